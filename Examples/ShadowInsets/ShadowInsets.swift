import NibBuilding
import Stages
import UIKit

/// Centres a box with a large shadow: as it is, with insets given in code, and with those of an asset
/// catalogue, which states them in pixels of each file.
///
/// `ShadowInsets picture FILE` writes the box without insets, with what is aligned shown, and with insets, as
/// a PNG file. `ShadowInsets artwork` regenerates the catalogue's pictures; run it in the package's folder.
@main
struct ShadowInsets {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "picture", let path = arguments.dropFirst().first {
      return try picture().write(to: URL(fileURLWithPath: path))
    }
    guard CommandLine.arguments.dropFirst().first == "artwork" else {
      return print(try report(folder: "Examples"))
    }
    for (scale, suffix) in [(1.0, ""), (2, "@2x"), (3, "@3x")] {
      try BoxArtwork.renderer(scale: scale).pngData(actions: BoxArtwork.draw).write(
        to: URL(fileURLWithPath: "Examples/Shadow.xcassets/Shadow.imageset/Shadow\(suffix).png"))
    }
  }

  /// A picture of the catalogue `Shadow.xcassets` in a folder, as a screen of a scale gets it.
  @MainActor static func catalogued(_ folder: String, scale: Double) throws -> UIImage {
    let lookup = ImageLookup(documentPath: "\(folder)/Shadow.storyboard", scale: scale)
    guard let file = lookup.file(named: "Shadow", report: { print($0) }),
      let image = UIImage(
        data: try Data(contentsOf: URL(fileURLWithPath: file.path)), scale: CGFloat(file.scale))
    else { throw CocoaError(.fileReadCorruptFile) }
    let insets = file.alignmentInsets
    return image.withAlignmentRectInsets(
      UIEdgeInsets(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right)))
  }

  /// The box without insets, the same with its alignment rectangle shown, and with insets in code.
  @MainActor static func picture() throws -> Data {
    let plain = BoxArtwork.renderer(scale: 2).image(actions: BoxArtwork.draw)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30)
    let size = CGSize(width: 200, height: 200)
    return try Stage.picture(of: [
      Stage(UIImageView(image: plain), size: size, showsAlignment: false),
      Stage(UIImageView(image: plain), size: size, showsAlignment: true),
      Stage(UIImageView(plain, alignedBy: insets), size: size, showsAlignment: true),
    ])
  }

  /// Where the picture's frame stands on the screen of 375 by 812 points.
  @MainActor static func frame(of imageView: UIImageView) -> CGRect {
    let controller = ShadowController(imageView)
    controller.view.layoutIfNeeded()
    return imageView.frame
  }

  /// One line for each way to say what is to be aligned.
  @MainActor static func report(folder: String) throws -> String {
    let plain = BoxArtwork.renderer(scale: 2).image(actions: BoxArtwork.draw)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30)
    var lines = [
      "without insets: \(NSStringFromCGRect(frame(of: UIImageView(image: plain))))",
      "insets in code: \(NSStringFromCGRect(frame(of: UIImageView(plain, alignedBy: insets))))",
    ]
    for scale in [1.0, 2, 3] {
      let image = try catalogued(folder, scale: scale)
      lines.append(
        "catalogue, \(Int(scale))x: \(NSStringFromCGRect(frame(of: UIImageView(image: image)))), "
          + "insets \(NSStringFromUIEdgeInsets(image.alignmentRectInsets)) "
          + "of \(image.cgImage?.width ?? 0) pixels")
    }
    return lines.joined(separator: "\n")
  }
}
