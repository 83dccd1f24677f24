internal import SwiftSyntax

/// The requirements of a protocol that a class may leave out.
struct OptionalRequirements {
  /// One of them.
  struct Requirement: Equatable {
    /// The name with its labels.
    let name: String
    /// The property that is there instead, which programs call.
    let property: String
    /// The selector under which classes state their method.
    let selector: String
    /// The written types of its parameters, which tell requirements of the same name apart.
    let types: String
  }
  /// In the order of the declaration, without properties.
  private(set) var all: [Requirement] = []

  /// Creates the list of the optional requirements of a protocol; nil for none.
  init?(_ declaration: ProtocolDeclSyntax, _ conditions: PlatformConditions) {
    for member in Self.members(of: declaration, conditions) where member.labels != nil {
      all.append(
        Requirement(
          name: member.name, property: Self.property(member.name), selector: member.objectiveCName,
          types: member.types))
    }
    if all.isEmpty { return nil }
  }

  /// The optional requirements, properties among them.
  static func members(
    of declaration: ProtocolDeclSyntax, _ conditions: PlatformConditions
  ) -> [Member] {
    TypeContext.declared(declaration.memberBlock.members, conditions)
      .flatMap(Member.members(of:)).filter { $0.modifiers.has("optional") }
  }

  /// The name of the property for a requirement, such as `__objc_chart_didSelect` for `chart(_:didSelect:)`.
  static func property(_ name: String) -> String {
    "__objc_"
      + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

/// The facts that the modules which a module imports state about themselves.
package struct ImportedFacts {
  var optional: [OptionalRequirements.Requirement] = []
  /// The selectors of methods that are named by their base name alone.
  var selectors: [String: String] = [:]

  /// Creates an empty list.
  package init() {}

  /// Adds what a module stated as its facts.
  ///
  /// Lines that cannot be read are skipped.
  package mutating func add(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 5, parts[0] == "optional" {
        optional.append(
          OptionalRequirements.Requirement(
            name: parts[1], property: parts[2], selector: parts[3], types: parts[4]))
      } else if parts.count == 3, parts[0] == "method" {
        selectors[parts[1]] = parts[2]
      }
    }
  }
}

extension ModuleFacts {
  /// The facts of this module for those that import it, a line each.
  var text: String {
    var lines: [String] = []
    for requirements in protocols.values {
      for requirement in requirements.all {
        lines.append(
          "optional\t\(requirement.name)\t\(requirement.property)\t\(requirement.selector)\t\(requirement.types)"
        )
      }
    }
    for item in declared {
      for member in item.members where member.isObjectiveC && member.labels != nil {
        lines.append("method\t\(member.base)\t\(member.objectiveCName)")
      }
    }
    return Set(lines).sorted().map { $0 + "\n" }.joined()
  }
}
