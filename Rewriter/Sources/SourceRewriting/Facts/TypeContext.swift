internal import SwiftSyntax

/// A class or an extension that declares members, and where it stands.
struct TypeContext {
  /// The declaration of the type or extension.
  let declaration: Syntax
  /// The type's name from the file's scope, such as `Form.Field`.
  let path: String
  /// Whether it declares a class, or extends something that may be one.
  let isClass: Bool
  /// Whether it is an extension.
  let isExtension: Bool
  /// Whether it or a type around it is generic.
  let isGeneric: Bool
  /// Whether it stands in a function's body.
  let isLocal: Bool
  /// Whether the file's scope sees it.
  let isVisible: Bool
  /// What it says it inherits from and conforms to.
  let inherited: [String]
  /// The braces with its members.
  let members: MemberBlockSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax

  /// Where its members begin, which tells contexts of a file apart.
  var id: Int { members.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The context of a declaration of a type or an extension; nil for anything else.
  init?(_ node: some SyntaxProtocol) {
    let own = Syntax(node)
    guard let parts = Parts(own) else { return nil }
    var names = [parts.name]
    var isGeneric = parts.isGeneric
    var isLocal = false
    var isVisible = true
    var outer = own.parent
    while let node = outer {
      if let around = Parts(node) {
        if !parts.isExtension, !isLocal { names.insert(around.name, at: 0) }
        isGeneric = isGeneric || around.isGeneric
        if parts.modifiers.has("private") { isVisible = false }
      } else if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        isLocal = true
      }
      outer = node.parent
    }
    declaration = own
    path = names.joined(separator: ".")
    isClass = parts.isClass
    isExtension = parts.isExtension
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.isVisible = isVisible && !isLocal
    inherited = parts.inherited
    members = parts.members
    attributes = parts.attributes
    modifiers = parts.modifiers
  }

  /// The nearest type or extension around a node.
  static func around(_ node: some SyntaxProtocol) -> TypeContext? {
    var outer = Syntax(node).parent
    while let node = outer {
      if let context = TypeContext(node) { return context }
      outer = node.parent
    }
    return nil
  }

  /// The members that it declares itself, in branches of `#if` that may be compiled as well.
  func declared(_ conditions: PlatformConditions) -> [DeclSyntax] {
    Self.declared(members.members, conditions)
  }

  private static func declared(
    _ items: MemberBlockItemListSyntax, _ conditions: PlatformConditions
  ) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditions.active(condition).flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return declared(inner, conditions)
      }
    }
  }

  /// What declarations of types and extensions have in common.
  private struct Parts {
    let name: String
    let isClass: Bool
    let isExtension: Bool
    let isGeneric: Bool
    let inherited: [String]
    let members: MemberBlockSyntax
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax

    init?(_ node: Syntax) {
      func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      }
      if let type = node.as(ClassDeclSyntax.self) {
        self.init(
          type.name.text, isClass: true, isGeneric: type.genericParameterClause != nil,
          names(type.inheritanceClause), type.memberBlock, type.attributes, type.modifiers)
      } else if let type = node.as(ExtensionDeclSyntax.self) {
        self.init(
          type.extendedType.trimmedDescription, isClass: true, isExtension: true,
          isGeneric: type.genericWhereClause != nil || type.extendedType.is(ArrayTypeSyntax.self),
          names(type.inheritanceClause), type.memberBlock, type.attributes, type.modifiers)
      } else if let type = node.as(StructDeclSyntax.self) {
        self.init(
          type.name.text, isGeneric: type.genericParameterClause != nil,
          names(type.inheritanceClause), type.memberBlock, type.attributes, type.modifiers)
      } else if let type = node.as(EnumDeclSyntax.self) {
        self.init(
          type.name.text, isGeneric: type.genericParameterClause != nil,
          names(type.inheritanceClause), type.memberBlock, type.attributes, type.modifiers)
      } else if let type = node.as(ActorDeclSyntax.self) {
        self.init(
          type.name.text, isGeneric: type.genericParameterClause != nil,
          names(type.inheritanceClause), type.memberBlock, type.attributes, type.modifiers)
      } else if let type = node.as(ProtocolDeclSyntax.self) {
        self.init(
          type.name.text, isGeneric: false, names(type.inheritanceClause), type.memberBlock,
          type.attributes, type.modifiers)
      } else {
        return nil
      }
    }

    private init(
      _ name: String, isClass: Bool = false, isExtension: Bool = false, isGeneric: Bool,
      _ inherited: [String], _ members: MemberBlockSyntax, _ attributes: AttributeListSyntax,
      _ modifiers: DeclModifierListSyntax
    ) {
      self.name = name
      self.isClass = isClass
      self.isExtension = isExtension
      self.isGeneric = isGeneric
      self.inherited = inherited
      self.members = members
      self.attributes = attributes
      self.modifiers = modifiers
    }
  }
}
