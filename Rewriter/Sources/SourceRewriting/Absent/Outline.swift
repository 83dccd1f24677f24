internal import SwiftSyntax

/// A declaration of a source with the names that it mentions.
final class Outline {
  enum Kind {
    /// A class, structure, enumeration or actor.
    case type
    /// A protocol.
    case requirements
    case extended
    /// A function, an initializer, a subscript.
    case callable
    case variable, enumCase, alias, associated, statement
  }
  /// A part of a declaration's code.
  struct Code {
    let node: Syntax
    let names: References
    /// The parameters that it sees.
    let parameters: Syntax?

    init(_ node: some SyntaxProtocol, parameters: (some SyntaxProtocol)? = Syntax?.none) {
      (self.node, self.parameters) = (Syntax(node), parameters.map { Syntax($0) })
      names = References([node, self.parameters])
    }

    /// The names that are left without some branches.
    func names(without branches: [Syntax]) -> References {
      References([node, parameters], without: Set(branches.map(\.id)))
    }
  }
  let kind: Kind
  let node: Syntax
  /// The path of a type or an alias, that of the type which an extension extends, the name of a member.
  let name: String
  /// The path of the type around it.
  let scope: String
  /// The generic parameters that it sees.
  let generics: Set<String>
  /// The names that its head mentions: attributes, types, a property's value where that gives its type.
  var head = References()
  /// The types that it inherits from and conforms to.
  var inherited: [(type: InheritedTypeSyntax, names: References)] = []
  /// Its code, part by part: bodies, accessors, a property's value.
  var code: [Code] = []
  var children: [Outline] = []
  /// Whether its result's type follows from its code.
  var isOpaque = false
  /// The labels of a function's or an initializer's parameters.
  var labels: [String]?

  fileprivate init(
    _ kind: Kind, _ node: some SyntaxProtocol, name: String, scope: String, generics: Set<String>
  ) {
    (self.kind, self.node, self.name, self.scope) = (kind, Syntax(node), name, scope)
    self.generics = generics
  }

  /// The declarations of a source that may be compiled, and its imports.
  static func read(
    _ file: SourceFile, _ conditions: PlatformConditions
  ) -> (pieces: [Outline], imports: [ImportDeclSyntax]) {
    var reader = OutlineReader(conditions: conditions)
    let pieces = reader.pieces(file.tree.statements)
    return (pieces, reader.imports)
  }
}

/// Reads the declarations of a source.
private struct OutlineReader {
  let conditions: PlatformConditions
  var imports: [ImportDeclSyntax] = []

  init(conditions: PlatformConditions) { self.conditions = conditions }

  mutating func pieces(_ items: CodeBlockItemListSyntax) -> [Outline] {
    var result: [Outline] = []
    for item in items {
      switch item.item {
      case .decl(let decl): result += pieces(decl, scope: "", generics: [])
      case .stmt(let statement): result.append(self.statement(statement))
      case .expr(let expression):
        if !expression.is(MacroExpansionExprSyntax.self) {
          result.append(self.statement(expression))
        }
      @unknown default: break
      }
    }
    return result
  }

  private func statement(_ node: some SyntaxProtocol) -> Outline {
    let piece = Outline(.statement, node, name: "", scope: "", generics: [])
    piece.head = References([node])
    return piece
  }

  private mutating func pieces(
    _ decl: DeclSyntax, scope: String, generics: Set<String>
  ) -> [Outline] {
    if let node = decl.as(ImportDeclSyntax.self) {
      imports.append(node)
      return []
    }
    if let node = decl.as(IfConfigDeclSyntax.self) {
      return conditions.active(node).flatMap { clause -> [Outline] in
        switch clause.elements {
        case .decls(let members)?:
          return self.members(members, scope: scope, generics: generics)
        case .statements(let items)?: return pieces(items)
        default: return []
        }
      }
    }
    if let group = decl.asProtocol((any DeclGroupSyntax).self) {
      return [self.group(group, scope: scope, generics: generics)]
    }
    return member(decl, scope: scope, generics: generics).map { [$0] } ?? []
  }

  private mutating func members(
    _ items: MemberBlockItemListSyntax, scope: String, generics: Set<String>
  ) -> [Outline] {
    var result: [Outline] = []
    for item in items { result += pieces(item.decl, scope: scope, generics: generics) }
    return result
  }

