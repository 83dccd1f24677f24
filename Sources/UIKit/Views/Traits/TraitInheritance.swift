/// Where traits come from, and who hears that they changed.
///
/// Views keep no traits: a view's are those of the next controller above it, else its window's, else the
/// main screen's. A controller's are those of the controller around it with what that one overrides, else
/// those of what its view stands in. The nearest view or controller that says light or dark decides that.
@MainActor enum TraitInheritance {
  static func traits(of view: UIView) -> UITraitCollection {
    // Through the properties, which subclasses of controllers, windows and views may have overridden.
    let inherited =
      view.viewController?.traitCollection ?? view.superview?.traitCollection
      ?? UIScreen.main.traitCollection
    return inherited.with(view.overrideUserInterfaceStyle)
  }

  static func traits(of controller: UIViewController) -> UITraitCollection {
    inherited(by: controller).with(controller.ownStyle)
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

  /// Runs a change and tells everybody below some views whose traits it changed: a controller before its
  /// view, parents before children.
  static func changing(below views: [UIView], _ change: () -> Void) {
    var everybody: [any UITraitEnvironment] = []
    for view in views {
      for node in view.viewNode.preorder() {
        guard let view = node.host as? UIView else { continue }
        if let controller = view.viewController { everybody.append(controller) }
        everybody.append(view)
      }
    }
    let before = everybody.map(\.traitCollection)
    change()
    for (environment, old) in zip(everybody, before) where environment.traitCollection != old {
      let new = environment.traitCollection
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        (environment as? any TextSizeFollower)?.follow(new)
      }
      if new.userInterfaceStyle != old.userInterfaceStyle {
        (environment as? any AppearanceFollower)?.appearanceChanged()
      }
      environment.traitCollectionDidChange(old)
      TraitChanges.tell(environment, from: old)
    }
  }
}

/// A view whose font follows the text size that people choose.
@MainActor protocol TextSizeFollower: UIView {
  /// Whether it does.
  var adjustsFontForContentSizeCategory: Bool { get }
  /// Takes the font of its text style at the text size of traits.
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

/// A view whose size depends on light or dark.
@MainActor protocol AppearanceFollower: UIView {
  /// Called when the one became the other, before the view's own hears of it.
  func appearanceChanged()
}
