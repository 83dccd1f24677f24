import SwiftSyntax

/// Collects what sources declare: types, members of extensions, and what is outside of types.
final class SourceDeclarations: SyntaxVisitor {
  let members: DeclaredMembers
  /// The names of members that extensions of types declare, by any source that was read.
  var extensionMembers: Set<String> = []
  private var owners: [String] = []
  private var isExtension: [Bool] = []

  init(_ members: DeclaredMembers) {
    self.members = members
    super.init(viewMode: .sourceAccurate)
  }

  private func open(
    _ name: String, _ bases: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax? = nil,
    extends: Bool = false, proto: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = extends ? name : (owners.last.map { "\($0)." } ?? "") + name
    owners.append(full)
    isExtension.append(extends)
    members.types[full, default: DeclaredType(isExtension: extends)].bases +=
      bases?.inheritedTypes.compactMap { CountedType($0.type.trimmedDescription)?.name } ?? []
    if !extends { members.types[full]?.isExtension = false }
    for parameter in generics?.parameters ?? [] {
      members.types[full]?.generics.insert(parameter.name.text)
    }
    if proto { members.types[full]?.isProtocol = true }
    return .visitChildren
  }

  /// Collects the members of a type by its full name.
  func read(_ block: MemberBlockSyntax, of name: String) {
    owners = [name]
    isExtension = [false]
    if members.types[name] == nil { members.types[name] = DeclaredType() }
    walk(block)
    close()
  }

  private func close() {
    owners.removeLast()
    isExtension.removeLast()
  }

  private func add(_ name: String, _ signature: Signature) {
    let name = name.filter { $0 != "`" }
    guard let owner = owners.last else {
      members.globals[name, default: []].append(signature)
      return
    }
    members.types[owner]?.members[name, default: []].append(signature)
    if isExtension.last == true { extensionMembers.insert(name) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, proto: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      CountedType(node.extendedType.trimmedDescription)?.name
        ?? node.extendedType.trimmedDescription,
      node.inheritanceClause, extends: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let full = (owners.last.map { "\($0)." } ?? "") + node.name.text
    if let type = CountedType(node.initializer.value.trimmedDescription), type.name != full {
      members.aliases[full] = type
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, Signature(node.signature))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var signature = Signature(node.signature)
    signature.result = owners.last.map { .instance($0) }
    add("init", signature)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(element.name.text, Signature(labels: nil, result: owners.last.map { .instance($0) }))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type =
        binding.typeAnnotation.map { CountedType($0.type.trimmedDescription) }
        ?? binding.initializer.flatMap { Self.written($0.value) }
      add(name, Signature(labels: nil, result: type))
    }
    return .skipChildren
  }

  /// The type of a value whose expression names it: `UILabel()`, `[UIView]()`, `{ … }() as …`.
  static func written(_ value: ExprSyntax) -> CountedType? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      {
        return .instance(name)
      }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let text = member.trimmedDescription
        let parts = text.split(separator: ".")
        if parts.allSatisfy({ $0.first?.isUppercase == true }) { return .instance(text) }
        if parts.last == "init" { return .instance(parts.dropLast().joined(separator: ".")) }
      }
      if let array = call.calledExpression.as(ArrayExprSyntax.self) {
        return CountedType(array.trimmedDescription)
      }
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause.flatMap { CountedType($0.type.trimmedDescription) }
      }
    }
    if let sequence = value.as(SequenceExprSyntax.self), let last = sequence.elements.last,
      let type = last.as(TypeExprSyntax.self)
    {
      return CountedType(type.trimmedDescription)
    }
    return nil
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Signature {
  init(_ node: FunctionSignatureSyntax) {
    let parameters = node.parameterClause.parameters
    self.init(
      labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text },
      parameters: parameters.map { CountedType($0.type.trimmedDescription) },
      result: node.returnClause.flatMap { CountedType($0.type.trimmedDescription) })
  }
}
