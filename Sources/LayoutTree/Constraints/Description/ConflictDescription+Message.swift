internal import Foundation

extension ConflictDescription {
  /// The console message of Apple's systems, several lines, no line feed at its end.
  ///
  /// The wording is that of the tree's toolkit, in the OS generation of ``LayoutProfile/wording``.
  ///
  /// - SeeAlso: `Rules/Messages.md#conflict-logs`.
  public var message: String {
    var lines = opening
    lines += [
      "(",
      conflicting.map { "    \(Self.quoted($0.constraint.description))" }
        .joined(separator: ",\n"),
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      broken.constraint.description,
    ]
    if !advice.isEmpty { lines += [""] + advice }
    return lines.joined(separator: "\n")
  }

  private var isCurrent: Bool { wording == .current }

  /// The lines before the list.
  ///
  /// UIKit's note about masks is included if the set contains a mask. Older systems print no category in front.
  private var opening: [String] {
    guard front == .uiKit else {
      return ["\(isCurrent ? "[Layout] " : "")Unable to simultaneously satisfy constraints:"]
    }
    // Written out line by line: blanks at the ends of lines belong to the text.
    var lines = [
      "\(isCurrent ? "[LayoutConstraints] " : "")Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if conflicting.contains(where: { ($0.constraint as? SystemConstraint)?.prefix != nil }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
      )
    }
    return lines
  }

  /// The lines after the constraint that is broken.
  ///
  /// Older systems name another header file or another breakpoint; the breakpoints are of Apple's toolkits.
  private var advice: [String] {
    switch front {
    case .own: return []
    case .appKit:
      let breakpoint =
        isCurrent
        ? "set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"
        : "break on objc_exception_throw"
      return [
        "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, \(breakpoint) to catch this in the debugger."
      ]
    case .uiKit: break
    }
    return [
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <\(isCurrent ? "UIKitCore" : "UIKit")/UIView.h> may also be helpful.",
    ]
  }

  /// A string as in the description of an array: in quotes, with all characters but plain ASCII escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += String(format: "\\U%04x", Int(unit))
      }
    }
    return result + "\""
  }
}
