/// The priority of a constraint or a natural size: above 0, up to 1000, which is required.
///
/// One value under two names: `UILayoutPriority` and `NSLayoutConstraint.Priority`.
///
/// ```swift
/// let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// let bar = UIView()
/// row.addSubview(bar)
/// bar.translatesAutoresizingMaskIntoConstraints = false
/// bar.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor).isActive = true
/// let wish = bar.widthAnchor.constraint(equalToConstant: 400)
/// wish.priority = .defaultHigh
/// wish.isActive = true
/// row.layoutIfNeeded()
/// print(bar.frame.width, wish.priority.rawValue)  // 320.0 750.0
/// ```
///
/// - Units: None; only the order counts, since levels are solved one after the other.
/// - Errors: The value takes any number. A constraint refuses one outside of its range; natural sizes and fitting
///   take any.
/// - Complexity: O(1); every priority in use is a level of the solver.
/// - SeeAlso: Apple, "UILayoutPriority"; `Rules/Constraints.md#priority-constants`,
///   `Rules/Constraints.md#priorities-are-levels`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value.
  public var rawValue: Float

  /// Creates a priority from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Required: 1000.
  public static let required = LayoutPriority(1000)
  /// The compression resistance of a button's content: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// Dragging that may resize the scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The scene keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Dragging that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The content hugging of a view: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size in fitting: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// The priority clamped to the range of constraints: 0 and NaN become the smallest priority, larger values
  /// become required.
  var usable: Float { rawValue > 0 ? min(rawValue, 1000) : .leastNonzeroMagnitude }

  /// Whether the first priority is lower.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

// Priorities are mostly written as a little more or less than a named one. UIKit has no such operators, so that packages
// declare their own, which win.
extension LayoutPriority {
  /// A priority raised by a number; the caller handles a result outside 0 to 1000.
  @_disfavoredOverload public static func + (priority: LayoutPriority, step: Float)
    -> LayoutPriority
  {
    LayoutPriority(priority.rawValue + step)
  }
  /// A priority lowered by a number.
  @_disfavoredOverload public static func - (priority: LayoutPriority, step: Float)
    -> LayoutPriority
  {
    LayoutPriority(priority.rawValue - step)
  }
  /// Raises a priority by a number.
  @_disfavoredOverload public static func += (priority: inout LayoutPriority, step: Float) {
    priority = priority + step
  }
  /// Lowers a priority by a number.
  @_disfavoredOverload public static func -= (priority: inout LayoutPriority, step: Float) {
    priority = priority - step
  }
}
