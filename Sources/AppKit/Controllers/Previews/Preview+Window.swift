internal import Foundation
internal import LayoutTree
public import ViewPreviews

extension Preview {
  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The layout; orientations have no effect.
  ///   - body: Returns the view; called for each window.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> NSView
  ) {
    self.init(name, traits: traits) { body() }
  }

  /// Creates a preview of a view controller.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The layout; orientations have no effect.
  ///   - body: Returns the controller; called for each window.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> NSViewController
  ) {
    self.init(name, traits: traits) { body() }
  }

  /// Returns a visible window without a title bar whose content is the view or the controller's view, laid out; nil for a
  /// preview of UIKit.
  ///
  /// The traits determine the size of the content: ``PreviewTrait/fixedLayout(width:height:)`` states it, and
  /// ``PreviewTrait/sizeThatFitsLayout`` is the smallest size that constraints allow. By default a view keeps its size,
  /// and a controller's view has its preferred or its own size; without one it is the smallest that constraints allow.
  ///
  /// Plumb's own. The window is visible until it is closed.
  @MainActor public func makeWindow() -> NSWindow? { makeWindow(showing: makeContent()) }

  /// Returns a visible window with content of the preview; nil for content of UIKit.
  @MainActor package func makeWindow(showing content: AnyObject) -> NSWindow? {
    let window = NSWindow()
    switch content {
    case let view as NSView:
      let size = size([view.frame.size], view)
      window.contentView = view
      window.setContentSize(size)
    case let controller as NSViewController:
      let view = controller.view
      let size = size([controller.preferredContentSize, view.frame.size], view)
      window.contentViewController = controller
      window.setContentSize(size)
    default: return nil
    }
    window.makeKeyAndOrderFront(nil)
    window.layoutIfNeeded()
    return window
  }

  /// Returns the size for a view: the first of its own sizes that is not empty, unless the layout states another one.
  @MainActor private func size(_ own: [NSSize], _ view: NSView) -> NSSize {
    let own = own.first { $0.width > 0 && $0.height > 0 }
    switch layout {
    case .fixed(let size): return size
    case .standard: return own ?? view.fittedFrameSize
    case .sizeThatFits:
      let fitted = view.fittedFrameSize
      return fitted.width > 0 && fitted.height > 0 ? fitted : own ?? fitted
    }
  }
}
