package import Foundation
internal import LayoutTree

/// Pictures of a view and its subviews, as a file.
@MainActor package enum ViewPicture {
  /// The reason why there is no picture.
  package struct Failure: Error, CustomStringConvertible {
    /// A sentence.
    package let description: String
  }

  /// Lays out the view's tree and draws the view.
  ///
  /// The view's position and transform are ignored. Parts that nothing covers are transparent.
  ///
  /// - Parameter scale: The number of pixels per point of a PNG.
  /// - Throws: An error if the view is empty or exceeds the maximum size of a picture.
  package static func data(
    of view: any DrawnHost, as format: PictureFormat, scale: Double = 1
  ) throws(Failure) -> Data {
    view.node.layoutIfNeeded()
    let size = view.node.bounds.size
    guard let context = format.context(size: size, scale: scale) else {
      throw Failure(description: "\(view.node.label) of \(size) is not a valid size of a picture.")
    }
    var renderer = ViewRenderer(context)
    renderer.draw(view, in: CGRect(origin: .zero, size: size))
    do {
      return try format.data(from: context)
    } catch {
      throw Failure(description: "The picture of \(view.node.label) cannot be written: \(error).")
    }
  }
}
