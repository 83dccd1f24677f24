internal import SwiftSyntax

/// A parameter's type as a cast names it.
struct ParameterType {
  /// The type without attributes, `!` as `?`.
  let written: String
  /// Whether a message can carry it.
  let isCarried: Bool

  init(_ type: TypeSyntax) {
    var type = type
    var isCarried = true
    if let attributed = type.as(AttributedTypeSyntax.self) {
      isCarried = attributed.specifiers.isEmpty
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
    self.isCarried = isCarried
  }
}
