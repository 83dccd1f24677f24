internal import SwiftSyntax

/// Overrides that extensions declare, and members of extensions that subclasses override.
final class ExtensionOverridePass: RewritingPass {
  override func run() {
    for item in facts.overrides.renamed where item.place.file == index {
      rename(item)
      counts.add(.override)
    }
    for item in facts.overrides.forwarded where item.target.file == index { forward(item) }
  }

  /// The member with the code gets another name, and is no override any more.
  private func rename(_ item: ExtensionOverrides.Renamed) {
    for word in ["override", "open"] {
      if let modifier = item.member.modifiers.named(word) {
        edits.replace(modifier, with: word == "open" ? "public" : "")
      }
    }
    let body: Syntax
    switch item.member.kind {
    case .method(let function):
      edits.replace(function.name, with: item.name)
      // A list of arguments is passed on as an array.
      for parameter in function.signature.parameterClause.parameters {
        guard let dots = parameter.ellipsis else { continue }
        edits.replace(dots, with: "")
        edits.replace(parameter.type, with: "[\(parameter.type.trimmedDescription)]")
      }
      body = Syntax(function)
    case .property(let variable, let binding):
      edits.replace(binding.pattern, with: item.name)
      body = Syntax(variable)
    }
    guard let name = item.superName else { return }
    for access in SuperCalls.accesses(of: item.member.base, in: body) {
      edits.replace(access.declName.baseName, with: name)
    }
  }

  /// The class's body or the extension gets the name, on the line of its closing brace.
  private func forward(_ item: ExtensionOverrides.Forwarded) {
    let members = item.target.context.members
    let isOnLine = !members.rightBrace.leadingTrivia.contains { $0.isNewline }
    let head = (attributes(item.member) + modifiers(item)).map { $0 + " " }.joined()
    edits.insert(
      (isOnLine && !members.members.isEmpty ? "; " : "") + head + declaration(item) + "; ",
      before: members.rightBrace)
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
    if item.target.context.isExtension { words = words.map { $0 == "open" ? "public" : $0 } }
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    if !words.contains(where: access.contains),
      let outer = item.place.context.modifiers.map(\.trimmedDescription).first(
        where: access.contains)
    {
      words.insert(outer == "private" ? "fileprivate" : outer, at: 0)
    }
    return words
  }

  private func declaration(_ item: ExtensionOverrides.Forwarded) -> String {
    switch item.member.kind {
    case .method(let function):
      let effects = function.signature.effectSpecifiers
      let arguments = function.signature.parameterClause.parameters.map { parameter -> String in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
        return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
      }.joined(separator: ", ")
      let words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let clause = function.genericWhereClause.map { " " + line($0) } ?? ""
      let cases = item.cases.map {
        "if let other = self as? \($0.type) { return \(words)other.\($0.name)(\(arguments)) }; "
      }
      return
        "func \(function.name.text)\(generics)\(line(function.signature))\(clause) { \(cases.joined())return \(words)\(item.name)(\(arguments)) }"
    case .property(let variable, let binding):
      let type = binding.typeAnnotation.map { line($0) } ?? ""
      let get = item.cases.map {
        "if let other = self as? \($0.type) { return other.\($0.name) }; "
      }
      let set = item.cases.map {
        "if let other = self as? \($0.type) { other.\($0.name) = newValue; return }; "
      }
      let setter =
        Self.isSettable(binding) ? " set { \(set.joined())\(item.name) = newValue }" : ""
      return
        "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(type) { get { \(get.joined())return \(item.name) }\(setter) }"
    }
  }

  /// A node's text on one line, without comments.
  private func line(_ node: some SyntaxProtocol) -> String {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    return tokens.enumerated().map { index, token in
      let isLast = index == tokens.count - 1
      return token.text
        + (isLast || token.trailingTrivia.isEmpty && !breaks(after: token) ? "" : " ")
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
