import Foundation
import Testing
import UIKit

// Seed 001, "Alignment Rectangles In Code": the listing as it stands.

extension UIImageView {
  convenience init?(
    named name: String, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) {
    guard let image = UIImage(named: name) else {
      return nil
    }
    let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    let insetImage = image.withAlignmentRectInsets(insets)
    self.init(image: insetImage)
  }
}

private final class ShadowViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupCrazyShadow()
  }

  private func setupCrazyShadow() {
    guard
      let imageView = UIImageView(named: "CrazyShadow", top: 0, left: 0, bottom: 30, right: 30)
    else {
      fatalError("Cannot create image, check asset catalog")
    }

    view.addSubview(imageView)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

/// The catalogue stands among the package's resources; nothing says where.
@MainActor struct Seed001Tests {
  /// "the green image is now centered in the view", "the yellow alignment rectangle now matches the green
  /// image".
  @Test func theControllerCentresTheImage() throws {
    let controller = ShadowViewController()
    controller.view.layoutIfNeeded()
    let imageView = try #require(controller.view.subviews.first)
    let core = imageView.alignmentRect(forFrame: imageView.frame)
    #expect(core.size == CGSize(width: 120, height: 120))
    #expect(CGPoint(x: core.midX, y: core.midY) == controller.view.center)
    #expect(imageView.frame.size == CGSize(width: 150, height: 150))
  }

  /// "By default when you create an image it has an alignment rectangle that matches its frame".
  @Test func anImageHasNoInsetsAtFirst() throws {
    let image = try #require(UIImage(named: "CrazyShadow"))
    #expect(image.alignmentRectInsets == .zero)
    let view = UIImageView(image: image)
    #expect(view.alignmentRect(forFrame: view.frame) == view.frame)
    #expect(view.intrinsicContentSize == CGSize(width: 150, height: 150))
  }

  /// "Use the original image to create a new image": the original keeps its insets.
  @Test func theOriginalKeepsItsInsets() throws {
    let image = try #require(UIImage(named: "CrazyShadow"))
    let inset = image.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30))
    #expect(image.alignmentRectInsets == .zero)
    #expect(inset.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30))
  }
}
