/// A constraint as a line of a log prints it.
package struct LogConstraint: Hashable, Sendable {
  /// A line of a source, which some libraries print.
  package struct Place: Hashable, Sendable {
    /// The file as printed.
    package var file: String
    /// The line, from 1 on.
    package var line: Int
  }

  /// The flags of a mask, one axis as printed: before, length and after.
  package struct Mask: Hashable, Sendable {
    /// The flags across, such as `--&`: `&` is flexible.
    package var horizontal: String
    /// The flags down.
    package var vertical: String
  }

  /// The name of the constraint's class.
  package var className: String
  /// The address, or the text that a library prints instead.
  package var address: String
  /// The location in a source.
  package var place: Place?
  /// The mask that states the constraint.
  package var mask: Mask?
  /// The identifier, the system's or a program's.
  package var identifier: String?
  /// The equations: one, or those of a format.
  package var equations: [LogEquation]
  /// Whether the constraint was active; nil where the line does not state it.
  package var isActive: Bool?
  /// The superview of a format or a mask, which names call `|`.
  package var superview: LogItem?

  init(className: String, address: String) {
    self.className = className
    self.address = address
    equations = []
  }
}
