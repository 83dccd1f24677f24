internal import Configuration
package import Diagnostics

extension Rule {
  /// An exception that covers no finding.
  package static let unusedException = Rule(
    "unused-exception", .project, .note, "an exception of a configuration that covers no finding",
    page: RulePage(
      sees: """
        Exceptions in `.plumb.yml` that cover no finding of what was checked: what they accept was fixed, \
        renamed or removed.
        """,
      fires: exceptedButton(side: 44),
      passes: exceptedButton(side: 30),
      fix: "Remove the exception, or correct what it names.",
      limits: """
        Nothing is said where only a part of the configuration's folder is checked, with --since, or where an \
        input could not be read.
        """,
      form: .files))

  /// A document with a button, and a configuration that accepts the small button.
  ///
  /// - Parameter side: The length of the button's sides, in points.
  private static func exceptedButton(side: Int) -> String {
    """
    .plumb.yml
      exceptions:
        - rule: small-target
          document: Main.xib
          element: Btn-00-001
          reason: The button is part of a larger control.
    Main.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="Roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <button opaque="NO" buttonType="system" id="Btn-00-001">
                <rect key="frame" x="20" y="40" width="\(side)" height="\(side)"/>
                <state key="normal" title="OK"/>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
    """
  }
}

/// Exceptions of configurations that cover no finding.
enum UnusedExceptions {
  /// Returns a finding for each exception.
  ///
  /// - Parameter exceptions: The exceptions without findings for which everything in their scope was checked.
  static func findings(in exceptions: [CheckException]) -> [Finding] {
    exceptions.map { exception in
      let words = [exception.document?.description, exception.element].compactMap { $0 }
      let place = words.isEmpty ? "" : " for \(words.map { "'\($0)'" }.joined(separator: ", "))"
      return Finding(
        .unusedException, "the exception from \(exception.rule)\(place) covers no finding",
        at: exception.location)
    }
  }
}
