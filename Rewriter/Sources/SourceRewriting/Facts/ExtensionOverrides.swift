internal import SwiftSyntax

/// Members of extensions that take part in overriding, which Swift allows in the bodies of classes only.
///
/// Each keeps its code under another name. A member of the old name calls it: in the class's body where the class is
/// of this module, so that subclasses override that one; else in the extension itself, where it asks for the classes
/// of this module that override it.
struct ExtensionOverrides {
  /// A member whose code gets another name.
  struct Renamed {
    let place: ModuleFacts.Declared
    let member: Member
    let name: String
    /// What `super` calls in its code instead of the old name; nil where that is right.
    let superName: String?
  }
  /// A member of the old name that calls the code.
  struct Forwarded {
    /// The class or extension that gets it.
    let target: ModuleFacts.Declared
    /// The extension that declares the member.
    let place: ModuleFacts.Declared
    let member: Member
    /// The name of the member's code.
    let name: String
    /// Other code for some classes, subclasses first.
    let cases: [(type: String, name: String)]
  }
  private(set) var renamed: [Renamed] = []
  private(set) var forwarded: [Forwarded] = []

  /// No such members.
  init() {}

  init(_ facts: ModuleFacts) {
    // What each class overrides, by the member's name.
    var overriding: [String: [ModuleFacts.Declared]] = [:]
    for item in facts.declared {
      for member in item.members where member.modifiers.has("override") {
        overriding[member.name, default: []].append(item)
      }
    }
    for item in facts.declared
    where item.context.isExtension && !facts.values.contains(item.context.path) {
      let owner = facts.resolve(item.context.path, from: item.context.path)
      for member in item.members where Self.isForwarded(member) {
        var others = overriding[member.name] ?? []
        if item.members.count(where: { $0.name == member.name }) > 1 {
          others = others.filter { other in
            other.members.contains {
              $0.modifiers.has("override") && $0.signature == member.signature
            }
          }
        }
        if let owner {
          addOwned(member, item, owner, others, facts)
        } else if !member.modifiers.has("override") {
          addForeign(member, item, others, facts)
        }
      }
    }
  }

  private mutating func addOwned(
    _ member: Member, _ place: ModuleFacts.Declared, _ owner: ModuleFacts.Declared,
    _ others: [ModuleFacts.Declared], _ facts: ModuleFacts
  ) {
    let isOverridden = others.contains { other in
      facts.ancestors(of: other.context.path).contains { $0.context.path == owner.context.path }
    }
    guard member.modifiers.has("override") || isOverridden || member.modifiers.has("open") else {
      return
    }
    let name = Self.name(member, of: owner)
    renamed.append(Renamed(place: place, member: member, name: name, superName: nil))
    forwarded.append(
      Forwarded(target: owner, place: place, member: member, name: name, cases: []))
  }

  private mutating func addForeign(
    _ member: Member, _ place: ModuleFacts.Declared, _ others: [ModuleFacts.Declared],
    _ facts: ModuleFacts
  ) {
    // An ancestor of this module that has the member itself is what the others override.
    let overriders = others.filter { other in
      other.context.path != place.context.path
        && !facts.ancestors(of: other.context.path).contains { ancestor in
          ancestor.members.contains { $0.name == member.name && !$0.modifiers.has("override") }
        }
    }
    guard !overriders.isEmpty else { return }
    let name = Self.name(member, of: place)
    renamed.append(Renamed(place: place, member: member, name: name, superName: nil))
    let paths = Set(overriders.map(\.context.path))
    for overrider in overriders {
      guard
        let own = overrider.members.first(where: { $0.signature == member.signature })
          ?? overrider.members.first(where: { $0.name == member.name })
      else { continue }
      let above = facts.ancestors(of: overrider.context.path).first {
        paths.contains($0.context.path)
      }
      renamed.append(
        Renamed(
          place: overrider, member: own, name: Self.name(member, of: overrider),
          superName: above.map { Self.name(member, of: $0) } ?? name))
    }
    let cases = overriders.sorted {
      facts.ancestors(of: $0.context.path).count > facts.ancestors(of: $1.context.path).count
    }.map { (type: $0.context.path, name: Self.name(member, of: $0)) }
    forwarded.append(
      Forwarded(target: place, place: place, member: member, name: name, cases: cases))
  }

  /// The name of the member with the code.
  private static func name(_ member: Member, of owner: ModuleFacts.Declared) -> String {
    let list = member.signature.contains("...") ? "_list" : ""
    return
      "__objc_own_\(owner.context.path.split(separator: ".").joined(separator: "_"))_\(member.base)\(list)"
  }

  /// Whether a member's name can be forwarded.
  private static func isForwarded(_ member: Member) -> Bool {
    guard member.isInstance || member.modifiers.has("class") else { return false }
    guard case .property(let variable, let binding) = member.kind else { return true }
    return variable.bindings.count == 1 && binding.accessorBlock != nil
      && binding.typeAnnotation != nil
  }
}
