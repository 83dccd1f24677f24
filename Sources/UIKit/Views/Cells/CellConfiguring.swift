/// The configuring of a cell for its states.
struct CellConfiguring<Cell: UIView> {
  /// Whether the content's configuration follows the state.
  var isAutomatic = true
  /// Whether the background's configuration follows the state.
  var isAutomaticBelow = true
  /// The program's closure.
  var handler: ((Cell, UICellConfigurationState) -> Void)?
  private var isNeeded = true

  /// Notes that a cell is to be configured before its next layout.
  mutating func request() { isNeeded = true }
  /// Whether a cell is to be configured, which it then is.
  mutating func take() -> Bool {
    defer { isNeeded = false }
    return isNeeded
  }
}
