/// Ends the program with a sentence where a caller broke a rule, in Apple's words where Apple has some.
///
/// `precondition` drops its text from optimised builds; this keeps it, as `fatalError` does. It is for
/// mistakes of programs: what documents and other input can do wrong is an error or a value. The solver's
/// module, which these layers do not see, has its own of the same name.
///
/// - Parameters:
///   - condition: What has to hold.
///   - text: The rule, as a sentence; made only when it is broken.
@inline(__always)
package func require(
  _ condition: Bool, _ text: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition else { fatalError(text(), file: file, line: line) }
}
