package import Foundation
internal import IBDocument
internal import NibBuilding
internal import UIKit
package import Workbench

/// A storyboard with one centred image view, laid out with and without the image's alignment insets.
@MainActor package struct Adorned {
  /// The image view's numbers after layout; points, rectangles in the parent's coordinates.
  package struct Numbers: Hashable, Sendable {
    /// The frame, ornaments included.
    package let frame: CGRect
    /// The natural size, without ornaments.
    package let intrinsicContentSize: CGSize
    /// What the constraints speak of.
    package let alignmentRect: CGRect
  }

  private let laidOut: LaidOutDocument
  private let root: BuiltRoot
  private let imageView: UIImageView

  /// Lays out the storyboard of a folder.
  ///
  /// - Parameters:
  ///   - folder: Where `Adorned.storyboard` and `Adorned.xcassets` lie.
  ///   - usesInsets: Whether the image keeps its alignment insets.
  /// - Throws: `WorkbenchError` when the storyboard cannot be read or is another one.
  package init(folder: String, usesInsets: Bool = true) throws(WorkbenchError) {
    let path = folder + "/Adorned.storyboard"
    laidOut = try LaidOutDocument.read(path: path)
    root = try RootSelection.root(named: "Adorned", in: laidOut)
    let entry = root.views.first { $0.element.attribute("image") == "Adorned" }
    guard let view = entry?.view as? UIImageView, let image = view.image else {
      throw .notFound("\(path): The image view or its image is missing.")
    }
    imageView = view
    guard !usesInsets else { return }
    view.image = image.withAlignmentRectInsets(.zero)
    root.view.node.layoutIfNeeded()
  }

  /// The image view's numbers.
  package var numbers: Numbers {
    Numbers(
      frame: imageView.frame, intrinsicContentSize: imageView.intrinsicContentSize,
      alignmentRect: imageView.alignmentRect(forFrame: imageView.frame))
  }

  /// The scene as a PNG file; without a word on alignment rectangles the launch argument decides.
  ///
  /// - Throws: `WorkbenchError` when it cannot be drawn.
  package func png(showsAlignmentRects: Bool? = nil) throws(WorkbenchError) -> Data {
    try DocumentPicture(
      of: root, in: laidOut,
      options: PictureOptions(overlays: showsAlignmentRects.map { $0 ? [.alignmentRects] : [] })
    ).data
  }
}
