import Foundation
import Testing

/// `plumb check` in a project with configurations.
struct CheckConfigurationTests {
  private func rules(_ result: Tool.Result) -> [String] {
    result.lines.compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  /// What cannot be supported does not fail a job; what is broken does, and what others wrote is not looked at.
  @Test func exitCodesOfWhatCannotBeRead() throws {
    let project = try CheckProject([
      "Main.xib": Documents.centred, "Pods/Kit/Bad.xib": "<document",
      "Watch.storyboard": CheckProject.watch, "Old.xib": "NIBArchive\u{1}\u{0}",
      "Three.xib": "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>",
      "Broken.xib": "<document",
    ])
    let result = try project.check()
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Broken.xib:1:1: The text ends inside <document>; the file seems truncated.\n")
    #expect(rules(result) == Array(repeating: "unsupported-document", count: 3))
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Broken.xib"))
    let rest = try project.check()
    #expect(rest.status == 0 && rest.errors == "" && rest.output == result.output)
    #expect(try project.check("--strict").status == 1)
    let silent = try project.check("--strict", "--no-rule", "unsupported-document")
    #expect(silent.status == 0 && silent.output == "")
    #expect(try project.check("--quiet").output == "")
  }

  @Test func rulesAndThresholds() throws {
    let project = try CheckProject(["Main.xib": CheckProject.misplaced])
    let plain = try project.check()
    #expect(plain.status == 1 && rules(plain) == ["misplaced"])
    for (text, status, severity) in [
      ("rules: {misplaced: off}", 0, ""), ("rules: {misplaced: note}", 0, "note"),
      ("rules: {misplaced: note}\nthreshold: note", 1, "note"), ("threshold: error", 0, "warning"),
      ("rules: {misplaced: error}\nthreshold: error", 1, "error"),
    ] as [(String, Int32, String)] {
      try project.write(text, ".plumb.yml")
      let result = try project.check()
      #expect(result.status == status, "\(text)")
      #expect(result.errors == (severity.isEmpty ? "no findings in 1 file\n" : ""), "\(text)")
      #expect(result.lines.isEmpty == severity.isEmpty, "\(text)")
      #expect(result.lines.allSatisfy { $0.contains(": \(severity): ") }, "\(text)")
      #expect(try project.check("--no-config").output == plain.output)
      let quiet = try project.check("--quiet")
      #expect(quiet.output == (status == 1 ? result.output : "") && quiet.status == status)
    }
    try project.write("rules: {misplaced: off}", ".plumb.yml")
    #expect(rules(try project.check("--rule", "misplaced")) == ["misplaced"])
    try project.write("rules: {misplaced: on}", "other/p.yml")
    #expect(rules(try project.check("--config", "other/p.yml")) == ["misplaced"])
  }

  /// A rule that is off by default is looked for where a configuration or a switch says so.
  @Test func rulesThatAreOffByDefault() throws {
    let text = Documents.xib(
      """
            <subviews>
              <label opaque="NO" contentMode="left" text="A" fixedFrame="YES" id="lab">
                <rect key="frame" x="20" y="40" width="100" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/>
              </label>
            </subviews>
      """)
    let project = try CheckProject(["Main.xib": text])
    #expect(!rules(try project.check()).contains("fixed-font"))
    #expect(rules(try project.check("--rule", "fixed-font")).contains("fixed-font"))
    try project.write("rules: {fixed-font: on}", ".plumb.yml")
    #expect(rules(try project.check()).contains("fixed-font"))
  }

  @Test func foldersInherit() throws {
    let project = try CheckProject([
      "A.xib": CheckProject.misplaced, "Sub/B.xib": CheckProject.misplaced,
      "Sub/Deep/C.xib": CheckProject.misplaced, ".plumb.yml": "rules: {misplaced: off}",
      "Sub/.plumb.yml": "rules: {misplaced: error}", "Sub/Deep/.plumb.yml": "threshold: error",
    ])
    let result = try project.check()
    #expect(result.lines.map { $0.prefix { $0 != ":" } } == ["Sub/B.xib", "Sub/Deep/C.xib"])
    // The given folder is the top unless a repository is around it.
    let inner = try Tool.run(
      ["check", "Sub/Deep"], folder: project.folder)
    #expect(inner.lines.count == 1 && inner.output.contains(": warning: ") && inner.status == 0)
    try project.write("", ".git")
    let whole = try Tool.run(["check", "Sub/Deep"], folder: project.folder)
    #expect(whole.output.contains(": error: ") && whole.status == 1)
  }

  @Test func exclusionsAndInclusions() throws {
    let project = try CheckProject([
      "Main.xib": Documents.centred, "Gen/A.xib": "<document", "Pods/Own/B.xib": "<document",
      "Pods/Kit/C.xib": "<document", ".plumb.yml": "exclude: [Gen]",
    ])
    #expect(try project.check().status == 0)
    // What is given by name is checked.
    #expect(try Tool.run(["check", "Gen"], folder: project.folder).status == 2)
    try project.write("exclude: [Gen]\ninclude: [Pods/Own]", ".plumb.yml")
    let result = try project.check()
    #expect(result.status == 2 && result.errors.hasPrefix("Pods/Own/B.xib:1:1: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func exceptionsCoverFindings() throws {
    let labelled = CheckProject.misplaced.replacingOccurrences(
      of: "id=\"box\"", with: "id=\"box\" userLabel=\"Card &amp; co.\"")
    let project = try CheckProject(["Sub/Main.xib": labelled])
    for (text, lines) in [
      ("rule: misplaced", 0), ("rule: misplaced, document: Main.xib", 0),
      ("rule: misplaced, document: Sub/*.xib, element: box", 0),
      ("rule: misplaced, element: Card & co.", 0), ("rule: misplaced, element: other", 2),
      ("rule: misplaced, document: Other.xib", 2), ("rule: overlap", 2),
    ] {
      try project.write("threshold: error\nexceptions:\n  - {\(text), reason: known}", ".plumb.yml")
      let result = try project.check()
      #expect(result.status == 0 && result.lines.count == lines, "\(text): \(result.output)")
      if lines > 0 {
        #expect(result.lines.last?.hasPrefix(".plumb.yml:3:5: note: the exception from ") == true)
        #expect(rules(result) == ["misplaced", "unused-exception"])
        #expect(try project.check("--no-rule", "unused-exception").lines.count == 1)
      }
    }
    // Where not all of the configuration's folder is checked, an exception may cover something elsewhere.
    try project.write("", ".git")
    let part = try Tool.run(["check", "Sub"], folder: project.folder)
    #expect(rules(part) == ["misplaced"])
  }

  /// Pictures are looked for in the folders that a configuration names.
  @Test func assets() throws {
    let text = Documents.xib("").replacingOccurrences(
      of: "</objects>",
      with: """
        <imageView contentMode="scaleToFill" image="logo" id="img">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
        </imageView></objects><resources><image name="logo" width="10" height="10"/></resources>
        """)
    let project = try CheckProject([
      "App/Main.xib": text, "Shared/Empty.xcassets/Contents.json": "{}",
      "App/Own.xcassets/Contents.json": "{}",
      "Shared/logo.png": "not a picture", ".git": "",
    ])
    let app = { try Tool.run(["check", "App"], folder: project.folder) }
    #expect(rules(try app()).contains("missing-image"))
    try project.write("assets: [../Shared]", "App/.plumb.yml")
    #expect(!rules(try app()).contains("missing-image"))
    try project.write("assets: [../../Shared]", "App/.plumb.yml")
    let outside = try app()
    #expect(outside.status == 2)
    #expect(
      outside.errors == "App/.plumb.yml:1:10: error: '../../Shared' leads out of the project\n")
  }

