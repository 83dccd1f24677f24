internal import SwiftSyntax

/// Key-value observing: keys for key paths, notifications of `dynamic` properties, observers that are not responders.
final class ObservingPass: RewritingPass {
  /// `view.observe(\.frame)`: a key path has no names at run time.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "observe", let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return .visitChildren }
    let names = path.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      return ObjectiveCName.plain(property.declName.baseName.text)
    }
    edits.insert(
      "key: \"\(names.joined(separator: "."))\", ",
      at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    counts.add(.observing)
    return .visitChildren
  }

  /// `@objc dynamic var name`: a stored property notifies its observers.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var",
      node.bindings.count == 1, !node.attributes.has("NSManaged"),
      let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      TypeContext.around(node)?.isClass == true
    else { return .visitChildren }
    let name = pattern.identifier.text
    let call =
      "FoundationShims.KeyValueObservers.changed(self, \"\(ObjectiveCName.plain(name))\", from: oldValue, to: self.\(name))"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", after: binding)
      counts.add(.observing)
      return .visitChildren
    }
    guard case .accessors(let list) = block.accessors,
      let didSet = list.first(where: { $0.accessorSpecifier.text == "didSet" }),
      didSet.parameters == nil, let body = didSet.body
    else { return .visitChildren }
    edits.insert(" \(call);", after: body.leftBrace)
    counts.add(.observing)
    return .visitChildren
  }

  /// An override in a class of Foundation's, where there is nothing to override.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "observeValue", let modifier = node.modifiers.named("override"),
      let context = TypeContext.around(node), let declared = facts.classes[context.path],
      let top = ([declared] + facts.ancestors(of: context.path)).last
    else { return .visitChildren }
    let isNearest = facts.ancestors(of: context.path).allSatisfy { ancestor in
      !ancestor.members.contains { $0.base == "observeValue" }
    }
    guard isNearest, top.context.inherited.contains("NSObject") else { return .visitChildren }
    edits.replace(modifier, with: "")
    for call in SuperCalls.all(of: "observeValue", in: Syntax(node)) {
      edits.replace(call, with: "()")
    }
    if !context.isExtension, let name = context.group.as(ClassDeclSyntax.self) {
      let protocolName = "FoundationShims.KeyValueObserver"
      if let last = name.inheritanceClause?.inheritedTypes.last {
        edits.insert(", \(protocolName)", after: last.type)
      }
    }
    counts.add(.observing)
    return .visitChildren
  }
}
