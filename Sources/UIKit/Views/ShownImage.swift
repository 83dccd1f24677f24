internal import LayoutTree
internal import ViewDrawing

// An image as a view shows it: in the view's appearance, direction and tint.
extension UIImage {
  /// The picture as a view of its traits shows it.
  @MainActor func resolved(for view: UIView) -> UIImage {
    guard content.family != nil else { return self }
    let variant = ImageVariant(
      isDark: view.shownAppearance == .dark, isRightToLeft: view.viewNode.isRightToLeft)
    return UIImage(content: content.resolved(variant))
  }

  /// The image as a view shows it: templates in a tint colour, and mirrored where its direction asks for it.
  @MainActor func shown(in view: UIView, tint: UIColor) -> UIImage {
    let direction = resolved(for: view).content
      .inDirection(isRightToLeft: view.viewNode.isRightToLeft)
    return UIImage(content: direction.inTint(tint.cgColor))
  }
}
