import UIKit

/// Prints where layout puts a picture with a shadow, with and without its alignment insets, and a view that
/// overrides the two functions between frame and alignment rectangle.
@main
struct Embellishments {
  /// The rectangle in which each view is centred, in points.
  static let screen = CGRect(x: 0, y: 0, width: 320, height: 504)

  @MainActor static func main() { print(report) }

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
