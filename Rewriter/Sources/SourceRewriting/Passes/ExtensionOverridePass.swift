internal import SwiftSyntax

/// Overrides that extensions declare, and members of extensions that subclasses override.
final class ExtensionOverridePass: RewritingPass {
  override func run() {
    for item in ExtensionOverrides(facts).all {
      if item.place.file == index { rename(item.member) }
      if item.owner.file == index { forward(item) }
      if item.place.file == index { counts.add(.override) }
    }
  }

  /// The member with the code gets another name, and is no override any more.
  private func rename(_ member: Member) {
    for word in ["override", "open"] {
      if let modifier = member.modifiers.named(word) {
        edits.replace(modifier, with: word == "open" ? "public" : "")
      }
    }
    switch member.kind {
    case .method(let function):
      edits.replace(function.name, with: ExtensionOverrides.name(member.base))
    case .property(_, let binding):
      edits.replace(binding.pattern, with: ExtensionOverrides.name(member.base))
    }
  }

  /// The class's body gets the name, on the line of its closing brace.
  private func forward(_ item: ExtensionOverrides.Forwarded) {
    let brace = item.owner.context.members.rightBrace
    let isOnLine = !brace.leadingTrivia.contains { $0.isNewline }
    let isEmpty = item.owner.context.members.members.isEmpty
    let head = (attributes(item.member) + modifiers(item)).map { $0 + " " }.joined()
    edits.insert(
      (isOnLine && !isEmpty ? "; " : "") + head + declaration(item.member) + "; ", before: brace)
  }

  private func attributes(_ member: Member) -> [String] {
    member.attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription
      let gone = ["objc", "IBOutlet", "IBInspectable", "IBAction", "inlinable", "inline"]
      return gone.contains(name) ? nil : attribute.trimmedDescription
    }
  }

  private func modifiers(_ item: ExtensionOverrides.Forwarded) -> [String] {
    var words = item.member.modifiers.map(\.trimmedDescription)
    words.removeAll { $0 == "dynamic" || $0 == "final" }
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    if !words.contains(where: access.contains),
      let outer = item.place.context.modifiers.map(\.trimmedDescription).first(
        where: access.contains)
    {
      words.insert(outer == "private" ? "fileprivate" : outer, at: 0)
    }
    return words
  }

  private func declaration(_ member: Member) -> String {
    switch member.kind {
    case .method(let function):
      let effects = function.signature.effectSpecifiers
      let arguments = function.signature.parameterClause.parameters.map { parameter -> String in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
        return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
      }
      let words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let clause = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      return
        "func \(function.name.text)\(generics)\(line(function.signature))\(clause) { \(words)\(ExtensionOverrides.name(member.base))(\(arguments.joined(separator: ", "))) }"
    case .property(let variable, let binding):
      let type = binding.typeAnnotation.map { line($0) } ?? ""
      let own = ExtensionOverrides.name(member.base)
      let set = Self.isSettable(binding) ? " set { \(own) = newValue }" : ""
      return
        "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(type) { get { \(own) }\(set) }"
    }
  }

  /// A node's text on one line, without comments.
  private func line(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !breaks(after: token) ? "" : " ")
    }.joined()
  }

  private func breaks(after token: TokenSyntax) -> Bool {
    token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
  }

  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
