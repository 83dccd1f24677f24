internal import SwiftSyntax

/// `#selector`, `#keyPath` and literals of colours and images as plain expressions.
final class SelectorPass: RewritingPass {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return .visitChildren }
      edits.replace(node, with: selector(argument, at: node))
      counts.add(.selector)
      return .skipChildren
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      edits.replace(node, with: "\"\(keyPath(argument))\"")
      counts.add(.selector)
      return .skipChildren
    case "colorLiteral":
      rename(node, to: platform.library == .uiKit ? "UIColor" : "NSColor")
    case "imageLiteral":
      rename(node, to: platform.library == .uiKit ? "UIImage" : "NSImage")
      if let label = node.arguments.first?.label, label.text == "resourceName" {
        edits.replace(label, with: "imageLiteralResourceName")
      }
    default: break
    }
    return .visitChildren
  }

  private func rename(_ node: MacroExpansionExprSyntax, to name: String) {
    edits.replace(node.pound, with: "")
    let missing = node.macroName.text.utf8.count - name.utf8.count
    edits.replace(node.macroName, with: String(repeating: " ", count: max(missing, 0)) + name)
    counts.add(.literal)
  }

  private func selector(_ argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax) -> String
  {
    let name = name(argument, at: node)
    let plain = "Selector((\"\(name)\"))"
    // A generic class states its methods for each of its specializations, when one is asked for.
    guard let context = TypeContext.around(node), context.isGeneric, context.isClass,
      facts.declared.contains(where: {
        $0.context.path == context.path && $0.context.id == context.id
          && MethodTable($0, facts) != nil
      })
    else { return plain }
    return "{ () -> Selector in Self.\(MethodTable.name(context))(); return \(plain) }()"
  }

  private func name(_ argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax) -> String {
    let reference = MethodReference(argument.expression)
    switch argument.label?.text {
    case "getter":
      return property(reference, at: node)
    case "setter":
      return ObjectiveCName.setter(property(reference, at: node))
    default:
      return SelectorResolution(facts).name(of: reference, at: node)
    }
  }

  private func property(_ reference: MethodReference, at node: some SyntaxProtocol) -> String {
    facts.declared.lazy.flatMap(\.members)
      .first { $0.labels == nil && $0.base == reference.base }?.objectiveCName ?? reference.base
  }

  /// The keys of a path, without the type that it starts with.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var names = expression.trimmedDescription.split(separator: ".").map {
      ObjectiveCName.plain(String($0).filter { !$0.isWhitespace && $0 != "?" && $0 != "!" })
    }
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
      names.removeFirst()
    }
    return names.joined(separator: ".")
  }
}
