internal import SwiftSyntax

/// A class of windows with initializers of its own, which need not have `init(coder:)`, as on macOS.
///
/// Here windows of documents are made by it, so that the class gets one that makes none.
final class CoderPass: RewritingPass {
  override func run() {
    guard platform.library == .appKit else { return }
    for item in facts.declared where item.file == index && !item.context.isExtension {
      guard let node = item.context.group.as(ClassDeclSyntax.self), needsCoder(node),
        isWindow(item.context)
      else { continue }
      insert("required init?(coder: NSCoder) { nil }", into: item.context.members)
      counts.add(.override)
    }
  }

  /// Whether a class declares designated initializers, and none of a coder.
  private func needsCoder(_ node: ClassDeclSyntax) -> Bool {
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let isDesignated = initializers.contains { declaration in
      !declaration.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    let hasCoder = initializers.contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "coder"
    }
    return isDesignated && !hasCoder
  }

  private func isWindow(_ context: TypeContext) -> Bool {
    facts.lineage(of: context).contains { !Self.windows.isDisjoint(with: $0.inherited) }
  }

  private static let windows: Set = ["NSWindow", "NSPanel", "NSColorPanel", "NSFontPanel"]
}
