package import Drawing
package import Foundation

/// A picture of a view and everything below it, as a file.
@MainActor package enum ViewPicture {
  /// The kinds of files.
  package enum Format: Sendable {
    /// Pixels, so many a point.
    case png(scale: Double)
    /// A page of the view's size in points.
    case pdf
    /// A document of the view's size in points.
    case svg
  }

  /// Why there is no picture.
  package struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    package let description: String
  }

  /// Lays a view's tree out and draws the view.
  ///
  /// Where the view lies in its superview and its own transform play no part. What is behind it stays clear.
  ///
  /// - Throws: For a view without area, or one larger than a picture may be.
  package static func data(of view: any DrawnHost, as format: Format) throws(Failure) -> Data {
    view.node.layoutIfNeeded()
    let size = view.node.bounds.size
    let context: CGContext? =
      switch format {
      case .png(let scale): CGContext.bitmap(size: size, scale: scale)
      case .pdf: CGContext.pdf(size: size)
      case .svg: CGContext.svg(size: size)
      }
    guard let context else {
      throw Failure(description: "\(view.node.label) of \(size) is no size of a picture.")
    }
    var renderer = ViewRenderer(context)
    renderer.draw(view, in: CGRect(origin: .zero, size: size))
    switch format {
    case .png:
      guard let image = context.makeImage() else {
        throw Failure(description: "The picture of \(view.node.label) cannot be read back.")
      }
      do {
        return try image.pngData()
      } catch {
        throw Failure(description: "The picture of \(view.node.label) cannot be written: \(error).")
      }
    case .pdf, .svg:
      guard let data = context.finish() else {
        throw Failure(description: "The picture of \(view.node.label) cannot be written.")
      }
      return data
    }
  }
}
