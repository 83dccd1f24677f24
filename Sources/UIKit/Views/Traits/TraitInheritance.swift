/// Inheritance of traits and notification of their changes.
///
/// Views do not store traits: a view inherits those of the nearest controller above it, else of its window,
/// else of the main screen. A controller inherits those of its parent with the parent's overrides, else those
/// of its view's superview. The nearest view or controller with an appearance override determines the
/// appearance.
@MainActor enum TraitInheritance {
  static func traits(of view: UIView) -> UITraitCollection {
    // Uses the properties, which subclasses of controllers, windows and views may override.
    let inherited =
      view.viewController?.traitCollection ?? view.superview?.traitCollection
      ?? UIScreen.main.traitCollection
    return inherited.with(view.overrideUserInterfaceStyle)
  }

  static func traits(of controller: UIViewController) -> UITraitCollection {
    let traits = inherited(by: controller).with(controller.storedStyle)
    guard Presentation.isElevated(controller), traits.userInterfaceLevel != .elevated else {
      return traits
    }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .elevated)])
  }

  private static func inherited(by controller: UIViewController) -> UITraitCollection {
    if let parent = controller.parent {
      let inherited = parent.traitCollection
      guard let override = parent.overrideTraitCollection(forChild: controller) else {
        return inherited
      }
      return UITraitCollection(traitsFrom: [inherited, override])
    }
    if let above = controller.viewIfLoaded?.superview { return above.traitCollection }
    return controller.presentingViewController?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Runs a change and notifies all views and controllers below the given views whose traits it changed: a
  /// controller before its view, parents before children.
  static func changing(below views: [UIView], _ change: () -> Void) {
    var environments: [any UITraitEnvironment] = []
    for view in views {
      for node in view.viewNode.preorder() {
        guard let view = node.host as? UIView else { continue }
        if let controller = view.viewController { environments.append(controller) }
        environments.append(view)
      }
    }
    let before = environments.map(\.traitCollection)
    change()
    for (environment, old) in zip(environments, before) where environment.traitCollection != old {
      let new = environment.traitCollection
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        (environment as? any TextSizeFollower)?.follow(new)
      }
      if new.userInterfaceStyle != old.userInterfaceStyle {
        (environment as? any AppearanceFollower)?.appearanceChanged()
      }
      environment.traitCollectionDidChange(old)
      TraitChanges.notify(environment, from: old)
    }
  }
}

/// A view whose font follows the preferred text size.
@MainActor protocol TextSizeFollower: UIView {
  /// Whether the font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get }
  /// Updates the font to the text size of traits.
  func takeFont(_ traits: UITraitCollection)
}

extension TextSizeFollower {
  func follow(_ traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { takeFont(traits) }
  }
}

extension UILabel: TextSizeFollower {
  func takeFont(_ traits: UITraitCollection) {
    if let new = font.following(traits), new !== font { font = new }
  }
}

extension UITextField: TextSizeFollower {
  func takeFont(_ traits: UITraitCollection) {
    if let new = font?.following(traits), new !== font { font = new }
  }
}

extension UITextView: TextSizeFollower {
  func takeFont(_ traits: UITraitCollection) {
    if let new = font?.following(traits), new !== font { font = new }
  }
}

/// A view whose size depends on the appearance.
@MainActor protocol AppearanceFollower: UIView {
  /// Called when the appearance changed, before the view is notified.
  func appearanceChanged()
}
