internal import Foundation

/// What a control shows in each state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// What was set for just this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What is shown in a state: its own value, else that of the usual state.
  func shown(in state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }
}
