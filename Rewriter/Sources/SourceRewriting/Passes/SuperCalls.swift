internal import SwiftSyntax

/// The places where code names a member of its superclass.
final class SuperCalls: SyntaxVisitor {
  private let base: String
  private var found: [MemberAccessExprSyntax] = []

  private init(_ base: String) {
    self.base = base
    super.init(viewMode: .sourceAccurate)
  }

  /// The places that name it, such as `super.layoutSubviews`.
  static func accesses(of base: String, in code: Syntax) -> [MemberAccessExprSyntax] {
    let visitor = SuperCalls(base)
    visitor.walk(code)
    return visitor.found
  }

  /// The calls of it, with their arguments.
  static func all(of base: String, in code: Syntax) -> [FunctionCallExprSyntax] {
    accesses(of: base, in: code).compactMap { $0.parent?.as(FunctionCallExprSyntax.self) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == base {
      found.append(node)
    }
    return .visitChildren
  }
}
