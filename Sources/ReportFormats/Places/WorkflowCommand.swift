/// GitHub's workflow commands, which its runner displays next to the lines of a change.
///
/// - SeeAlso: "Workflow commands for GitHub Actions", for the syntax and the escapes.
package enum WorkflowCommand {
  /// A command with its properties and its message, without a line feed.
  package static func text(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message, isProperty: false))"
  }

  /// The text with GitHub's escapes; other control characters become visible escapes.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%", "\r", "\n": result.append(contentsOf: escape(scalar))
      case ":" where isProperty, "," where isProperty: result.append(contentsOf: escape(scalar))
      default: result.append(scalar)
      }
    }
    return Printable.text(String(result))
  }

  private static func escape(_ scalar: UnicodeScalar) -> String.UnicodeScalarView {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars
  }
}
