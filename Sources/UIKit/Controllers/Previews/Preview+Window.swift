internal import Foundation
internal import LayoutTree
public import ViewPreviews

extension Preview {
  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The layout and the orientation; the last of a kind counts.
  ///   - body: Returns the view; called for each window.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits) { body() }
  }

  /// Creates a preview of a view controller.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The layout and the orientation; the last of a kind counts.
  ///   - body: Returns the controller; called for each window.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits) { body() }
  }

  /// Returns a visible window with the view or view controller, laid out; nil for a preview of AppKit.
  ///
  /// The traits determine the window's size: ``PreviewTrait/fixedLayout(width:height:)`` states it,
  /// ``PreviewTrait/sizeThatFitsLayout`` is the smallest size that constraints allow, and by default a view keeps its size.
  /// A view without a size, and a controller, fill the screen, which is turned as the traits request.
  ///
  /// Plumb's own. The window is visible until it is hidden.
  @MainActor public func makeWindow() -> UIWindow? {
    if let orientation, orientation.isLandscape != UIScreen.main.isLandscape {
      UIScreen.main.isLandscape = orientation.isLandscape
    }
    return makeWindow(showing: makeContent())
  }

  /// Returns a visible window with content of the preview; nil for content of AppKit.
  @MainActor package func makeWindow(showing content: AnyObject) -> UIWindow? {
    let window = UIWindow(frame: UIScreen.main.bounds)
    switch content {
    case let view as UIView: place(view, in: window)
    case let controller as UIViewController: place(controller, in: window)
    default: return nil
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @MainActor private func place(_ view: UIView, in window: UIWindow) {
    window.frame.size = size(view.frame.size) { view.fittedFrameSize() }
    view.frame = window.bounds
    window.addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    // The view's own constraints may require another size.
    let size = [
      view.widthAnchor.constraint(equalTo: window.widthAnchor),
      view.heightAnchor.constraint(equalTo: window.heightAnchor),
    ]
    for constraint in size { constraint.priority = .required - 1 }
    NSLayoutConstraint.activate(
      size + [
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
  }

  @MainActor private func place(_ controller: UIViewController, in window: UIWindow) {
    if layout != .standard {
      // The view is loaded here, since its size may depend on it.
      window.frame.size = size(controller.preferredContentSize) {
        controller.view.fittedFrameSize()
      }
    }
    window.rootViewController = controller
  }

  /// Returns the window's size for content with a size of its own; zero for content without one.
  @MainActor private func size(_ own: CGSize, fitting: () -> CGSize) -> CGSize {
    let screen = UIScreen.main.bounds.size
    switch layout {
    case .fixed(let size): return size
    case .standard: return own.isEmpty ? screen : own
    case .sizeThatFits:
      let fitted = fitting()
      return fitted.isEmpty ? (own.isEmpty ? screen : own) : fitted
    }
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}
