/// Ends the program with a message where a caller broke a rule, in Apple's words where there are some.
///
/// `precondition` drops its text from optimised builds; this keeps it, as `fatalError` does. It is for
/// programming errors; invalid documents and other input are reported by an error or a value. The solver's
/// module, which is not visible to these layers, has a function of the same name.
///
/// - Parameters:
///   - condition: The condition that must hold.
///   - text: The rule, as a sentence; evaluated only when it is broken.
@inline(__always)
package func require(
  _ condition: Bool, _ text: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition else { fatalError(text(), file: file, line: line) }
}
