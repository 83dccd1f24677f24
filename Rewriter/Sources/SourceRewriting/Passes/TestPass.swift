internal import SwiftSyntax

/// Tests of XCTest on the main actor are asynchronous: XCTest on Linux ends the process at others.
///
/// Source: swift-package-manager, issue 7268.
final class TestPass: RewritingPass {
  override func run() {
    for item in facts.declared where item.file == index && facts.isTestCase(item.context.path) {
      let isOnMain = item.context.attributes.has("MainActor")
      for member in item.members {
        guard case .method(let function) = member.kind, member.isInstance,
          isOnMain || member.attributes.has("MainActor"), member.base.hasPrefix("test"),
          member.labels == [], function.signature.effectSpecifiers?.asyncSpecifier == nil,
          !member.modifiers.has("private"), !member.modifiers.has("nonisolated")
        else { continue }
        edits.insert(" async", after: function.signature.parameterClause)
        counts.add(.test)
      }
    }
  }
}