  @Test(arguments: ["", "--format=json", "--format=sarif", "--format=junit", "--format=html"])
  func brokenConfigurations(format: String) throws {
    let project = try CheckProject([
      "Main.xib": CheckProject.misplaced, "Sub/B.xib": CheckProject.misplaced,
      "Sub/.plumb.yml": "rules:\n  misplacd: off\n  conflict: [",
    ])
    let result = try project.check(format.isEmpty ? "--format=text" : format)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Sub/.plumb.yml:") && result.errors.contains(": error: "))
    // The rest is checked all the same, what the configuration is about is not.
    #expect(result.output.contains("Main.xib"))
    #expect(!result.output.contains("B.xib"))
    #expect(try project.check("--no-config").status == 1)
    let other = try project.check("--config", "Sub/.plumb.yml")
    #expect(other.status == 2 && other.output == "")
    #expect(try project.check("--config", "nowhere.yml").status == 2)
  }

  @Test(arguments: [
    (["--rule", "overlapp"], "There is no rule 'overlapp'. Did you mean 'overlap'?"),
    (["--no-rule", "qqqq"], "There is no rule 'qqqq'."),
    (["--config", "a", "--no-config"], "must not be used together"),
    (["--baseline", "a", "--write-baseline", "b"], "must not be used with"),
    (["--write-baseline", "b", "--since", "HEAD"], "must not be used with"),
    (["--since=-p"], "needs a revision"), (["--since", ""], "needs a revision"),
    (["--baseline", ""], "needs a file name"),
  ]) func wrongCommandLines(arguments: [String], message: String) throws {
    let result = try Tool.run(["check"] + arguments + ["."])
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
