/// Modules and names that a package uses and that are not here.
public struct SurveyReport: Codable, Equatable, Sendable {
  /// A place in a source.
  public struct Place: Codable, Equatable, Sendable {
    /// The source's path, relative to the package.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 code units, from 1, as the compiler counts.
    public var column: Int

    /// The place as compilers write it.
    public var text: String { "\(file):\(line):\(column)" }
  }

  /// A module that cannot be imported.
  public struct Module: Codable, Equatable, Sendable {
    /// The module's name.
    public var name: String
    /// The number of sources that import it.
    public var sources: Int
    /// Whether the import stops the build; without it, what needs the module is left out.
    public var stops: Bool
    /// The first import.
    public var place: Place
  }

  /// A name that is not declared.
  public struct Name: Codable, Equatable, Sendable {
    /// The kinds of names.
    public enum Kind: String, Codable, Sendable {
      /// A type, or a function or constant outside of types.
      case type
      /// A member of a type, with the type before it.
      case member
    }
    /// The name, with labels where calls have some.
    public var name: String
    /// Its kind.
    public var kind: Kind
    /// The number of uses.
    public var uses: Int
    /// The first use.
    public var place: Place
  }

  /// The interface library.
  public var library: String
  /// The modules that are missing, those with most sources first.
  public var modules: [Module] = []
  /// The names that are missing, those with most uses first.
  public var names: [Name] = []
  /// The declarations that are not compiled, or whose code ends the program, because they need a module that is missing.
  public var leftOut: [String] = []
  /// The number of sources that were read.
  public var sources = 0
  /// The number of sources of modules whose names are listed in part, because they import dependencies whose sources are not at hand.
  public var unread = 0
  /// The number of uses of names that are declared here.
  public var declaredUses = 0

  /// Whether nothing is missing.
  public var isEmpty: Bool { modules.isEmpty && names.isEmpty && leftOut.isEmpty }

  /// The report for people.
  public var text: String {
    var lines: [String] = []
    func table(_ rows: [(String, String, String)]) {
      let widths = (
        rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0
      )
      for row in rows {
        let left = String(repeating: " ", count: widths.0 - row.0.count) + row.0
        let middle = row.1 + String(repeating: " ", count: widths.1 - row.1.count)
        lines.append("  \(left)  \(middle)  \(row.2)")
      }
    }
    if !modules.isEmpty {
      lines.append("Modules that are not here, by the sources that import them:")
      table(
        modules.map { module in
          let effect = module.stops ? " (the build stops)" : ""
          return ("\(module.sources)", module.name + effect, module.place.text)
        })
    }
    if !leftOut.isEmpty {
      lines.append("")
      lines.append("Declarations that need them and are not compiled, or end the program:")
      let some = leftOut.prefix(24).joined(separator: ", ")
      lines.append(
        "  " + (leftOut.count > 24 ? "\(some) and \(leftOut.count - 24) more" : some))
    }
    if !names.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Names that \(library) does not declare here, by their uses:")
      table(names.map { ("\($0.uses)", $0.name, $0.place.text) })
    }
    if !lines.isEmpty { lines.append("") }
    let uses = names.reduce(0) { $0 + $1.uses }
    lines.append(
      isEmpty
        ? "Nothing is missing in \(Self.count(sources, "source")): \(Self.count(declaredUses, "use")) of declared names."
        : "\(Self.count(sources, "source")): \(Self.count(names.count, "name")) missing in \(Self.count(uses, "use")), \(Self.count(declaredUses, "use")) of declared names."
    )
    if unread > 0 {
      lines.append(
        "Not all names in \(Self.count(unread, "source")) are listed: dependencies that their modules import are not checked out (swift package resolve)."
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
