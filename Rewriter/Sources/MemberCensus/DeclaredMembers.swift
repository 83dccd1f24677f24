/// A member's signature: labels and types of its parameters, and the type of its value.
struct Signature {
  /// The labels of the parameters, and nil for none; nil for a property or a case without values.
  var labels: [String?]?
  /// The types of the parameters.
  var parameters: [CountedType?] = []
  /// The type of the value or the result.
  var result: CountedType?

  /// Whether a call with labels can mean this: parameters with defaults may be missing in it.
  func takes(_ call: [String?]) -> Bool {
    guard let labels else { return true }
    var rest = labels[...]
    for label in call {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The type of the parameter that an argument of a call meets.
  func parameter(_ label: String?, at position: Int) -> CountedType? {
    guard let labels else { return nil }
    if label == nil, position < labels.count, labels[position] == nil {
      return position < parameters.count ? parameters[position] : nil
    }
    guard let index = labels.firstIndex(of: label), index < parameters.count else { return nil }
    return parameters[index]
  }
}

/// A declared type: its kind, bases and members by name.
struct DeclaredType {
  /// The module of a library, or nil for one of the counted sources.
  var module: String?
  /// Whether only extensions of it were read, so that it is declared elsewhere.
  var isExtension = false
  /// Whether it is a protocol.
  var isProtocol = false
  /// The superclass and the protocols, as written.
  var bases: [String] = []
  /// The names of its generic parameters.
  var generics: Set<String> = []
  /// The members by name, without labels.
  var members: [String: [Signature]] = [:]
}

/// Declarations by name, laid over those of other modules.
final class DeclaredMembers {
  /// The types by their full names.
  var types: [String: DeclaredType] = [:]
  /// The functions and variables outside of types.
  var globals: [String: [Signature]] = [:]
  /// The types that other names stand for.
  var aliases: [String: CountedType] = [:]
  /// The declarations that these are laid over.
  let base: DeclaredMembers?

  init(over base: DeclaredMembers? = nil) {
    self.base = base
  }

  /// The declaration of a full name, with that of the modules below where both have one.
  func type(_ name: String) -> DeclaredType? {
    if let own = types[name], !own.isExtension { return own }
    return base?.type(name) ?? types[name]
  }

  /// The declarations of a name, those above first: a type, and what sources extend it with.
  func declarations(_ name: String) -> [DeclaredType] {
    (types[name].map { [$0] } ?? []) + (base?.declarations(name) ?? [])
  }

  func alias(_ name: String) -> CountedType? { aliases[name] ?? base?.alias(name) }

  func global(_ name: String) -> [Signature] {
    (globals[name] ?? []) + (base?.global(name) ?? [])
  }

  /// The full name of what a name means inside of a type.
  func resolve(_ name: String, inside owner: String?) -> String? {
    var scope = owner
    while let outer = scope {
      // No type's name has angles, so that nothing is known of it.
      if declarations(outer).contains(where: { $0.generics.contains(name) }) { return "<\(name)>" }
      for ancestor in [outer] + ancestors(of: outer) {
        let full = "\(ancestor).\(name)"
        if let type = alias(full), let aliased = type.name { return aliased }
        if type(full) != nil { return full }
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let aliased = alias(name)?.name, aliased != name { return aliased }
    if type(name) != nil { return name }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    // A name after that of its module, and one that an inherited type has.
    let rest = String(name[name.index(after: dot)...])
    if type(rest) != nil, type(String(name[..<dot])) == nil { return rest }
    guard let first = resolve(String(name[..<dot]), inside: owner) else { return nil }
    for ancestor in ancestors(of: first) where type("\(ancestor).\(rest)") != nil {
      return "\(ancestor).\(rest)"
    }
    return alias("\(first).\(rest)")?.name
  }

  /// The type with full names.
  func resolved(_ type: CountedType?, inside owner: String?) -> CountedType? {
    switch type {
    case nil: nil
    case .instance(let name):
      if let alias = alias(name), alias.name == nil {
        alias
      } else {
        .instance(resolve(name, inside: owner) ?? name)
      }
    case .metatype(let name): .metatype(resolve(name, inside: owner) ?? name)
    case .sequence(let element): resolved(element, inside: owner).map { .sequence(of: $0) }
    case .dictionary(let value): resolved(value, inside: owner).map { .dictionary(of: $0) }
    case .function(let parameters, let result):
      .function(
        parameters: parameters.map { resolved($0, inside: owner) },
        result: resolved(result, inside: owner))
    }
  }

  private var knownAncestors: [String: [String]] = [:]
  private var knownMembers: [String: [String: [Signature]]] = [:]

  /// The superclasses and protocols of a type, nearest first; nothing may be added once they were asked for.
  func ancestors(of name: String) -> [String] {
    if let known = knownAncestors[name] { return known }
    let found = findAncestors(of: name)
    knownAncestors[name] = found
    return found
  }

  private func findAncestors(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while !waiting.isEmpty, found.count < 64 {
      let next = waiting.removeFirst()
      for declaration in declarations(next) {
        for base in declaration.bases {
          let outer = next.lastIndex(of: ".").map { String(next[..<$0]) }
          let full =
            alias(base)?.name ?? (type(base) != nil ? base : outer.map { "\($0).\(base)" }) ?? base
          let known = type(full) != nil ? full : base
          if !found.contains(known), known != name {
            found.append(known)
            waiting.append(known)
          }
        }
      }
    }
    return found
  }

  /// The signatures of a member, in the type and what it inherits.
  func member(_ member: String, of name: String) -> [Signature] {
    if let known = knownMembers[name]?[member] { return known }
    let found = findMember(member, of: name)
    knownMembers[name, default: [:]][member] = found
    return found
  }

  private func findMember(_ member: String, of name: String) -> [Signature] {
    ([name] + ancestors(of: name)).flatMap { type in
      declarations(type).flatMap { declared in
        (declared.members[member] ?? []).map { signature in
          var signature = signature
          signature.result = resolved(signature.result, inside: type)
          signature.parameters = signature.parameters.map { resolved($0, inside: type) }
          return signature
        }
      }
    }
  }
}
