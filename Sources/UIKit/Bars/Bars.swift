public import Foundation

/// The bar above a controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// What the bar says.
  package var title: String?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.navigationBarHeight)
  }
}

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.toolbarHeight)
  }
}

/// A bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// A field to search with.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// What was typed.
  open var text: String?
  /// What is shown while nothing was typed.
  open var placeholder: String?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.searchBarHeight)
  }
}
