package import Diagnostics
internal import IBDocument

extension Rule {
  /// A document of an unsupported kind.
  package static let unsupportedDocument = Rule(
    "unsupported-document", .project, .note, "a document of a kind that is not checked",
    page: RulePage(
      sees: """
        Documents for watchOS, tvOS and other systems than iOS and macOS, compiled nibs and storyboards, and documents \
        in the format of Xcode 3. \
        Nothing in them is checked.
        """,
      fires: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.AppleTV.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="AppleTV" useAutolayout="YES">
          <objects>
            <view contentMode="scaleToFill" id="Roo-t0-001">
              <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/>
            </view>
          </objects>
        </document>
        """,
      passes: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view contentMode="scaleToFill" id="Roo-t0-001">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            </view>
          </objects>
        </document>
        """,
      fix: """
        Exclude such documents in `.plumb.yml`, or turn the rule off. Open and save a document of Xcode 3 in a current \
        Xcode; check the source of a compiled one.
        """,
      limits: """
        A document whose text is broken is an error of reading, whatever it is for.
        """,
      form: .document))
}

/// Valid documents that cannot be checked.
enum UnsupportedDocument {
  /// Returns a finding for an error about the kind of the document; nil for other errors.
  static func finding(for error: WorkbenchError) -> Finding? {
    switch error {
    case .noFront(let path, let toolkit):
      let position = (try? Document.load(path: path))?.element.position
      return Finding(
        .unsupportedDocument, "documents for \(toolkit) are not supported",
        at: Location(path, at: position, subject: "document"))
    case .document(let refusal) where refusal.reason == .compiledNib:
      return Finding(
        .unsupportedDocument, "this is a compiled document; only its source is checked",
        at: Location(refusal.path))
    case .document(let refusal)
    where refusal.reason == .notInterfaceBuilder(root: "archive"):
      return Finding(
        .unsupportedDocument, "this document has the format of Xcode 3; save it in a later one",
        at: Location(refusal.path, at: refusal.position, subject: "archive"))
    default: return nil
    }
  }
}
