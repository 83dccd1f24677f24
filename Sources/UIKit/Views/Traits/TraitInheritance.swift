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
      if new.layoutDirection != old.layoutDirection { (environment as? UIView)?.takeDirection() }
      environment.traitCollectionDidChange(old)
      TraitChanges.notify(environment, from: old)
    }
  }
}

/// Whether an override of traits states a direction; until then it need not be looked for.
extension TraitInheritance {
  /// Whether any was stated.
  static var statesDirection = false

  /// Has views below one take the direction of the traits that they inherit now.
  ///
  /// - Complexity: O(views), and O(depth) for each controller.
  static func updateDirections(below view: UIView) {
    guard statesDirection else { return }
    var pending = [(view: view, direction: view.inheritedDirection)]
    while let next = pending.popLast() {
      let own = next.view.viewController.map { direction(of: $0.traitCollection) }
      let shown = own ?? next.direction
      next.view.takeDirection(shown)
      pending += next.view.subviews.map { ($0, shown) }
    }
  }

  fileprivate static func direction(of traits: UITraitCollection) -> UIUserInterfaceLayoutDirection
  { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIView {
  /// Sets the direction of the layout to the effective one.
  func takeDirection() { takeDirection(inheritedDirection) }

  fileprivate func takeDirection(_ inherited: UIUserInterfaceLayoutDirection) {
    viewNode.isRightToLeft =
      UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
      == .rightToLeft
    // An override decides.
    viewNode.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  /// The direction of the inherited traits; the program's without overrides.
  fileprivate var inheritedDirection: UIUserInterfaceLayoutDirection {
    guard !TraitInheritance.statesDirection else {
      return TraitInheritance.direction(of: traitCollection)
    }
    return UIApplication.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A view whose font follows the preferred text size.
@MainActor protocol TextSizeFollower: UIView, UIContentSizeCategoryAdjusting {
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
