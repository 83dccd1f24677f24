internal import AppKit
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import UIKit

/// A screen or a window with something on it, laid out; views stay on it until its end.
@MainActor struct Stage {
  /// A view or controller on a stage.
  enum Subject {
    /// A view of UIKit.
    case view(UIView)
    /// A controller with its view.
    case controller(UIViewController)
    /// A view of AppKit.
    case macView(NSView)
  }

  /// The view that is judged.
  let view: any ViewHost
  private let setting: LayoutSetting
  private let subject: Subject
  private var window: UIWindow?
  /// The appearance that a view of AppKit stated before.
  private var oldAppearance: NSAppearance?

  /// Lays something out in a setting and does work on it, while the screen and the application are the setting's.
  ///
  /// A view on a device fills the screen where its frame places it, as a controller's view does. Where constraints are to
  /// place it, it starts at the upper leading corner of the safe area and is no larger than that. Without a device a view
  /// keeps its size, or gets the smallest one that its constraints admit where it has none.
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

  /// A window of the screen with another text size than the setting's, so that views are notified of it.
  private static func window(_ setting: LayoutSetting) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let isSmall = setting.textSize == .extraSmall
    window.setTraits(
      UITraitCollection(preferredContentSizeCategory: isSmall ? .small : .extraSmall))
    return window
  }

  /// Gives views that were made before the direction and the traits of the screen, and lays out.
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

  /// Pixels a point.
  var scale: Double { setting.device == nil ? 2 : Double(UIScreen.main.scale) }

  /// The view and what lies in it as a PNG file; nil where it has no area.
  func picture(scale: Double? = nil) -> Data? {
    let scale = CGFloat(scale ?? self.scale)
    switch view {
    case let view as UIView: return try? view.pngData(scale: scale)
    case let view as NSView: return try? view.pngData(scale: scale)
    default: return nil
    }
  }

  /// Takes the view away, so that another stage or the test has it.
  private func end() {
    window?.rootViewController = nil
    switch subject {
    case .view(let view): view.removeFromSuperview()
    case .macView(let view): view.appearance = oldAppearance
    case .controller: break
    }
  }
}
