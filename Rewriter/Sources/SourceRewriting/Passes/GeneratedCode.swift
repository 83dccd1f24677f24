internal import SwiftSyntax

/// The place of the declarations that a pass writes for one of the source's.
///
/// They stand behind the source's last line, so that its own lines stay as they are, unless only the lines around the
/// declaration see it or are compiled with it.
enum GeneratedCode {
  /// Whether code at the end of the source sees all that a declaration sees, and is compiled whenever the declaration is.
  static func mayStandBehind(_ file: SourceFile, _ node: some SyntaxProtocol) -> Bool {
    if file.isMain { return false }
    if let group = node.asProtocol((any DeclGroupSyntax).self),
      group.attributes.contains(where: isUnavailable)
    {
      return false
    }
    // Types within others see names that the end of the source does not.
    return node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  private static func isUnavailable(_ element: AttributeListSyntax.Element) -> Bool {
    guard let attribute = element.as(AttributeSyntax.self) else { return true }
    return attribute.attributeName.trimmedDescription == "available"
      && attribute.arguments?.trimmedDescription.contains("unavailable") == true
  }
}
