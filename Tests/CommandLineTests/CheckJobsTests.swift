import Foundation
import TestSupport
import Testing

/// Documents checked by several processes.
@Suite struct CheckJobsTests {
  /// A folder with many documents, one of them broken and one of another system.
  private func project() throws -> CheckProject {
    var files = [
      "Broken.xib": "<document", "Watch.storyboard": CheckProject.watch,
      ".plumb.yml": "exceptions:\n  - {rule: misplaced, document: D3.xib, reason: known}\n",
    ]
    for number in 0..<12 {
      files["D\(number).xib"] =
        number % 2 == 0 ? CheckProject.conflicting : CheckProject.misplaced
    }
    return try CheckProject(files)
  }

  /// The findings, their order and the exit code are those of one process.
  @Test(arguments: ["text", "json", "sarif"]) func processesChangeNothing(format: String) throws {
    let project = try project()
    let one = try project.check("--format", format, "--jobs", "1")
    let many = try project.check("--format", format, "--jobs", "3")
    #expect(one.output == many.output)
    #expect(one.output.contains("D11.xib"))
    #expect(one.errors == many.errors)
    #expect(many.status == 2)
  }

  @Test(arguments: ["0", "-1", "x"]) func jobsAreNumbers(count: String) throws {
    #expect(try Tool.run(["check", "--jobs=\(count)", "."]).status == 64)
  }
}
