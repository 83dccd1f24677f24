import Stages
import UIKit

/// Draws a picture with ornaments twice into the middle of a view: above as it is, below aligned by what it
/// shows; prints where both stand.
///
/// `BadgedArtwork FILE` also writes both side by side, with what is aligned in yellow, as a PNG file.
@main
struct BadgedArtwork {
  @MainActor static func main() throws {
    let scene = Scene(picture: RabbitPicture(size: CGSize(width: 160, height: 240)))
    print(scene.report)
    guard let path = CommandLine.arguments.dropFirst().first else { return }
    try scene.stages().write(to: URL(fileURLWithPath: path))
  }
}

extension Scene {
  /// The picture in the middle of a background without and with insets, with what is aligned in yellow.
  func stages() throws -> Data {
    let size = CGSize(width: 240, height: 280)
    return try Stage.picture(
      of: [picture.image.withAlignmentRectInsets(.zero), picture.image].map {
        Stage(UIImageView(image: $0), size: size, showsAlignment: true)
      })
  }
}

/// Two image views with the same picture, both centred in a view of 400 by 560.
@MainActor struct Scene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 560))
  let picture: RabbitPicture
  let plain: UIImageView
  let aligned: UIImageView

  init(picture: RabbitPicture) {
    self.picture = picture
    plain = UIImageView(image: picture.image.withAlignmentRectInsets(.zero))
    aligned = UIImageView(image: picture.image)
    view.backgroundColor = .white
    for (imageView, offset) in [(plain, -140), (aligned, 140)] as [(UIImageView, CGFloat)] {
      imageView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(imageView)
      NSLayoutConstraint.activate([
        imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset),
      ])
    }
    view.layoutIfNeeded()
  }

  /// The rabbit's box inside an image view, in the scene.
  func rabbit(in imageView: UIImageView) -> CGRect {
    picture.alignmentRect.offsetBy(dx: imageView.frame.minX, dy: imageView.frame.minY)
  }

  /// What was drawn where, one line each.
  var report: String {
    [
      "destination: \(NSStringFromCGRect(picture.destination))",
      "alignment rectangle: \(NSStringFromCGRect(picture.alignmentRect))",
      "insets: \(NSStringFromUIEdgeInsets(picture.image.alignmentRectInsets))",
      "badge: \(NSStringFromCGRect(picture.badge))",
      "plain: frame \(NSStringFromCGRect(plain.frame)), rabbit's middle \(rabbit(in: plain).midX)",
      "aligned: frame \(NSStringFromCGRect(aligned.frame)), rabbit's middle \(rabbit(in: aligned).midX)",
    ].joined(separator: "\n")
  }
}
