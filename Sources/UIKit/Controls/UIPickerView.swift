public import Foundation

/// Provides the number of components and rows of a picker.
///
/// - SeeAlso: Apple, "UIPickerViewDataSource".
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// The number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of a picker's rows and responds to selections.
///
/// - SeeAlso: Apple, "UIPickerViewDelegate".
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The attributed title of a row.
  ///
  /// Only its text is drawn.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Called after the user selected a row; see ``UIPickerView/simulateSelection(row:inComponent:)``.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a component, in points; 0 divides the width evenly.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

/// Default implementations.
extension UIPickerViewDelegate {
  /// Returns nil or does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil or does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns nil or does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Returns 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
}

/// A picker with one wheel per component: 320 × 216 points.
///
/// Rows show titles. The delegate is not asked for row views.
///
/// - SeeAlso: Apple, "UIPickerView".
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The data source.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The picker's delegate.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  open override var intrinsicContentSize: CGSize { metrics.wheelsSize }

  /// The number of components.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  /// The number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// The selected row of a component; −1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(selectedRows[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  /// Selects a row, without animation and without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = max(0, row)
    setNeedsDisplay()
  }
  /// Simulates a selection by the user: selects a row and notifies the delegate.
  ///
  /// Not in UIKit.
  open func simulateSelection(row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  /// Reloads all components and selects their first rows.
  open func reloadAllComponents() {
    selectedRows = [:]
    setNeedsDisplay()
  }
  /// Reloads a component and selects its first row.
  open func reloadComponent(_ component: Int) {
    selectedRows[component] = nil
    setNeedsDisplay()
  }

  /// The title of a row; empty for a row out of range.
  func title(_ row: Int, _ component: Int) -> String {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return "" }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  open override func draw(_ rect: CGRect) {
    paint { PickerPainter(painter: $0, picker: self).draw() }
  }
}
