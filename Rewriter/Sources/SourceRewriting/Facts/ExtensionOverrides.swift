internal import SwiftSyntax

/// Members of extensions that take part in overriding, which Swift allows in the bodies of classes only.
///
/// Each is renamed, and the class's body gets a member of the old name that calls it.
struct ExtensionOverrides {
  /// A member that moves its name into the class's body.
  struct Forwarded {
    /// The class whose body gets the name.
    let owner: ModuleFacts.Declared
    /// The extension that keeps the code.
    let place: ModuleFacts.Declared
    let member: Member
  }
  private(set) var all: [Forwarded] = []

  init(_ facts: ModuleFacts) {
    // What each class overrides, by the member's name.
    var overriding: [String: [ModuleFacts.Declared]] = [:]
    for item in facts.declared {
      for member in item.members where member.modifiers.has("override") {
        overriding[member.name, default: []].append(item)
      }
    }
    for item in facts.declared where item.context.isExtension {
      guard let owner = facts.resolve(item.context.path, from: item.context.path) else { continue }
      for member in item.members where Self.isForwarded(member) {
        let isOverridden = overriding[member.name]?.contains { other in
          facts.ancestors(of: other.context.path).contains {
            $0.context.path == owner.context.path
          }
        }
        guard
          member.modifiers.has("override") || isOverridden == true || member.modifiers.has("open")
        else { continue }
        all.append(Forwarded(owner: owner, place: item, member: member))
      }
    }
  }

  /// The name of the member with the code.
  static func name(_ base: String) -> String { "__objc_own_\(base)" }

  /// Whether a member's name can be forwarded: its arguments can be passed on.
  private static func isForwarded(_ member: Member) -> Bool {
    guard member.isInstance || member.modifiers.has("class") else { return false }
    switch member.kind {
    case .method(let function):
      return function.signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
    case .property(let variable, let binding):
      return variable.bindings.count == 1 && binding.accessorBlock != nil
        && binding.typeAnnotation != nil
    }
  }
}
