internal import Foundation

/// A property that an appearance proxy can set on all instances; see ``UIAppearance``.
@MainActor struct AppearanceProperty {
  /// Copies the prototype's value to a view, if the prototype has one and the view does not.
  let apply: (_ prototype: UIView, _ view: UIView) -> Void

  /// A property that is nil unless set.
  private static func optional<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value?>
  ) -> AppearanceProperty {
    AppearanceProperty { prototype, view in
      guard let from = prototype as? View, let to = view as? View, to[keyPath: path] == nil,
        let value = from[keyPath: path]
      else { return }
      to[keyPath: path] = value
    }
  }

  /// A property with a default value.
  private static func defaulting<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ defaultValue: Value
  ) -> AppearanceProperty {
    AppearanceProperty { prototype, view in
      guard let from = prototype as? View, let to = view as? View,
        to[keyPath: path] == defaultValue,
        from[keyPath: path] != defaultValue
      else { return }
      to[keyPath: path] = from[keyPath: path]
    }
  }

  /// All supported properties.
  static let all: [AppearanceProperty] = [
    AppearanceProperty { prototype, view in
      guard view.ownTintColor == nil, let color = prototype.ownTintColor else { return }
      view.tintColor = color
    },
    optional(\UIView.backgroundColor),
    optional(\UINavigationBar.barTintColor), optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.shadowImage),
    optional(\UINavigationBar.backIndicatorImage),
    optional(\UINavigationBar.backIndicatorTransitionMaskImage),
    optional(\UINavigationBar.statedAppearance), optional(\UINavigationBar.compactAppearance),
    optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactScrollEdgeAppearance),
    defaulting(\UINavigationBar.barStyle, .default),
    defaulting(\UINavigationBar.isTranslucent, true),
    defaulting(\UINavigationBar.prefersLargeTitles, false),
    defaulting(\UINavigationBar.backgrounds, [:]),
    optional(\UITabBar.barTintColor), optional(\UITabBar.unselectedItemTintColor),
    optional(\UITabBar.backgroundImage), optional(\UITabBar.shadowImage),
    optional(\UITabBar.statedAppearance), optional(\UITabBar.scrollEdgeAppearance),
    defaulting(\UITabBar.barStyle, .default), defaulting(\UITabBar.isTranslucent, true),
    optional(\UIToolbar.barTintColor), optional(\UIToolbar.statedAppearance),
    optional(\UIToolbar.compactAppearance), optional(\UIToolbar.scrollEdgeAppearance),
    defaulting(\UIToolbar.barStyle, .default), defaulting(\UIToolbar.isTranslucent, true),
    optional(\UISearchBar.barTintColor),
    optional(\UISwitch.onTintColor), optional(\UISwitch.thumbTintColor),
    optional(\UISlider.minimumTrackTintColor), optional(\UISlider.maximumTrackTintColor),
    optional(\UISlider.thumbTintColor),
    optional(\UIPageControl.pageIndicatorTintColor),
    optional(\UIPageControl.currentPageIndicatorTintColor),
    optional(\UIProgressView.progressTintColor), optional(\UIProgressView.trackTintColor),
    optional(\UISegmentedControl.selectedSegmentTintColor),
    optional(\UIActivityIndicatorView.color),
  ]
}
