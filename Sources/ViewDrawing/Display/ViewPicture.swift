package import Drawing
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
    return try data(of: ViewLayers(of: view), as: format, scale: scale)
  }

  /// Returns the parts of a picture that are drawn otherwise than on Apple's systems; none of an empty view.
  package static func omissions(of view: any DrawnHost) -> PictureOmissions {
    view.node.layoutIfNeeded()
    let layers = ViewLayers(of: view)
    // Vectors need no bitmap.
    guard let context = PictureFormat.svg.context(size: layers.size, scale: 1) else {
      return PictureOmissions()
    }
    var renderer = ViewRenderer(context)
    renderer.draw(layers)
    return context.omissions
  }

  /// Draws layers, which are laid out.
  ///
  /// - Parameter scale: The number of pixels per point of a PNG.
  /// - Throws: An error if the picture is empty or exceeds the maximum size of a picture.
  package static func data(
    of layers: ViewLayers, as format: PictureFormat, scale: Double = 1
  ) throws(Failure) -> Data {
    let subject = layers.subject?.node.label ?? "A picture"
    guard let context = format.context(size: layers.size, scale: scale) else {
      throw Failure(description: "\(subject) of \(layers.size) is not a valid size of a picture.")
    }
    var renderer = ViewRenderer(context)
    renderer.draw(layers)
    do {
      return try format.data(from: context)
    } catch {
      throw Failure(description: "The picture of \(subject) cannot be written: \(error).")
    }
  }
}
