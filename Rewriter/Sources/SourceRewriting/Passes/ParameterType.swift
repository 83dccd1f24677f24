internal import SwiftSyntax

/// A parameter's type as a cast names it.
struct ParameterType {
  /// The type without attributes, `!` as `?`.
  let written: String
  /// Whether a message can carry it.
  let isCarried: Bool
  /// The type as that of a closure's parameter, which a message keeps.
  let kept: String

  init(_ type: TypeSyntax) {
    var type = type
    var isCarried = true
    let isEscaping =
      type.is(FunctionTypeSyntax.self)
      || type.as(AttributedTypeSyntax.self)?.attributes.has("escaping") == true
      || type.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isCarried = attributed.specifiers.isEmpty && !attributed.attributes.has("autoclosure")
      type = attributed.baseType
    }
    var text = type.trimmedDescription
    if type.is(FunctionTypeSyntax.self) { text = "(\(text))" }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      text = "\(forced.wrappedType.trimmedDescription)?"
    }
    if type.is(SomeOrAnyTypeSyntax.self), text.hasPrefix("some ") { isCarried = false }
    if type.is(PackExpansionTypeSyntax.self) { isCarried = false }
    written = text
    kept = isEscaping ? "@escaping \(text)" : text
    self.isCarried = isCarried
  }
}