  private mutating func group(
    _ group: any DeclGroupSyntax, scope: String, generics: Set<String>
  ) -> Outline {
    let own = Self.generics(of: group)
    let all = generics.union(own)
    let piece: Outline
    if let node = group.as(ExtensionDeclSyntax.self) {
      let path = node.extendedType.trimmedDescription.prefix { $0 != "<" }
      piece = Outline(.extended, node, name: String(path), scope: "", generics: all)
      piece.head = References([node.attributes, node.extendedType, node.genericWhereClause])
    } else {
      let name = group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      let path = scope.isEmpty ? name : "\(scope).\(name)"
      piece = Outline(
        group.is(ProtocolDeclSyntax.self) ? .requirements : .type, group, name: path,
        scope: scope, generics: all)
      let generic = group.asProtocol((any WithGenericParametersSyntax).self)
      piece.head = References([
        group.attributes, generic?.genericParameterClause, generic?.genericWhereClause,
        group.as(ProtocolDeclSyntax.self)?.genericWhereClause,
      ])
    }
    piece.inherited = (group.inheritanceClause?.inheritedTypes ?? []).map {
      ($0, References([$0.type]))
    }
    piece.children = members(group.memberBlock.members, scope: piece.name, generics: all)
    return piece
  }

  private static func generics(of node: some SyntaxProtocol) -> Set<String> {
    let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return Set(clause?.parameters.map(\.name.text) ?? [])
  }

  private func member(_ decl: DeclSyntax, scope: String, generics: Set<String>) -> Outline? {
    func piece(_ kind: Outline.Kind, _ name: String) -> Outline {
      Outline(
        kind, decl, name: name, scope: scope, generics: generics.union(Self.generics(of: decl)))
    }
    if let node = decl.as(FunctionDeclSyntax.self) {
      let result = piece(.callable, ObjectiveCName.plain(node.name.text))
      result.head = References([
        node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause,
      ])
      result.labels = Self.labels(node.signature)
      result.isOpaque = node.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
      add(node.body, of: decl, to: result)
      return result
    }
    if let node = decl.as(InitializerDeclSyntax.self) {
      let result = piece(.callable, "init")
      result.labels = Self.labels(node.signature)
      result.head = References([
        node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause,
      ])
      add(node.body, of: decl, to: result)
      return result
    }
    if let node = decl.as(DeinitializerDeclSyntax.self) {
      let result = piece(.callable, "deinit")
      add(node.body, of: decl, to: result)
      return result
    }
    if let node = decl.as(SubscriptDeclSyntax.self) {
      let result = piece(.callable, "subscript")
      result.head = References([
        node.attributes, node.genericParameterClause, node.parameterClause, node.returnClause,
        node.genericWhereClause,
      ])
      if let block = node.accessorBlock { add(block, to: result) }
      return result
    }
    if let node = decl.as(VariableDeclSyntax.self) { return variable(node, scope, piece) }
    if let node = decl.as(EnumCaseDeclSyntax.self) {
      let result = piece(.enumCase, node.elements.first?.name.text ?? "")
      result.head = References([node])
      return result
    }
    if let node = decl.as(TypeAliasDeclSyntax.self) {
      let name = node.name.text
      let result = piece(.alias, scope.isEmpty ? name : "\(scope).\(name)")
      result.head = References([
        node.attributes, node.genericParameterClause, node.initializer, node.genericWhereClause,
      ])
      return result
    }
    if let node = decl.as(AssociatedTypeDeclSyntax.self) {
      let result = piece(.associated, "\(scope).\(node.name.text)")
      result.head = References([
        node.inheritanceClause, node.initializer, node.genericWhereClause,
      ])
      return result
    }
    return nil
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }

  private func variable(
    _ node: VariableDeclSyntax, _ scope: String, _ piece: (Outline.Kind, String) -> Outline
  ) -> Outline {
    let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    let result = piece(.variable, pattern.map { ObjectiveCName.plain($0.identifier.text) } ?? "")
    var parts: [(any SyntaxProtocol)?] = [node.attributes]
    for binding in node.bindings {
      parts.append(binding.typeAnnotation)
      // An object's own value is computed with the object, others when they are asked for.
      let isLate =
        scope.isEmpty || ["lazy", "static", "class"].contains { node.modifiers.has($0) }
      if binding.typeAnnotation == nil || node.bindings.count > 1 || !isLate {
        parts.append(binding.initializer)
      } else if let value = binding.initializer?.value {
        result.code.append(Outline.Code(value))
      }
      if binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true {
        result.isOpaque = true
      }
      if let block = binding.accessorBlock { add(block, to: result) }
    }
    result.head = References(parts)
    return result
  }

  private func add(_ body: CodeBlockSyntax?, of decl: DeclSyntax, to piece: Outline) {
    // The parameters are known in the code.
    guard let body else { return }
    let parameters =
      decl.as(FunctionDeclSyntax.self)?.signature ?? decl.as(InitializerDeclSyntax.self)?.signature
    piece.code.append(Outline.Code(body, parameters: parameters?.parameterClause))
  }

  private func add(_ block: AccessorBlockSyntax, to piece: Outline) {
    switch block.accessors {
    case .getter: piece.code.append(Outline.Code(block))
    case .accessors(let list):
      for accessor in list {
        if let body = accessor.body {
          piece.code.append(Outline.Code(body, parameters: accessor.parameters))
        }
      }
    @unknown default: break
    }
  }
}
