internal import LayoutTree

/// What a view shows, as a value from which the view can be made.
///
/// - SeeAlso: Apple, "UIContentConfiguration".
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state; what does not change with states returns itself.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can be given another one.
///
/// - SeeAlso: Apple, "UIContentView".
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// What a configuration may follow.
///
/// - SeeAlso: Apple, "UIConfigurationState".
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// What is true of a cell at the moment.
///
/// - SeeAlso: Apple, "UICellConfigurationState".
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell is being touched.
  public var isHighlighted = false

  /// A state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Puts what a configuration makes into content views of cells.
@MainActor enum ConfiguredContent {
  /// Shows a configuration: in the view that shows the former one where there is such a view.
  static func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    guard let configuration else {
      for view in content.subviews where view is any UIContentView { view.removeFromSuperview() }
      return
    }
    let made = configuration.makeContentView()
    content.subviews.forEach { $0.removeFromSuperview() }
    made.translatesAutoresizingMaskIntoConstraints = false
    made.preservesSuperviewLayoutMargins = true
    content.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}
