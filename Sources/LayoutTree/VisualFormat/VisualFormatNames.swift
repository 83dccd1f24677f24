internal import Foundation
internal import VisualFormats

/// The values of the names in a visual format.
@MainActor struct VisualFormatNames {
  /// The format, for errors.
  let text: String
  let metrics: [String: Any]
  let views: [String: Any]

  func item(_ view: VisualFormat.View) throws(VisualFormatError) -> any ConstraintItem {
    guard let value = NSLayoutConstraint.unwrapped(views[view.name]) else {
      throw error("\(view.name) is not a key in the views dictionary.", view.column)
    }
    guard let item = Self.item(value) else {
      throw error("\(view.name) is neither a view nor a layout guide.", view.column)
    }
    return item
  }

  func superview(of item: any ConstraintItem, _ edge: VisualFormat.Edge)
    throws(VisualFormatError) -> any ConstraintItem
  {
    if let superview = item.layoutNode.parentView { return superview.host }
    throw error(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      edge.column)
  }

  func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name, let column):
      if let number = Self.number(metrics[name]) { return number }
      throw error(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
        column)
    }
  }

  /// The value of a metric of any numeric type; values in `[String: Any]` keep their type on Linux.
  private static func number(_ value: Any?) -> Double? {
    switch NSLayoutConstraint.unwrapped(value) {
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let priority as LayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }

  /// The view that a length is compared with; nil for a number, which has precedence.
  func view(_ value: VisualFormat.Value) -> (any ConstraintItem)? {
    guard case .name(let name, _) = value, Self.number(metrics[name]) == nil else { return nil }
    return Self.item(NSLayoutConstraint.unwrapped(views[name]))
  }

  /// A view or a guide; nil for any other value.
  private static func item(_ value: Any?) -> (any ConstraintItem)? {
    value as? any ConstraintItem ?? value.flatMap { ForeignViews.item($0 as AnyObject) }
  }

  private func error(_ message: String, _ column: Int) -> VisualFormatError {
    VisualFormatError(message, format: text, column: column)
  }
}
