internal import LayoutTree

/// The content of a view as a value that creates the view.
///
/// - SeeAlso: Apple, "UIContentConfiguration".
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view with this configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  ///
  /// A configuration that does not depend on states returns itself.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, which can be replaced.
///
/// - SeeAlso: Apple, "UIContentView".
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The configuration.
  var configuration: any UIContentConfiguration { get set }
}

/// The state that a configuration may depend on.
///
/// - SeeAlso: Apple, "UIConfigurationState".
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
///
/// - SeeAlso: Apple, "UICellConfigurationState".
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell stays at an edge.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell's children are shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is moved among others.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the program's.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of a value of the program's in a state.
///
/// - SeeAlso: Apple, "UIConfigurationStateCustomKey".
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is not a cell.
///
/// - SeeAlso: Apple, "UIViewConfigurationState".
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view stays at an edge.
  public var isPinned = false
  /// Creates a normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows configurations in content views of cells.
@MainActor enum ConfiguredContent {
  /// Shows a configuration; reuses the view of the former configuration if possible.
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
