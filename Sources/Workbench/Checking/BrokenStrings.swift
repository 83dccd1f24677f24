package import Diagnostics
internal import IBDocument

extension Rule {
  /// A translation file that cannot be read.
  package static let brokenStrings = Rule(
    "broken-strings", .documents, .warning, "a file of translations that cannot be read",
    page: RulePage(
      sees: """
        Translations beside a document, in .strings and .xcstrings files of its name, that cannot be read: the \
        document is not laid out in their language.
        """,
      fires: """
        Main.xib
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
              <label opaque="NO" text="Title" id="Ttl-00-001">
                <rect key="frame" x="0.0" y="0.0" width="120" height="20.5"/>
              </label>
            </objects>
          </document>
        de.lproj/Main.strings
          "Ttl-00-001.text" = "Titel
        """,
      passes: """
        Main.xib
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
              <label opaque="NO" text="Title" id="Ttl-00-001">
                <rect key="frame" x="0.0" y="0.0" width="120" height="20.5"/>
              </label>
            </objects>
          </document>
        de.lproj/Main.strings
          "Ttl-00-001.text" = "Titel";
        """,
      fix: "Correct the file at the place of the finding.",
      limits: """
        Files of other names, such as Localizable.strings, are not read. Only the first mistake of a file is \
        reported.
        """,
      form: .files))
}

/// Translation files that cannot be read.
enum BrokenStrings {
  /// Returns a finding for each unreadable translation file next to a document.
  static func findings(in languages: DocumentLanguages) -> [Finding] {
    languages.faults.map { path, fault in
      Finding(.brokenStrings, fault.message, at: Location(path, at: fault.position))
    }
  }
}
