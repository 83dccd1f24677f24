internal import SwiftSyntax

/// Imports of submodules, of `os` and of the Objective-C runtime name the modules that there are.
final class ImportPass: RewritingPass {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return .skipChildren }
    if module == "ObjectiveC" || module == "Darwin" {
      replace(node, with: "Foundation")
    } else if module == "os" {
      edits.replace(node.path, with: Self.log)
      counts.add(.importName)
    } else if path.count > 1, node.importKindSpecifier == nil, Self.hasParts.contains(module) {
      replace(node, with: module)
    }
    return .skipChildren
  }

  /// `os.Logger`: the module's name before a declaration.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    if base.baseName.text == "os" { edits.replace(base, with: Self.log) }
    // The C library's functions, which Foundation has here.
    if base.baseName.text == "Darwin" { edits.replace(base, with: "Foundation") }
    if base.baseName.text == "CoreGraphics",
      node.declName.baseName.text.first?.isLowercase == true
    {
      edits.replace(base, with: "Foundation")
    }
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "os" {
      edits.replace(base, with: Self.log)
    }
    return .visitChildren
  }

  /// The module with what `os` has.
  ///
  /// A module of that name would change what `canImport(os)` says to every package that is built beside it.
  private static let log = "SystemLog"

  private func replace(_ node: ImportDeclSyntax, with module: String) {
    edits.replace(node.path, with: module)
    if let kind = node.importKindSpecifier { edits.replace(kind, with: "") }
    counts.add(.importName)
  }

  /// Modules that have submodules on Apple's systems and none here.
  private static let hasParts: Set<String> = [
    "UIKit", "AppKit", "Foundation", "QuartzCore", "CoreGraphics", "Cocoa",
  ]
}
