internal import SwiftSyntax

/// The text of a member of a class that calls code under another name.
struct ForwardedDeclaration {
  private let item: ExtensionOverrides.Forwarded

  init(_ item: ExtensionOverrides.Forwarded) { self.item = item }

  /// The declaration on one line.
  var text: String { (attributes + modifiers + [declaration]).joined(separator: " ") }

  private var attributes: [String] {
    item.member.attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription
      let gone = [
        "objc", "IBOutlet", "IBInspectable", "IBAction", "IBSegueAction", "GKInspectable",
        "inlinable", "inline",
      ]
      return gone.contains(name) ? nil : attribute.onOneLine
    }
  }

  private var modifiers: [String] {
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

  /// The cast that finds a class's own code.
  private func cast(to type: String) -> String {
    "if let other = self as? \(type)\(item.member.isInstance ? "" : ".Type") { "
  }

  private var declaration: String {
    switch item.member.kind {
    case .method(let function): return method(function)
    case .property(let variable, let binding):
      let head =
        "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(binding.typeAnnotation?.onOneLine ?? "")"
      let observers = item.member.observers
      return "\(head) { \(observers.isEmpty ? accessors(binding) : calls(observers)) }"
    }
  }

  private func method(_ function: FunctionDeclSyntax) -> String {
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.text
      let type = parameter.type.onOneLine
      let value = parameter.defaultValue.map { " \($0.onOneLine)" } ?? ""
      parameters.append("\(label) a\(index): \(type)\(parameter.ellipsis?.text ?? "")\(value)")
      var argument = (type.hasPrefix("inout ") ? "&" : "") + "a\(index)"
      if type.contains("@autoclosure") {
        argument += "()"
        if type.contains(" async ") { argument = "await " + argument }
        if type.contains(" throws ") { argument = "try " + argument }
      }
      arguments.append((label == "_" ? "" : "\(label): ") + argument)
    }
    let effects = function.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let call = "(\(arguments.joined(separator: ", ")))"
    let cases = item.cases.map {
      "\(cast(to: $0.type))return \(words)other.\($0.name)\(call) }; "
    }
    let head =
      "func \(function.name.text)\(function.genericParameterClause?.onOneLine ?? "")"
      + "(\(parameters.joined(separator: ", ")))"
    let tail = [
      effects?.onOneLine, function.signature.returnClause?.onOneLine,
      function.genericWhereClause?.onOneLine,
    ].compactMap { $0 }.map { " " + $0 }.joined()
    return "\(head)\(tail) { \(cases.joined())return \(words)\(item.name)\(call) }"
  }

  private func accessors(_ binding: PatternBindingSyntax) -> String {
    var effects = ""
    var isSettable = false
    if case .accessors(let list)? = binding.accessorBlock?.accessors {
      isSettable = list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
      effects =
        list.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers?.onOneLine ?? ""
    }
    let words =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let get = item.cases.map { "\(cast(to: $0.type))return \(words)other.\($0.name) }; " }
    let set = item.cases.map { "\(cast(to: $0.type))other.\($0.name) = newValue; return }; " }
    return
      "get \(effects.isEmpty ? "" : effects + " "){ \(get.joined())return \(words)\(item.name) }"
      + (isSettable ? " set { \(set.joined())\(item.name) = newValue }" : "")
  }

  private func calls(_ observers: [AccessorDeclSyntax]) -> String {
    observers.map { observer in
      let kind = observer.accessorSpecifier.text
      return "\(kind) { \(item.name)_\(kind)(\(kind == "willSet" ? "newValue" : "oldValue")) }"
    }.joined(separator: " ")
  }
}

extension SyntaxProtocol {
  /// The node's text on one line, without comments.
  var onOneLine: String {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.enumerated().map { index, token in
      let isLast = index == tokens.count - 1
      let breaks =
        token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
      return token.text
        + (isLast || token.trailingTrivia.isEmpty && !breaks ? "" : " ")
    }.joined()
  }
}
