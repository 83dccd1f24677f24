internal import SwiftSyntax

/// A method or property as `#selector` names it.
struct MethodReference {
  /// The base name.
  let base: String
  /// The labels that it states; nil for none.
  let labels: [String]?
  /// The type that it names before the method; nil for none or an object.
  let type: String?
  /// The number of arguments of the function type after `as`; nil without one.
  let arity: Int?

  init(_ expression: ExprSyntax) {
    var expression = expression
    var arity: Int?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let cast = expression.as(AsExprSyntax.self) {
        arity = Self.arity(cast.type)
        expression = cast.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first
      {
        if let cast = sequence.elements.last?.as(TypeExprSyntax.self) {
          arity = Self.arity(cast.type)
        }
        expression = first
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else {
        break
      }
    }
    self.arity = arity
    if let access = expression.as(MemberAccessExprSyntax.self) {
      (base, labels) = Self.parts(access.declName)
      let before = access.base?.trimmedDescription ?? ""
      let last = before.split(separator: ".").last.map(String.init) ?? ""
      type = last.first?.isUppercase == true && last != "Self" ? before : nil
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      (base, labels) = Self.parts(name)
      type = nil
    } else {
      base = expression.trimmedDescription
      labels = nil
      type = nil
    }
  }

  private static func parts(_ name: DeclReferenceExprSyntax) -> (String, [String]?) {
    (
      ObjectiveCName.plain(name.baseName.text),
      name.argumentNames.map { $0.arguments.map(\.name.text) }
    )
  }

  private static func arity(_ type: TypeSyntax) -> Int? {
    var type = type
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      type = only.type
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    // `(Form) -> (UIButton) -> Void` is a method without its object.
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
      return inner.parameters.count
    }
    return function.parameters.count
  }
}
