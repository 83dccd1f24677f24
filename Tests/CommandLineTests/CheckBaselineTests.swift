import Foundation
import Testing

/// `plumb check` with a baseline, and for changed files only.
struct CheckBaselineTests {
  @Test func aBaselineAcceptsTodaysFindings() throws {
    let project = try CheckProject([
      "A.xib": CheckProject.misplaced, "Sub/B.xib": CheckProject.conflicting,
    ])
    let before = try project.check()
    #expect(
      before.status == 1 && before.output.contains("A.xib") && before.output.contains("B.xib"))
    let written = try project.check("--write-baseline", "base.json")
    #expect(written.status == 0 && written.output == "")
    #expect(written.errors == "base.json: 2 findings accepted.\n")
    let accepted = try project.check("--baseline", "base.json")
    #expect(accepted.status == 0 && accepted.output == "")
    #expect(accepted.errors == "no findings in 2 files\n")
    // From another folder, and with other lines, it is the same.
    try project.write(
      CheckProject.misplaced.replacingOccurrences(of: "<objects>", with: "\n\n\n<objects>"), "A.xib"
    )
    let elsewhere = try Tool.run(
      ["check", ".", "--baseline", "../base.json"],
      folder: project.folder.appendingPathComponent("Sub"))
    #expect(elsewhere.status == 0 && elsewhere.output == "")
    let moved = try project.check("--baseline", "base.json")
    #expect(moved.status == 0 && moved.output == "")
    // New findings are reported, and fixed ones are said to be gone.
    try project.write(CheckProject.misplaced, "New.xib")
    try project.write(Documents.centred, "A.xib")
    let after = try project.check("--baseline", "base.json", "--format", "json")
    #expect(
      after.status == 1 && after.output.contains("New.xib") && !after.output.contains("B.xib"))
    #expect(
      after.errors == "1 finding of the baseline is gone; write it again to remove it.\n")
    #expect(try project.check("--baseline", "base.json", "--quiet").errors == "")
    // Where a document is not checked, nothing is said of it; a removed one is gone.
    let part = try Tool.run(["check", "Sub", "--baseline", "base.json"], folder: project.folder)
    #expect(part.status == 0 && part.errors == "no findings in 1 file\n")
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("A.xib"))
    let removed = try Tool.run(["check", "Sub", "--baseline", "base.json"], folder: project.folder)
    #expect(removed.errors.hasPrefix("1 finding of the baseline is gone"))
  }

  @Test func otherFilesAreNoBaselines() throws {
    let project = try CheckProject(["A.xib": Documents.centred, "base.json": "{\n  \"a\": \n}"])
    let result = try project.check("--baseline", "base.json")
    #expect(result.status == 2 && result.errors.hasPrefix("base.json:3:1: error: "))
    let missing = try project.check("--baseline", "nowhere.json")
    #expect(missing.status == 2)
    #expect(missing.errors == "nowhere.json: error: there is no such file\n")
    #expect(try project.check("--baseline", "/dev/zero").status == 2)
    let document = try project.check("--write-baseline", "A.xib")
    #expect(document.status == 2 && document.errors.contains("this is a document"))
    #expect(try project.check("--write-baseline", "/nowhere/base.json").status == 2)
  }

  @Test func onlyChangedFilesAreChecked() throws {
    let contents = #"{"images": [{"filename": "a.png"}]}"#
    let project = try CheckProject([
      "A.xib": CheckProject.misplaced, "Sub/B.xib": CheckProject.misplaced,
      "Sub/C.xib": CheckProject.misplaced, "M.xcassets/x.imageset/Contents.json": contents,
      "N.xcassets/x.imageset/Contents.json": contents, ".gitignore": "Ignored.xib\n",
    ])
    func files(_ arguments: String..., in folder: String = ".") throws -> Set<String> {
      let result = try Tool.run(
        ["check", folder] + arguments, folder: project.folder)
      #expect(result.errors == (result.lines.isEmpty ? "no findings in 0 files\n" : ""))
      #expect(result.status == (result.lines.isEmpty ? 0 : 1))
      return Set(result.lines.map { String($0.prefix { $0 != ":" && $0 != "." }) })
    }
    let outside = try project.check("--since", "HEAD")
    #expect(outside.status == 2 && outside.output == "")
    #expect(outside.errors == ".: --since needs a git repository; this is outside of one.\n")
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "one")
    #expect(try files("--since", "HEAD") == [])
    try project.write(CheckProject.misplaced + "\n", "Sub/B.xib")
    try project.write(CheckProject.misplaced, "Näu \"1\".xib")
    try project.write(CheckProject.misplaced, "Ignored.xib")
    try project.write(contents + " ", "M.xcassets/x.imageset/Contents.json")
    #expect(try files("--since", "HEAD") == ["Sub/B", "Näu \"1\"", "M"])
    #expect(try files("--since", "HEAD", in: "Sub") == ["Sub/B"])
    // An exception may cover what was not checked.
    try project.write("exceptions: [{rule: overlap, reason: known}]", ".plumb.yml")
    #expect(try files("--since", "HEAD") == ["Sub/B", "Näu \"1\"", "M"])
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "two")
    #expect(try files("--since", "HEAD") == [])
    #expect(try files("--since", "HEAD~1") == ["Sub/B", "Näu \"1\"", "M"])
    let unknown = try project.check("--since", "nowhere")
    #expect(unknown.status == 2 && unknown.output == "")
    #expect(unknown.errors.contains("does not have the revision 'nowhere'."))
  }
}
