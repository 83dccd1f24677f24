internal import SwiftSyntax

/// Protocols of Objective-C have classes only, and requirements that a class may leave out.
///
/// An optional requirement becomes a property of the protocol's extension: a closure that sends the message, or nil
/// where the class does not state the method.
final class ProtocolPass: RewritingPass {
  private var extensions: [String] = []

  override func run() {
    super.run()
    guard !extensions.isEmpty else { return }
    edits.insert(extensions.joined(), at: file.text.utf8.count)
  }

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
    var properties: [String] = []
    for item in node.memberBlock.members {
      for member in Member.members(of: item.decl) where member.modifiers.has("optional") {
        edits.blank(item.decl)
        counts.add(.optionalRequirement)
        properties.append(property(of: member))
      }
    }
    if !properties.isEmpty {
      let access = ["public", "open", "package"].first { node.modifiers.has($0) } ?? "internal"
      let isMain = node.attributes.has("MainActor") ? "@MainActor " : ""
      let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
      extensions.append(
        " \(isMain)\(isPrivate ? "fileprivate" : access) extension \(node.name.text) { \(properties.joined(separator: "; ")) }"
      )
    }
    return .visitChildren
  }

  private func property(of member: Member) -> String {
    switch member.kind {
    case .property(_, let binding):
      let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
      let plain = type.hasSuffix("!") ? String(type.dropLast()) : type
      return
        "var \(member.base): (\(plain))? { FoundationShims.ObjectiveCNames.value(\"\(member.objectiveCName)\", of: self) }"
    case .method(let function):
      let types = function.signature.parameterClause.parameters.map {
        ParameterType($0.type).written
      }
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let plain = result.hasSuffix("!") ? String(result.dropLast()) + "?" : result
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
