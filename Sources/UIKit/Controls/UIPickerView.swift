public import Foundation

/// How many rows the wheels of a picker have.
///
/// - SeeAlso: Apple, "UIPickerViewDataSource".
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a picker show, and who hears that one was chosen.
///
/// - SeeAlso: Apple, "UIPickerViewDelegate".
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The title of a row, in several looks; its text is shown.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Called after people chose a row; see ``UIPickerView/chooseRow(_:inComponent:)``.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a wheel in points; 0 shares the room.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

/// Rows without titles, wheels of one width, and nobody who minds.
extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Shares the room.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
}

/// Wheels to choose from: 320 × 216.
///
/// Rows show titles; views for rows are not asked for.
///
/// - SeeAlso: Apple, "UIPickerView".
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Who knows how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who knows what rows show.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  open override var intrinsicContentSize: CGSize { metrics.wheelsSize }

  /// How many wheels there are.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// The row that is chosen; −1 on a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  /// Chooses a row, at once; nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
    setNeedsDisplay()
  }
  /// Chooses a row as people do: the delegate is told.
  ///
  /// Plumb's own: nobody turns wheels here.
  open func chooseRow(_ row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  /// Asks for all rows again, and chooses the first of each wheel.
  open func reloadAllComponents() {
    chosen = [:]
    setNeedsDisplay()
  }
  /// Asks for the rows of a wheel again, and chooses the first.
  open func reloadComponent(_ component: Int) {
    chosen[component] = nil
    setNeedsDisplay()
  }

  /// What a row says; nothing for one that is not there.
  func title(_ row: Int, _ component: Int) -> String {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return "" }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  open override func draw(_ rect: CGRect) {
    paint { PickerPainter(painter: $0, picker: self).draw() }
  }
}
