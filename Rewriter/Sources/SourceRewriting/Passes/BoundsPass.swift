internal import SwiftSyntax

/// A view class that overrides `bounds` states that layout assigns them, as on Apple's systems.
final class BoundsPass: RewritingPass {
  override func run() {
    guard platform.library == .uiKit else { return }
    for item in facts.declared where item.file == index && !item.context.isExtension {
      guard item.context.group.is(ClassDeclSyntax.self), isView(item.context),
        item.members.contains(where: { $0.name == "bounds" && $0.modifiers.has("override") })
      else { continue }
      let isOpen = item.context.group.modifiers.contains {
        ["open", "public"].contains($0.name.text)
      }
      insert(
        "\(isOpen ? "public " : "")override class var layoutAssignsBounds: Bool { true }",
        into: item.context.members)
      counts.add(.override)
    }
  }

  /// Whether the class at the top is a view's, judging by its name.
  private func isView(_ context: TypeContext) -> Bool {
    let top = facts.lineage(of: context).last?.inherited.first ?? ""
    return Self.endings.contains { top.hasSuffix($0) }
  }

  private static let endings = [
    "View", "Button", "Label", "Field", "Cell", "Control", "Bar", "Window", "Slider", "Switch",
    "Stepper",
  ]
}
