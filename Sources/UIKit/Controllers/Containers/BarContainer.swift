internal import Foundation
internal import ViewArrangements

/// A container that shows one child at a time, with its own bars.
@MainActor protocol BarContainer: UIViewController {
  /// The visible child.
  var shownController: UIViewController? { get }
  /// Places the bars and the visible child's view.
  func arrange()
}

/// The view of a container: the child's view fills it, the bars are in front.
final class BarContainerView: UIView {
  weak var container: (any BarContainer)?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.arrange()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    container?.arrange()
  }
}

extension BarContainer {
  /// Creates the container's view.
  func makeView(with bars: [UIView]) -> UIView {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.container = self
    for bar in bars { view.addSubview(bar) }
    return view
  }

  /// An arrangement of the container's view without bars.
  var emptyArrangement: BarArrangement {
    BarArrangement(bounds: view.bounds, safeArea: view.viewNode.margins.safeArea)
  }

  /// Whether the child's view extends behind a bar.
  func extends(_ controller: UIViewController, behind edge: UIRectEdge, isTranslucent: Bool) -> Bool
  {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Inserts the child's view at the back of the container's view and removes the former child's view.
  ///
  /// - Parameter old: The former child.
  func exchange(_ old: UIViewController?, animated: Bool) {
    guard isViewLoaded, old !== shownController else { return arrangeIfLoaded() }
    let isVisible = appearance.isVisible
    if isVisible {
      old?.beginAppearanceTransition(false, animated: animated)
      shownController?.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showView()
    if isVisible {
      old?.endAppearanceTransition()
      shownController?.endAppearanceTransition()
    }
  }

  /// Inserts the child's view at the back of the container's view.
  func showView() {
    if let shown = shownController?.view, shown.superview !== view {
      shown.translatesAutoresizingMaskIntoConstraints = true
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(shown, at: 0)
    }
    arrange()
  }

  func arrangeIfLoaded() { if isViewLoaded { arrange() } }

  /// Sets frame and safe area of the child's view.
  func place(_ arrangement: BarArrangement) {
    guard let shown = shownController, let content = shown.viewIfLoaded, content.superview === view
    else { return }
    content.frame = arrangement.contentFrame
    shown.barInsets = arrangement.contentInsets
  }
}
