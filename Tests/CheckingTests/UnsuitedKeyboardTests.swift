import Checking
import Diagnostics
import Testing

/// Keyboards beside the content types that a document states.
@MainActor struct UnsuitedKeyboardTests {
  nonisolated private static func field(
    _ traits: String, kind: String = "textField", _ more: String = ""
  ) -> String {
    """
    <\(kind) opaque="NO" contentMode="scaleToFill" \(more) id="Fld-00-001">
      <rect key="frame" x="20" y="40" width="280" height="34"/>
      <textInputTraits key="textInputTraits" \(traits)/>
    </\(kind)>
    """
  }

  /// The traits, and the severity of the finding.
  nonisolated static let rows: [(traits: String, severity: Severity?)] = [
    (#"textContentType="email""#, .note),
    (#"textContentType="email" keyboardType="default""#, .note),
    (#"textContentType="email" keyboardType="emailAddress""#, nil),
    (#"textContentType="email" keyboardType="alphabet""#, nil),
    (#"textContentType="url""#, .note), (#"textContentType="url" keyboardType="webSearch""#, nil),
    (#"textContentType="tel""#, .note), (#"textContentType="tel" keyboardType="phonePad""#, nil),
    (#"textContentType="tel" secureTextEntry="YES""#, nil),
    (#"textContentType="password""#, .warning), (#"textContentType="new-password""#, .warning),
    (#"textContentType="password" secureTextEntry="NO""#, .warning),
    (#"textContentType="password" secureTextEntry="YES""#, nil),
    // Any text may be a user name, a code or a street.
    (#"textContentType="username""#, nil), (#"textContentType="one-time-code""#, nil),
    (#"textContentType="street-address""#, nil), (#"keyboardType="URL""#, nil), ("", nil),
  ]

  @Test(arguments: rows)
  func aKeyboardSuitsTheContent(traits: String, severity: Severity?) throws {
    #expect(try found(Self.field(traits)).map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test func aTextViewHasNoSecureEntry() throws {
    #expect(try found(Self.field(#"textContentType="password""#, kind: "textView")).isEmpty)
    #expect(try found(Self.field(#"textContentType="url""#, kind: "textView")).count == 1)
  }

  @Test func aClassOfTheProgramDecidesForItself() throws {
    let field = Self.field(#"textContentType="email""#, #"customClass="MailField""#)
    #expect(try found(field).isEmpty)
  }

  private func found(_ views: String) throws -> [Finding] {
    try Example(views).findings().filter { $0.rule == .unsuitedKeyboard }
  }
}
