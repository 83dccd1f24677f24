internal import SwiftSyntax

/// `#if os(iOS)`, `targetEnvironment(simulator)` and `#available` answer as on the platform.
final class ConditionPass: RewritingPass {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { judge(condition) }
    return .visitChildren
  }

  private func judge(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let answer = PlatformConditions(platform).answer(call) {
        edits.replace(call, with: answer ? "true" : "false")
        counts.add(.condition)
      }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { walkConditions(child) }
  }

  private func walkConditions(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) {
      judge(expression)
    } else {
      for child in node.children(viewMode: .sourceAccurate) { walkConditions(child) }
    }
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isAvailability = node.availabilityKeyword.tokenKind == .poundAvailable
    for argument in node.availabilityArguments {
      guard let version = argument.argument.as(PlatformVersionSyntax.self),
        platform.systems.contains(version.platform.text), let number = version.version
      else { continue }
      let wanted = number.trimmedDescription.split(separator: ".").compactMap { Int($0) }
      if !platform.isAtLeast(wanted) {
        edits.replace(node, with: isAvailability ? "false" : "true")
        counts.add(.availability)
      } else if !isAvailability {
        edits.replace(node, with: "false")
        counts.add(.availability)
      }
      return .skipChildren
    }
    return .skipChildren
  }
}
