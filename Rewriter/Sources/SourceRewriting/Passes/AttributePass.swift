internal import SwiftSyntax

/// Takes attributes away that Swift on Linux refuses; other passes do what they mean.
final class AttributePass: RewritingPass {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "IBOutlet", "GKInspectable":
      edits.blank(node)
      counts.add(.attribute)
    case "UIApplicationMain", "NSApplicationMain":
      edits.replace(node, with: "@main")
      counts.add(.entry)
    default: return .visitChildren
    }
    return .skipChildren
  }
}
