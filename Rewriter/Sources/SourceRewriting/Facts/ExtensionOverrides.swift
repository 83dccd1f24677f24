internal import SwiftSyntax

/// Members of extensions that take part in overriding, which Swift allows in the bodies of classes only.
///
/// Each keeps its code under another name. A member of the old name calls it: in the class's body where the class is
/// of this module, so that subclasses override that one; else in the extension itself, where it asks for the classes
/// of this module that override it. What an extension of another module's class overrides is overridden in this
/// module's classes below that one.
struct ExtensionOverrides {
  /// A member whose code gets another name.
  struct Renamed {
    let place: ModuleFacts.Declared
    let member: Member
    /// The new name; nil where only `super` in its code means something else.
    let name: String?
    /// The name that `super` calls in its code instead of the old name; nil where that is right.
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
  /// Members that replace those of another module's class, in this module's classes only.
  private(set) var partial: [(place: ModuleFacts.Declared, member: Member)] = []

  /// Creates an empty list of such members.
  init() {}

  init(_ facts: ModuleFacts) {
    // Each class's overrides, by the member's name, and the members that extensions give to other modules' classes.
    var overriding: [String: [ModuleFacts.Declared]] = [:]
    var foreign: Set<String> = []
    for item in facts.declared {
      let isForeign = item.context.isExtension && Self.owner(item, facts) == nil
      for member in item.members {
        if member.modifiers.has("override") {
          overriding[member.name, default: []].append(item)
        } else if isForeign {
          foreign.insert(member.name)
        }
      }
    }
    for item in facts.declared
    where item.context.isExtension && !facts.values.contains(item.context.path) {
      let owner = Self.owner(item, facts)
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
          if member.modifiers.has("override"), foreign.contains(member.name),
            !Self.isOwn(member, of: owner, facts)
          {
            continue
          }
          addOwned(member, item, owner, others, facts)
        } else if member.modifiers.has("override") {
          addPartial(member, item, facts)
        } else {
          addForeign(member, item, others, facts)
        }
      }
    }
  }

  /// The class of this module that an extension extends.
  private static func owner(
    _ item: ModuleFacts.Declared, _ facts: ModuleFacts
  ) -> ModuleFacts.Declared? {
    facts.resolve(item.context.path, from: item.context.path)
  }

  /// Whether a class of this module above another one states a member first.
  private static func isOwn(
    _ member: Member, of owner: ModuleFacts.Declared, _ facts: ModuleFacts
  ) -> Bool {
    facts.ancestors(of: owner.context.path).contains { ancestor in
      facts.members(of: ancestor.context.path).contains {
        $0.name == member.name && !$0.modifiers.has("override")
      }
    }
  }

  private mutating func addOwned(
    _ member: Member, _ place: ModuleFacts.Declared, _ owner: ModuleFacts.Declared,
    _ others: [ModuleFacts.Declared], _ facts: ModuleFacts
  ) {
    let isOverridden = others.contains { other in
      let path = Self.owner(other, facts)?.context.path ?? other.context.path
      return facts.ancestors(of: path).contains { $0.context.path == owner.context.path }
    }
    guard member.modifiers.has("override") || isOverridden || member.modifiers.has("open") else {
      return
    }
    let name = Self.name(member, of: owner)
    renamed.append(Renamed(place: place, member: member, name: name, superName: nil))
    forward(member, of: place, to: owner, name)
  }

  private mutating func forward(
    _ member: Member, of place: ModuleFacts.Declared, to target: ModuleFacts.Declared,
    _ name: String
  ) {
    // Branches of `#if` may state a member twice.
    let isKnown = forwarded.contains {
      $0.target.context.path == target.context.path && $0.member.signature == member.signature
        && $0.member.isInstance == member.isInstance
    }
    guard !isKnown else { return }
    forwarded.append(
      Forwarded(target: target, place: place, member: member, name: name, cases: []))
  }

  /// An extension of another module's class overrides what that class inherits.
  private mutating func addPartial(
    _ member: Member, _ place: ModuleFacts.Declared, _ facts: ModuleFacts
  ) {
    let name = Self.name(member, of: place)
    renamed.append(Renamed(place: place, member: member, name: name, superName: nil))
    partial.append((place, member))
    for type in facts.classes.values.sorted(by: { $0.context.path < $1.context.path })
    where type.context.inherited.first?.prefix(while: { $0 != "<" }) == place.context.path[...] {
      var isOverridden = false
      for part in facts.declared where Self.owner(part, facts)?.context.path == type.context.path {
        for own in part.members
        where own.modifiers.has("override") && own.signature == member.signature {
          isOverridden = true
          renamed.append(Renamed(place: part, member: own, name: nil, superName: name))
        }
      }
      if !isOverridden { forward(member, of: place, to: type, name) }
    }
  }

  private mutating func addForeign(
    _ member: Member, _ place: ModuleFacts.Declared, _ others: [ModuleFacts.Declared],
    _ facts: ModuleFacts
  ) {
    // An ancestor of this module that has the member itself is what the others override.
    let overriders = others.filter { other in
      guard let type = Self.owner(other, facts), !facts.generic.contains(type.context.path) else {
        return false
      }
      return !Self.isOwn(member, of: type, facts)
    }
    guard !overriders.isEmpty else { return }
    let name = Self.name(member, of: place)
    renamed.append(Renamed(place: place, member: member, name: name, superName: nil))
    func path(_ item: ModuleFacts.Declared) -> String {
      Self.owner(item, facts)?.context.path ?? item.context.path
    }
    let paths = Set(overriders.map(path))
    for overrider in overriders {
      guard
        let own = overrider.members.first(where: { $0.signature == member.signature })
          ?? overrider.members.first(where: { $0.name == member.name })
      else { continue }
      let above = facts.ancestors(of: path(overrider)).first { paths.contains($0.context.path) }
      renamed.append(
        Renamed(
          place: overrider, member: own, name: Self.name(member, of: overrider),
          superName: above.map { Self.name(member, of: $0) } ?? name))
    }
    let cases = overriders.sorted {
      facts.ancestors(of: path($0)).count > facts.ancestors(of: path($1)).count
    }.map { (type: path($0), name: Self.name(member, of: $0)) }
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
    guard member.isInstance || member.modifiers.has("class") || member.modifiers.has("override")
    else { return false }
    guard case .property(let variable, let binding) = member.kind else { return true }
    return variable.bindings.count == 1 && binding.accessorBlock != nil
      && binding.typeAnnotation != nil
  }
}
