package import Diagnostics
internal import IBDocument

extension Rule {
  /// A text field whose keyboard does not suit its content.
  package static let unsuitedKeyboard = Rule(
    "unsuited-keyboard", .accessibility, .note,
    "a text field with another keyboard than its content needs",
    page: RulePage(
      sees: """
        Text fields and text views whose content type is an e-mail address, a web address or a telephone number, \
        with the keyboard for ordinary text; and fields for passwords that show what is typed, which is a warning.
        """,
      fires: """
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="E-mail" id="Fld-00-001">
          <rect key="frame" x="20" y="40" width="280" height="34"/>
          <textInputTraits key="textInputTraits" textContentType="email"/>
        </textField>
        """,
      passes: """
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="E-mail" id="Fld-00-001">
          <rect key="frame" x="20" y="40" width="280" height="34"/>
          <textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="email"/>
        </textField>
        """,
      fix: "Choose the keyboard of the content, or Secure Text Entry for a password.",
      limits: """
        Only content types that the document states are judged, not placeholders. A user name may be any text. \
        Fields with a class of the program are not reported, nor those whose traits the program assigns.
        """))
}

/// Text fields whose keyboard does not suit the stated content.
enum UnsuitedKeyboardRule: DocumentRule {
  static let rule = Rule.unsuitedKeyboard
  static let assignments: Set<String> = ["keyboardType", "textContentType", "isSecureTextEntry"]

  /// The keyboard of a content type; names as Interface Builder writes them.
  private static let keyboards = [
    "email": (content: "an e-mail address", keyboard: "emailAddress"),
    "url": (content: "a web address", keyboard: "URL"),
    "tel": (content: "a telephone number", keyboard: "phonePad"),
  ]
  private static let passwords: Set<String> = ["password", "new-password"]

  static func findings(in document: CheckedDocument) -> [Finding] {
    guard document.document.platform == .iOS else { return [] }
    return document.entries.compactMap { entry in
      let field = entry.element
      guard field.name == "textField" || field.name == "textView", field["customClass"] == nil,
        let traits = field.child("textInputTraits", key: "textInputTraits"),
        let content = traits["textContentType"]
      else { return nil }
      let isSecure = traits["secureTextEntry"] == "YES"
      let name = CheckedDocument.name(of: field)
      if passwords.contains(content) {
        // A text view has no secure entry.
        guard !isSecure, field.name == "textField" else { return nil }
        return Finding(
          rule, "\(name) is for a password and shows what is typed", hint: "state secureTextEntry",
          severity: .warning, at: document.location(of: field))
      }
      // Any other keyboard was selected for a reason; a secure field has its own.
      guard let (content, keyboard) = keyboards[content], !isSecure,
        traits["keyboardType"] ?? "default" == "default"
      else { return nil }
      return Finding(
        rule, "\(name) is for \(content) and has the keyboard for ordinary text",
        hint: "state keyboardType \(keyboard)", at: document.location(of: field))
    }
  }
}
