/// A constraint in a line of a log.
package struct LogConstraint: Hashable, Sendable {
  /// A source line, which some libraries print.
  package struct Place: Hashable, Sendable {
    /// The file as printed.
    package var file: String
    /// The line number, starting at 1.
    package var line: Int
  }

  /// The flags of a mask, in printed order for each axis: before, length and after.
  package struct Mask: Hashable, Sendable {
    /// The horizontal flags, such as `--&`, where `&` is flexible.
    package var horizontal: String
    /// The vertical flags.
    package var vertical: String
  }

  /// The name of the constraint's class.
  package var className: String
  /// The address, or the name that a library prints instead.
  package var address: String
  /// The location in a source.
  package var place: Place?
  /// The mask that created the constraint.
  package var mask: Mask?
  /// The identifier, from the system or the program.
  package var identifier: String?
  /// The equations: one, or several from a format.
  package var equations: [LogEquation]
  /// Whether the constraint was active; nil if the line does not contain this.
  package var isActive: Bool?
  /// The superview of a format or mask, with the name `|`.
  package var superview: LogItem?

  init(className: String, address: String) {
    self.className = className
    self.address = address
    equations = []
  }
}
