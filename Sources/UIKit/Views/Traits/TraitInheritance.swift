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
    let environments = views.flatMap(environments)
    let before = environments.map(\.traitCollection)
    change()
    for (environment, old) in zip(environments, before) where environment.traitCollection != old {
      notify(environment, from: old)
    }
  }

  /// The view, what is below it and their controllers, from the top.
  private static func environments(_ view: UIView) -> [any UITraitEnvironment] {
    var environments: [any UITraitEnvironment] = []
    for node in view.viewNode.preorder() {
      guard let view = node.host as? UIView else { continue }
      if let controller = view.viewController { environments.append(controller) }
      environments.append(view)
    }
    return environments
  }

  private static func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection) {
    let new = environment.traitCollection
    (environment as? UIView)?.noticedTraits = new
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

  /// Moves a view, and notifies it and what is below it if it inherits other traits in the new place.
  ///
  /// - Complexity: O(depth) once a program overrides traits, and O(views below) if they change.
  static func moving(_ view: UIView, _ move: () -> Void) {
    guard hasOverrides else { return move() }
    // A view whose place is gone keeps the traits that it had there.
    let before = view.noticedTraits ?? view.traitCollection
    move()
    let after = view.traitCollection
    guard before != after else { return }
    // Views with overrides of their own keep them.
    for environment in environments(view) where environment.traitCollection == after {
      notify(environment, from: before)
    }
  }
}

/// Overrides of traits; until a program states one, views inherit the screen's wherever they are.
extension TraitInheritance {
  /// Whether a program stated any.
  static var hasOverrides = false
  /// Whether any states a direction.
  static var statesDirection = false

  /// Records that a program states traits.
  static func state(_ traits: UITraitCollection?) {
    guard let traits else { return }
    hasOverrides = true
    if traits.layoutDirection != .unspecified { statesDirection = true }
  }

  fileprivate static func direction(of traits: UITraitCollection) -> UIUserInterfaceLayoutDirection
  { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIView {
  /// The traits of the last notification; nil before one.
  fileprivate var noticedTraits: UITraitCollection? {
    get { extras?.noticedTraits }
    set { change { $0.noticedTraits = newValue } }
  }
  /// Sets the direction of the layout to the effective one.
  func takeDirection() {
    viewNode.isRightToLeft =
      UIView.userInterfaceLayoutDirection(
        for: semanticContentAttribute, relativeTo: inheritedDirection) == .rightToLeft
    // An override decides.
    viewNode.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  /// The direction of the inherited traits; the program's without overrides.
  private var inheritedDirection: UIUserInterfaceLayoutDirection {
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
