import Foundation
import TestSupport
import Testing

/// Documents that several processes lay out, draw and explain.
@Suite struct DocumentJobsTests {
  private func project(_ extra: [String: String] = [:]) throws -> CheckProject {
    var files = ["Broken.xib": "<document", "Watch.storyboard": CheckProject.watch]
    for number in 0..<24 {
      files["D\(number).xib"] =
        number % 3 == 0 ? CheckProject.conflicting : Documents.centred
    }
    return try CheckProject(files.merging(extra) { $1 })
  }

  static let commands: [[String]] = [
    ["frames", "--format", "jsonl"], ["frames", "--format", "text"], ["frames", "--format=tree"],
    ["frames", "--device", "iPhone SE", "--direction", "rtl"], ["explain"],
  ]

  /// What is printed, its order and the exit code are those of one process.
  @Test(arguments: commands) func processesChangeNothing(command: [String]) throws {
    let project = try project()
    let one = try Tool.run(command + ["--jobs", "1", "."], folder: project.folder)
    let many = try Tool.run(command + ["--jobs", "3", "."], folder: project.folder)
    #expect(one.output == many.output)
    #expect(one.errors == many.errors)
    #expect(one.status == many.status)
    #expect(one.lines.count >= 8)
    #expect((one.errors + one.output).contains("Broken.xib"))
  }

  /// Pictures go where one process puts them, also where names of documents and folders are alike.
  @Test(arguments: [[:], ["D1/D2.xib": Documents.centred, "d2.storyboard": "<x/>"]])
  func picturesAreTheSame(extra: [String: String]) throws {
    let project = try project(extra)
    func draw(_ jobs: String) throws -> (Tool.Result, [String]) {
      let result = try Tool.run(
        ["render", "--all-scenes", "-o", "pictures\(jobs)", "-j", jobs, "--scale", "0.25", "."],
        folder: project.folder)
      let folder = project.folder.appendingPathComponent("pictures\(jobs)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      return (result, files.sorted())
    }
    let (one, files) = try draw("1")
    let (many, sameFiles) = try draw("3")
    #expect(files == sameFiles)
    #expect(files.count { $0.hasSuffix(".png") } >= 24)
    #expect(one.errors == many.errors.replacingOccurrences(of: "pictures3", with: "pictures1"))
    #expect(one.status == many.status)
    for file in files where file.hasSuffix(".png") {
      #expect(
        FileManager.default.contentsEqual(
          atPath: project.folder.appendingPathComponent("pictures1/\(file)").path,
          andPath: project.folder.appendingPathComponent("pictures3/\(file)").path), "\(file)")
    }
  }

  @Test(arguments: ["frames", "explain", "render", "check"], ["0", "-1", "x"])
  func jobsAreNumbers(command: String, count: String) throws {
    #expect(try Tool.run([command, "--jobs=\(count)", "."]).status == 64)
  }

  /// An option that cannot be used is said once.
  @Test func optionsAreRefusedOnce() throws {
    let project = try project()
    let result = try Tool.run(["frames", "--assets", "nowhere", "."], folder: project.folder)
    #expect(result.status == 2)
    #expect(result.errors == "nowhere: No such folder.\n")
    #expect(result.output.isEmpty)
  }
}
