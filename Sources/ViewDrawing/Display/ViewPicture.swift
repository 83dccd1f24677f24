package import Foundation
internal import LayoutTree

/// A picture of a view and everything below it, as a file.
@MainActor package enum ViewPicture {
  /// A reason for which there is no picture.
  package struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    package let description: String
  }

  /// Lays a view's tree out and draws the view.
  ///
  /// Where the view lies in its superview and its own transform play no part. What is behind it stays clear.
  ///
  /// - Parameter scale: Pixels a point of a PNG.
  /// - Throws: For a view without area, or one larger than a picture may be.
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
