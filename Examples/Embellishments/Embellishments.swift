import Stages
import UIKit

/// Prints where layout puts a picture with a shadow, with and without its alignment insets, and a view that
/// overrides the two functions between frame and alignment rectangle.
///
/// `Embellishments FILE` also writes the three, with a badge and with what is aligned in yellow, as a PNG
/// file.
@main
struct Embellishments {
  /// The rectangle in which each view is centred, in points.
  static let screen = CGRect(x: 0, y: 0, width: 320, height: 504)

  @MainActor static func main() throws {
    print(report)
    guard let path = CommandLine.arguments.dropFirst().first else { return }
    try picture().write(to: URL(fileURLWithPath: path))
  }

  /// The picture as it is, with insets, with insets and a badge, and the view that draws its shadow.
  @MainActor static func picture() throws -> Data {
    let badged = UIImageView(image: ShadowedTile.badged)
    let views = [
      UIImageView(image: ShadowedTile.plain), UIImageView(image: ShadowedTile.aligned), badged,
      TileView(),
    ]
    return try Stage.picture(
      of: views.map {
        $0.isOpaque = false
        return Stage($0, size: CGSize(width: 240, height: 240), showsAlignment: true)
      })
  }

  /// Three paragraphs of three lines.
  @MainActor static var report: String {
    [
      ("Picture with a shadow", UIImageView(image: ShadowedTile.plain)),
      ("The same with insets", UIImageView(image: ShadowedTile.aligned)),
      ("View that draws its shadow", TileView()),
    ].map { title, view in
      center(view)
      return """
        \(title)
          Frame: \(NSStringFromCGRect(view.frame))
          Intrinsic Content Size: \(NSStringFromCGSize(view.intrinsicContentSize))
          Alignment Rect: \(NSStringFromCGRect(view.alignmentRect(forFrame: view.frame)))
        """
    }.joined(separator: "\n")
  }

  /// Puts a view in the middle of the screen.
  @MainActor static func center(_ view: UIView) {
    let superview = UIView(frame: screen)
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
    superview.layoutIfNeeded()
  }
}
