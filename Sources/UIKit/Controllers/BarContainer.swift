internal import Foundation
internal import ViewArrangements

/// A controller that shows one of its controllers at a time, with bars of its own around it.
@MainActor protocol BarContainer: UIViewController {
  /// The controller that is shown.
  var shownController: UIViewController? { get }
  /// Brings the bars and the shown view to their places.
  func arrange()
}

/// The view of a container: the shown view fills it, bars stand in front of that.
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
  /// Makes the container's view.
  func makeView(with bars: [UIView]) -> UIView {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.container = self
    for bar in bars { view.addSubview(bar) }
    return view
  }

  /// An arrangement in the container's view, before it has bars.
  var emptyArrangement: BarArrangement {
    BarArrangement(bounds: view.bounds, safeArea: view.viewNode.margins.safeArea)
  }

  /// Whether the shown controller wants its view to go on behind a bar.
  func extends(_ controller: UIViewController, behind edge: UIRectEdge, isTranslucent: Bool) -> Bool
  {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Puts the shown view at the back of the container's view, and takes the former one out.
  ///
  /// - Parameter old: The controller that was shown until now.
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

  /// Puts the shown view at the back of the container's view.
  func showView() {
    if let shown = shownController?.view, shown.superview !== view {
      shown.translatesAutoresizingMaskIntoConstraints = true
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(shown, at: 0)
    }
    arrange()
  }

  func arrangeIfLoaded() { if isViewLoaded { arrange() } }

  /// Gives the shown view its place and its safe area.
  func place(_ arrangement: BarArrangement) {
    guard let shown = shownController, let content = shown.viewIfLoaded, content.superview === view
    else { return }
    content.frame = arrangement.contentFrame
    shown.barInsets = arrangement.contentInsets
  }
}
