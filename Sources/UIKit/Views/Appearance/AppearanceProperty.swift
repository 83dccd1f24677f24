internal import Foundation

/// A property that classes can give all their instances; see ``UIAppearance``.
@MainActor struct AppearanceProperty {
  /// Gives a view the value that a prototype has, if that has one and the view has none of its own.
  let hand: (_ prototype: UIView, _ view: UIView) -> Void

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

  /// A property that has a usual value unless set.
  private static func usual<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ usual: Value
  ) -> AppearanceProperty {
    AppearanceProperty { prototype, view in
      guard let from = prototype as? View, let to = view as? View, to[keyPath: path] == usual,
        from[keyPath: path] != usual
      else { return }
      to[keyPath: path] = from[keyPath: path]
    }
  }

  /// All that are known here.
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
    usual(\UINavigationBar.barStyle, .default), usual(\UINavigationBar.isTranslucent, true),
    usual(\UINavigationBar.prefersLargeTitles, false), usual(\UINavigationBar.grounds, [:]),
    optional(\UITabBar.barTintColor), optional(\UITabBar.unselectedItemTintColor),
    optional(\UITabBar.backgroundImage), optional(\UITabBar.shadowImage),
    optional(\UITabBar.statedAppearance), optional(\UITabBar.scrollEdgeAppearance),
    usual(\UITabBar.barStyle, .default), usual(\UITabBar.isTranslucent, true),
    optional(\UIToolbar.barTintColor), optional(\UIToolbar.statedAppearance),
    optional(\UIToolbar.compactAppearance), optional(\UIToolbar.scrollEdgeAppearance),
    usual(\UIToolbar.barStyle, .default), usual(\UIToolbar.isTranslucent, true),
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
