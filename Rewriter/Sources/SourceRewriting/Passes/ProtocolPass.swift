internal import SwiftSyntax

/// Protocols of Objective-C have classes only, and requirements that a class may leave out.
///
/// An optional requirement becomes a property of the protocol's extension: a closure that sends the message, or nil
/// where the class does not state the method.
final class ProtocolPass: RewritingPass {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    counts.add(.classProtocol)
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if let clause = node.inheritanceClause {
      if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
        edits.insert(" AnyObject,", after: clause.colon)
      }
    } else {
      edits.insert(": AnyObject", after: node.name)
    }
    let optional = OptionalRequirements.members(of: node, PlatformConditions(platform))
    for member in optional {
      edits.blank(declaration: member.declaration)
      counts.add(.optionalRequirement)
    }
    var names: [String] = []
    for member in optional where !names.contains(member.name) { names.append(member.name) }
    if !names.isEmpty {
      add(names.map { name in optional.filter { $0.name == name } }, to: node)
    }
    return .visitChildren
  }

  private func add(_ groups: [[Member]], to node: ProtocolDeclSyntax) {
    let access = ["public", "open", "package"].first { node.modifiers.has($0) } ?? "internal"
    let isMain = node.attributes.has("MainActor") ? "@MainActor " : ""
    let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let head = "\(isMain)\(isPrivate ? "fileprivate" : access == "open" ? "public" : access) "
    let around = TypeContext.around(node)
    let path = [around?.path, node.name.text].compactMap { $0 }.joined(separator: ".")
    for group in groups {
      var texts: [String] = []
      var property = property(of: group[0])
      if group.count > 1 {
        let type =
          "__objc_\(path.replacing(".", with: "_"))\(OptionalRequirements.property(group[0].name))"
        texts.append(Self.calls(group, type, head))
        let known = group.map {
          "FoundationShims.ObjectiveCNames.knows(\"\($0.objectiveCName)\", self)"
        }
        property =
          "var \(OptionalRequirements.property(group[0].name)): \(type)? { \(known.joined(separator: " || ")) ? \(type)(receiver: self) : nil }"
      }
      texts.append("\(head)extension \(path) { \(property) }")
      for text in texts { add(text, group[0], node) }
    }
  }

  private func add(_ text: String, _ member: Member, _ node: ProtocolDeclSyntax) {
    if GeneratedCode.mayStandBehind(file, node) {
      edits.append(text, insteadOf: member.declaration)
    } else {
      var outermost = Syntax(node)
      while let around = TypeContext.around(outermost) { outermost = Syntax(around.group) }
      edits.insert("; \(text)", after: outermost)
    }
  }

  /// The members through which requirements of one name are called that differ in the types of their parameters.
  private static func calls(_ members: [Member], _ type: String, _ head: String) -> String {
    let calls = members.compactMap { member -> String? in
      guard case .method(let function) = member.kind else { return nil }
      let types = types(of: function)
      let result = result(of: function)
      let names = types.indices.map { "a\($0)" }
      let parameters = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
      return
        "@discardableResult \(head)func callAsFunction(\(parameters)) -> \(result.hasSuffix("?") ? result : "(\(result))?") { "
        + "guard FoundationShims.ObjectiveCNames.knows(\"\(member.objectiveCName)\", receiver) else { return nil }; "
        + "let result: \(result) = FoundationShims.ObjectiveCNames.call(\"\(member.objectiveCName)\", receiver, [\(names.joined(separator: ", "))]); "
        + "return result }"
    }
    return "\(head)struct \(type) { let receiver: Any; \(calls.joined(separator: "; ")) }"
  }

  private static func types(of function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { ParameterType($0.type).kept }
  }

  private static func result(of function: FunctionDeclSyntax) -> String {
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    return result.hasSuffix("!") ? String(result.dropLast()) + "?" : result
  }

  private func property(of member: Member) -> String {
    switch member.kind {
    case .property(_, let binding):
      let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
      let plain = type.hasSuffix("!") ? String(type.dropLast()) : type
      return
        "var \(member.base): (\(plain))? { FoundationShims.ObjectiveCNames.value(\"\(member.objectiveCName)\", of: self) }"
    case .method(let function):
      let types = Self.types(of: function)
      let plain = Self.result(of: function)
      let names = types.indices.map { "a\($0)" }
      let arguments = names.joined(separator: ", ")
      let head = names.isEmpty ? "" : "\(arguments) in "
      return
        "var \(OptionalRequirements.property(member.name)): ((\(types.joined(separator: ", "))) -> \(plain))? { "
        + "guard FoundationShims.ObjectiveCNames.knows(\"\(member.objectiveCName)\", self) else { return nil }; "
        + "return { [self] \(head.isEmpty ? "() in " : head)FoundationShims.ObjectiveCNames.call(\"\(member.objectiveCName)\", self, [\(arguments)]) } }"
    }
  }
}
