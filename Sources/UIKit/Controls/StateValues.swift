internal import Foundation

/// A control's values of one property, by state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The effective value in a state: its own, else that of the normal state.
  func value(in state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }
}
