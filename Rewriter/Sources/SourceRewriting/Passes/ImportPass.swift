internal import SwiftSyntax

/// Imports of submodules, of `os` and OSLog, of Combine, of DeveloperToolsSupport and of the Objective-C runtime name the
/// modules that there are.
final class ImportPass: RewritingPass {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return .skipChildren }
    if module == "ObjectiveC" || module == "Darwin" {
      replace(node, with: "Foundation")
    } else if module == "XCTest", path.count == 1, node.importKindSpecifier == nil {
      // XCTest has neither attachments nor activities on Linux.
      edits.replace(node.path, with: "XCTest; import TestActivities")
      counts.add(.importName)
    } else if let name = Self.otherNames[module] {
      if let first = node.path.first, node.importKindSpecifier != nil {
        edits.replace(first.name, with: name)
      } else {
        edits.replace(node.path, with: name)
      }
      counts.add(.importName)
    } else if path.count > 1, node.importKindSpecifier == nil, Self.hasParts.contains(module) {
      replace(node, with: module)
    }
    return .skipChildren
  }

  /// `os.Logger`: the module's name before a declaration.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    if let name = Self.otherNames[base.baseName.text] { edits.replace(base, with: name) }
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
    if let base = node.baseType.as(IdentifierTypeSyntax.self),
      let name = Self.otherNames[base.name.text]
    {
      edits.replace(base, with: name)
    }
    return .visitChildren
  }

  /// The modules with what `os`, Combine and DeveloperToolsSupport have.
  ///
  /// Modules of those names would change what `canImport` says to every package that is built beside them.
  private static let otherNames = [
    "os": "SystemLog", "OSLog": "SystemLog", "Combine": "SystemCombine",
    "DeveloperToolsSupport": "ViewPreviews",
  ]

  private func replace(_ node: ImportDeclSyntax, with module: String) {
    edits.replace(node.path, with: module)
    if let kind = node.importKindSpecifier { edits.replace(kind, with: "") }
    counts.add(.importName)
  }

  /// Modules that have submodules on Apple's systems and none here.
  private static let hasParts: Set<String> = [
    "UIKit", "AppKit", "Foundation", "QuartzCore", "CoreGraphics", "Cocoa", "CoreImage",
    "CoreServices", "CoreText", "ImageIO", "Accelerate", "simd", "AVFoundation", "CoreLocation",
    "CoreMedia", "CoreVideo", "CoreData",
  ]
}
