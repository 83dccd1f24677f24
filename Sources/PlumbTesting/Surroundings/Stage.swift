internal import AppKit
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import UIKit

/// A screen or window with a laid-out view; the view stays there until the stage ends.
@MainActor struct Stage {
  /// The view or controller on a stage.
  enum Subject {
    /// A UIKit view.
    case view(UIView)
    /// A controller with its view.
    case controller(UIViewController)
    /// An AppKit view.
    case macView(NSView)
  }

  /// The view to check.
  let view: any ViewHost
  private let setting: LayoutSetting
  private let subject: Subject
  private var window: UIWindow?
  /// The appearance that an AppKit view specified before.
  private var oldAppearance: NSAppearance?

  /// Lays out a subject in a setting and performs work, while the screen and the application have that setting.
  ///
  /// A view on a device fills the screen if its frame determines its position, like a controller's view. If constraints
  /// determine it, the view starts at the upper leading corner of the safe area and is no larger than that area.
  /// Without a device, a view keeps its size; an empty view gets the smallest size that its constraints allow.
  static func with<Value>(
    _ setting: LayoutSetting, _ subject: () -> Subject, _ work: (Stage) -> Value
  ) -> Value {
    UIScreen.main.simulate(setting.surroundings) {
      AppKitToolkit(generation: .current).simulate(setting.surroundings) {
        let stage = Stage(setting, subject())
        defer { stage.end() }
        return work(stage)
      }
    }
  }

  private init(_ setting: LayoutSetting, _ subject: Subject) {
    self.setting = setting
    self.subject = subject
    switch subject {
    case .view(let own):
      view = own
      let window = Self.window(setting)
      self.window = window
      place(own, in: window)
      follow(in: window)
    case .controller(let controller):
      let window = Self.window(setting)
      self.window = window
      window.rootViewController = controller
      view = controller.view
      follow(in: window)
    case .macView(let own):
      view = own
      own.removeFromSuperview()
      oldAppearance = own.appearance
      if let appearance = setting.appearance {
        own.appearance = NSAppearance(named: appearance.name)
      }
      if let size = setting.size { own.frame.size = size }
      if own.frame.size == .zero { own.frame.size = own.fittedFrameSize }
      for node in own.node.preorder() {
        guard let inner = node.host as? NSView else { continue }
        inner.userInterfaceLayoutDirection = setting.isRightToLeft ? .rightToLeft : .leftToRight
      }
      own.layoutSubtreeIfNeeded()
    }
  }

  private func place(_ view: UIView, in window: UIWindow) {
    if setting.device == nil {
      if view.frame.size == .zero {
        view.frame.size = view.fittedFrameSize()
      }
      window.frame.size = CGSize(width: view.frame.maxX, height: view.frame.maxY)
      window.setSafeArea(.zero)
      window.addSubview(view)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = window.bounds
      window.addSubview(view)
    } else {
      window.addSubview(view)
      let safeArea = window.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safeArea.topAnchor),
        view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.trailingAnchor),
        view.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
      ])
    }
  }

  /// A window on the screen with a text size other than the setting's, so that views are notified of the change.
  private static func window(_ setting: LayoutSetting) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let isSmall = setting.textSize == .extraSmall
    window.setTraits(
      UITraitCollection(preferredContentSizeCategory: isSmall ? .small : .extraSmall))
    return window
  }

  /// Updates views that were created before the screen's direction and traits changed, and lays them out.
  private func follow(in window: UIWindow) {
    for node in window.node.preorder() {
      guard let view = node.host as? UIView, view.semanticContentAttribute == .unspecified else {
        continue
      }
      node.isRightToLeft = setting.isRightToLeft
    }
    window.setTraits(UIScreen.main.traitCollection)
    if let appearance = setting.appearance { window.overrideUserInterfaceStyle = appearance.style }
    window.layoutIfNeeded()
  }

  /// The number of pixels per point.
  var scale: Double { setting.device == nil ? 2 : Double(UIScreen.main.scale) }

  /// The view and its subviews as a PNG file; nil if the view has no area.
  func picture(scale: Double? = nil) -> Data? {
    let scale = CGFloat(scale ?? self.scale)
    switch view {
    case _ where setting.showsScreen: return try? window?.screenPNGData(scale: scale)
    case let view as UIView: return try? view.pngData(scale: scale)
    case let view as NSView: return try? view.pngData(scale: scale)
    default: return nil
    }
  }

  /// Removes the view, so that another stage or the test can use it.
  private func end() {
    window?.rootViewController = nil
    switch subject {
    case .view(let view): view.removeFromSuperview()
    case .macView(let view): view.appearance = oldAppearance
    case .controller: break
    }
  }
}
