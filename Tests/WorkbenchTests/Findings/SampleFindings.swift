import Checking
import Diagnostics
import ReportFormats
import Workbench

/// Results for tests of formats.
enum SampleFindings {
  /// Text that means something to terminals, markup, scripts, workflow commands and messages of SARIF.
  static let hostileText =
    "</script><img src=x onerror=alert(1)> & \"two\" 'one' ]]> %0A%, a:b, {0} [link](1) "
    + "\u{1B}[2J\u{202E}\n::error::\r\u{FFFF}\u{7}"

  /// Findings of every severity, with and without positions and subjects, in odd places, and failures.
  static let hostile = CheckReport(
    findings: [
      Finding(
        .conflict, hostileText, hint: "probably \(hostileText)",
        at: Location("Main.xib", at: SourcePosition(line: 3, column: 7), subject: hostileText),
        related: [
          Finding.Related(hostileText, at: nil),
          Finding.Related(
            "there", at: Location("Main.xib", at: SourcePosition(line: 9, column: 1), subject: "b")),
        ]
      ).fixed(by: Fix(hostileText, [TextEdit(3..<3, hostileText), TextEdit(7..<9, "")])),
      Finding(.overlap, "covers 3 × 4", at: Location("Main.xib", subject: "a")),
      Finding(.overlap, "covers 5 × 6", at: Location("Main.xib", subject: "a")),
      Finding(.fixedSizeText, "wide", at: Location("Main.xib", subject: "a")),
      Finding(.missingContents, "no file", at: Location("A.xcassets/ü 1#?.imageset")),
      Finding(.document, "odd", at: Location("/else/<where>&\"'.xib")),
      Finding(.document, hostileText, at: Location("../a\n\u{1B}b.xib")),
    ],
    files: ["Main.xib", "A.xcassets", "Other.xib"],
    failures: [
      .input(path: "gone & <lost>", why: hostileText), .notFound("nothing: \(hostileText)"),
    ], paths: ReportPath(in: "/projects/app"))

  /// No findings.
  static let empty = CheckReport(findings: [], files: ["Main.xib"])
}
