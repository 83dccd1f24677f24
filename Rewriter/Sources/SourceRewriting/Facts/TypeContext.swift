internal import SwiftSyntax

/// A class or an extension that declares members, and where it stands.
struct TypeContext {
  /// The declaration of the type or extension.
  let group: any DeclGroupSyntax
  /// The type's name from the file's scope, such as `Form.Field`.
  let path: String
  /// Whether it or a type around it is generic.
  let isGeneric: Bool
  /// Whether it stands in a function's body.
  let isLocal: Bool
  /// Whether the file's scope sees it.
  let isVisible: Bool

  /// Creates the context of a declaration of a type or an extension; nil for anything else.
  init?(_ node: some SyntaxProtocol) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    self.group = group
    var names = [Self.name(group)]
    var isGeneric = Self.isGeneric(group)
    var isLocal = false
    var isWithin = false
    var outer = group.parent
    while let node = outer {
      if let around = node.asProtocol((any DeclGroupSyntax).self) {
        if !group.is(ExtensionDeclSyntax.self), !isLocal { names.insert(Self.name(around), at: 0) }
        isGeneric = isGeneric || Self.isGeneric(around)
        isWithin = true
      } else if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        isLocal = true
      }
      outer = node.parent
    }
    path = names.joined(separator: ".")
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    isVisible = !isLocal && !(isWithin && group.modifiers.has("private"))
  }

  private static func name(_ group: any DeclGroupSyntax) -> String {
    group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }

  private static func isGeneric(_ group: any DeclGroupSyntax) -> Bool {
    group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      || group.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
  }

  /// Whether it declares a class, or extends something that may be one.
  var isClass: Bool { group.is(ClassDeclSyntax.self) || isExtension }
  /// Whether it is an extension.
  var isExtension: Bool { group.is(ExtensionDeclSyntax.self) }
  /// The types that it says it inherits from and conforms to.
  var inherited: [String] {
    group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }
  /// The braces with its members.
  var members: MemberBlockSyntax { group.memberBlock }
  var attributes: AttributeListSyntax { group.attributes }
  var modifiers: DeclModifierListSyntax { group.modifiers }

  /// The place where its members begin, which tells contexts of a file apart.
  var id: Int { members.positionAfterSkippingLeadingTrivia.utf8Offset }

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

  static func declared(
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
}
