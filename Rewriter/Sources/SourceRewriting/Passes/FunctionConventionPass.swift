internal import SwiftSyntax

/// `@convention(c) (AnyObject, Selector) -> Void`: the type of a method's implementation becomes one of Swift's functions.
///
/// Code that calls such a function asks the Objective-C runtime for it first, which has none here.
final class FunctionConventionPass: RewritingPass {
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.baseType.as(FunctionTypeSyntax.self),
      function.parameters.contains(where: { $0.type.trimmedDescription == "Selector" })
    else { return .visitChildren }
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "convention"
      else { continue }
      edits.blank(attribute)
      counts.add(.attribute)
    }
    return .visitChildren
  }
}
