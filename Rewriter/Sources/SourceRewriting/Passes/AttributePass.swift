internal import SwiftSyntax

/// Takes attributes away that Swift on Linux refuses; other passes do what they mean.
final class AttributePass: RewritingPass {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "IBOutlet", "GKInspectable":
      edits.blank(node)
      counts.add(.attribute)
    case "IBAction" where Self.hasOtherThanOneParameter(node):
      // The compiler on Linux knows actions with a sender only.
      edits.blank(node)
      counts.add(.attribute)
    case "available" where Self.isForDocuments(node):
      // A document sets the property by name, where the compiler has no say.
      edits.blank(node)
      counts.add(.attribute)
    case "UIApplicationMain", "NSApplicationMain":
      edits.replace(node, with: "@main")
      counts.add(.entry)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private static func hasOtherThanOneParameter(_ node: AttributeSyntax) -> Bool {
    let function = node.parent?.parent?.as(FunctionDeclSyntax.self)
    return function.map { $0.signature.parameterClause.parameters.count != 1 } ?? false
  }

  /// Whether an attribute makes a property unavailable that documents set.
  private static func isForDocuments(_ node: AttributeSyntax) -> Bool {
    guard let list = node.parent?.as(AttributeListSyntax.self),
      list.has("IBInspectable") || list.has("IBOutlet")
    else { return false }
    return node.arguments?.trimmedDescription.contains("unavailable") == true
  }
}
