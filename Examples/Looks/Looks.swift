import UIKit

/// Draws the pictures of the catalogue `Looks.xcassets`: to be started in the package's folder.
///
/// `plumb render Examples/Looks.xib --appearance dark -o looks.png` then shows what the catalogue makes of them.
@main
struct Looks {
  @MainActor static func main() throws {
    for artwork in Artwork.all {
      for scale in 1...3 {
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(scale)
        let renderer = UIGraphicsImageRenderer(size: artwork.size, format: format)
        let file = "\(artwork.name)\(scale == 1 ? "" : "@\(scale)x").png"
        try renderer.pngData { artwork.draw($0.cgContext) }.write(
          to: URL(fileURLWithPath: "Examples/Looks.xcassets/\(artwork.set).imageset/\(file)"))
      }
    }
  }
}
