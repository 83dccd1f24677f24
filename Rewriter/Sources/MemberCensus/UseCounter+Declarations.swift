import SwiftSyntax

extension UseCounter {
  /// Walks a node and what is in it.
  func walk(_ node: some SyntaxProtocol) {
    let node = Syntax(node)
    if let expression = node.as(ExprSyntax.self) {
      _ = infer(expression, expecting: nil)
    } else if let type = node.as(TypeSyntax.self) {
      place = type.positionAfterSkippingLeadingTrivia.utf8Offset
      useType(type.trimmedDescription)
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      walkType(group)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      walk(function: function)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      place = initializer.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      inherit("init", initializer.signature, initializer.modifiers)
      inScope(of: initializer.signature, result: nil) {
        if let body = initializer.body { walk(body) }
      }
    } else if let variable = node.as(VariableDeclSyntax.self) {
      walk(variable: variable)
    } else if let block = node.as(CodeBlockSyntax.self) {
      inScope { block.statements.forEach { walk($0.item) } }
    } else if let condition = node.as(OptionalBindingConditionSyntax.self) {
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let stated = condition.typeAnnotation.flatMap { type($0.type) }
      if let value = condition.initializer?.value {
        let type = infer(value, expecting: stated)
        if let name { bind(name, stated ?? type) }
      }
    } else if let loop = node.as(ForStmtSyntax.self) {
      let sequence = infer(loop.sequence, expecting: nil)
      inScope {
        if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          bind(name, sequence?.element)
        } else {
          walk(loop.pattern)
        }
        loop.whereClause.map { walk($0) }
        walk(loop.body)
      }
    } else if let pattern = node.as(IdentifierPatternSyntax.self) {
      // A part of a pattern, whose type nothing says here.
      bind(pattern.identifier.text, nil)
    } else if let returned = node.as(ReturnStmtSyntax.self) {
      if let value = returned.expression {
        _ = infer(value, expecting: results.last.flatMap { $0 })
      }
    } else if node.is(ImportDeclSyntax.self) || node.is(AttributeSyntax.self)
      || node.is(MacroExpansionDeclSyntax.self)
    {
      return
    } else if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if let elements = clause.elements {
          elements.children(viewMode: .sourceAccurate).forEach { walk($0) }
        }
      }
    } else {
      node.children(viewMode: .sourceAccurate).forEach { walk($0) }
    }
  }

  func inScope(_ body: () -> Void) {
    scopes.append([:])
    body()
    scopes.removeLast()
  }

  private func inScope(
    of signature: FunctionSignatureSyntax, result: CountedType?, _ body: () -> Void
  ) {
    for parameter in signature.parameterClause.parameters {
      walk(parameter.type)
      if let value = parameter.defaultValue?.value {
        _ = infer(value, expecting: type(parameter.type))
      }
    }
    if let returned = signature.returnClause { walk(returned.type) }
    inScope {
      for parameter in signature.parameterClause.parameters {
        let stated = type(parameter.type)
        bind(
          (parameter.secondName ?? parameter.firstName).text,
          parameter.ellipsis == nil ? stated : stated.map { .sequence(of: $0) })
      }
      results.append(result)
      body()
      results.removeLast()
    }
  }

  private func walkType(_ group: some DeclGroupSyntax) {
    let name: String
    if let named = group.asProtocol((any NamedDeclSyntax).self) {
      name = (owners.last.map { "\($0)." } ?? "") + named.name.text
    } else if let extended = Syntax(group).as(ExtensionDeclSyntax.self) {
      let text = CountedType(extended.extendedType.trimmedDescription)?.name ?? "?"
      name = members.resolve(text, inside: nil) ?? text
      place = extended.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
      useType(text)
    } else {
      return
    }
    for inherited in group.inheritanceClause?.inheritedTypes ?? [] { walk(inherited.type) }
    owners.append(name)
    let outer = scopes
    scopes = []
    group.memberBlock.members.forEach { walk($0.decl) }
    scopes = outer
    owners.removeLast()
  }

  private func walk(function: FunctionDeclSyntax) {
    place = function.name.positionAfterSkippingLeadingTrivia.utf8Offset
    inherit(function.name.text, function.signature, function.modifiers)
    inScope(
      of: function.signature, result: function.signature.returnClause.flatMap { type($0.type) }
    ) {
      guard let statements = function.body?.statements else { return }
      inScope { walk(body: statements) }
    }
  }

  /// Walks the statements of a body, whose only expression is its value.
  func walk(body: CodeBlockItemListSyntax) {
    if body.count == 1, let value = body.first?.item.as(ExprSyntax.self) {
      _ = infer(value, expecting: results.last.flatMap { $0 })
    } else {
      body.forEach { walk($0.item) }
    }
  }

  private func walk(variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      let stated = binding.typeAnnotation.flatMap { type($0.type) }
      if let annotation = binding.typeAnnotation { walk(annotation.type) }
      var found: CountedType?
      if let value = binding.initializer?.value { found = infer(value, expecting: stated) }
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if let name {
        bind(name, stated ?? found)
        if variable.modifiers.contains(where: { $0.name.text == "override" }),
          let owner = owners.last, let base = framework(owner), !inheritsOwn(name, owner)
        {
          place = binding.pattern.positionAfterSkippingLeadingTrivia.utf8Offset
          use(name, of: base, call: nil)
        }
      }
      if name == nil { walk(binding.pattern) }
      guard let accessors = binding.accessorBlock?.accessors else { continue }
      results.append(stated)
      inScope {
        switch accessors {
        case .getter(let statements): walk(body: statements)
        case .accessors(let list):
          for accessor in list {
            inScope {
              let named = accessor.parameters?.name.text
              bind(
                named ?? (accessor.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue"),
                stated)
              if let body = accessor.body { inScope { walk(body: body.statements) } }
            }
          }
        @unknown default: break
        }
      }
      results.removeLast()
    }
  }

  /// Whether a class inherits a member from another one of the sources.
  private func inheritsOwn(_ name: String, _ owner: String) -> Bool {
    members.ancestors(of: owner).contains { ancestor in
      members.declarations(ancestor).contains { $0.module == nil && $0.members[name] != nil }
    }
  }

  /// Records an override, and a method that has the form of a framework's protocol.
  private func inherit(
    _ name: String, _ signature: FunctionSignatureSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    guard let owner = owners.last else { return }
    let labels = Signature(signature).labels ?? []
    if modifiers.contains(where: { $0.name.text == "override" }) {
      guard members.type(owner)?.module == nil, let base = framework(owner),
        !inheritsOwn(name, owner)
      else { return }
      use(name, of: base, call: labels)
      return
    }
    let protocols = members.ancestors(of: owner).filter { isFramework($0) && isProtocol($0) }
    guard countsForms, name != "init", !protocols.isEmpty else { return }
    if protocols.contains(where: { protocolType in
      members.member(name, of: protocolType).contains { $0.labels == labels }
    }) {
      counts.declared += 1
      return
    }
    // `tableView(_:…)` of `UITableViewDelegate` begins with the name of what delegates.
    guard labels.first == .some(nil), labels.count > 1 || name.hasSuffix("Did") || name.count > 12
    else { return }
    for proto in protocols where !(members.type(proto)?.module == nil) {
      let stem = proto.drop { $0.isUppercase && $0 != "T" }
      let words = name.prefix(1).uppercased() + name.dropFirst()
      if let prefix = prefixes.first(where: { proto.hasPrefix($0) }),
        proto.dropFirst(prefix.count).hasPrefix(words), !stem.isEmpty
      {
        record(Use(type: proto, member: name, labels: labels))
        return
      }
    }
  }
}
