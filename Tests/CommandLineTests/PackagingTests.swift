import Foundation
import GoldenFiles
import TestSupport
import Testing
import Yams

/// The files that other systems run: the action and the hook; ``ReleaseFileTests`` has the others.
struct PackagingTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }

  // MARK: The action

  private struct Action: Decodable {
    struct Input: Decodable {
      var description: String
      var `default`: String
    }
    struct Step: Decodable {
      var name: String
      var uses: String?
      var `if`: String?
      var env: [String: String]?
      var run: String?
    }
    struct Runs: Decodable {
      var using: String
      var steps: [Step]
    }
    var inputs: [String: Input]
    var runs: Runs
  }

  private static func action() throws -> Action {
    try YAMLDecoder().decode(Action.self, from: try text("action.yml"))
  }

  /// The environment of a step: its expressions with the inputs' values in place.
  private static func environment(
    of step: Action.Step, _ action: Action, inputs: [String: String], temporary: String
  ) throws -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in step.env ?? [:] {
      var text = value
      text = text.replacing("${{ github.action_path }}", with: Repository.folder.path)
      text = text.replacing("${{ runner.temp }}", with: temporary)
      text = text.replacing("${{ steps.install.outputs.tool }}", with: inputs["tool"] ?? "")
      for (key, input) in action.inputs {
        text = text.replacing("${{ inputs.\(key) }}", with: inputs[key] ?? input.default)
      }
      #expect(!text.contains("${{"), "\(name): \(text)")
      result[name] = text
    }
    return result
  }

  /// Values reach scripts as variables, never as their text.
  @Test func inputsAreNoPartOfScripts() throws {
    let action = try Self.action()
    #expect(action.runs.using == "composite")
    for step in action.runs.steps {
      #expect(step.run?.contains("${{") != true, "\(step.name)")
      // Another's action is named by a commit, which cannot change.
      #expect(step.uses?.contains(/@[0-9a-f]{40}$/) != false, "\(step.name)")
    }
    let stated = action.runs.steps.flatMap { step in
      Array((step.env ?? [:]).values) + [step.if ?? ""]
    }.joined(separator: " ")
    for input in action.inputs.keys { #expect(stated.contains("inputs.\(input) "), "\(input)") }
  }

  private static let conflict = Documents.centred.replacingOccurrences(
    of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
    with: "<constraint firstAttribute=\"width\" constant=\"120\" id=\"w2\"/>")

  static let checks: [(inputs: [String: String], status: Int32, word: String)] = [
    ([:], 1, "::"),
    (["paths": "Good files"], 0, ""),
    (["paths": "Good files\nBad.xib"], 1, "Bad.xib"),
    (["paths": "Bad.xib", "format": "text"], 1, "Bad.xib:"),
    (
      [
        "paths": "Bad.xib", "args": "--no-rule\nconflict\n--no-rule\nambiguous\n--no-config",
        "format": "text",
      ], 0, ""
    ),
    (["paths": "Nothing.xib"], 2, ""),
    (["paths": "--version"], 2, ""),
    (["paths": "$(touch injected)"], 2, ""),
    (["paths": "Bad.xib", "format": "nonsense"], 64, ""),
    (["paths": "Bad.xib", "config": "missing.yml"], 2, ""),
  ]

  @Test(arguments: checks.indices) func theActionChecks(index: Int) throws {
    let (inputs, status, word) = Self.checks[index]
    let action = try Self.action()
    let step = try #require(action.runs.steps.last)
    let folder = try Self.project()
    var given = inputs
    given["tool"] = Tool.folder.appendingPathComponent("plumb").path
    let result = try Shell.run(
      "set -eo pipefail\n" + (step.run ?? ""), shell: "/bin/bash",
      environment: try Self.environment(of: step, action, inputs: given, temporary: folder.path),
      folder: folder)
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect(word.isEmpty || result.output.contains(word))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/injected"))
  }

  @Test func theActionWritesReports() throws {
    let action = try Self.action()
    let step = try #require(action.runs.steps.last)
    let folder = try Self.project()
    let inputs = [
      "tool": Tool.folder.appendingPathComponent("plumb").path, "format": "sarif",
      "output": "findings.sarif",
    ]
    let result = try Shell.run(
      "set -eo pipefail\n" + (step.run ?? ""), shell: "/bin/bash",
      environment: try Self.environment(of: step, action, inputs: inputs, temporary: folder.path),
      folder: folder)
    #expect(result.status == 1)
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("findings.sarif")))
    #expect((report as? [String: Any])?["version"] as? String == "2.1.0")
  }

  /// The first step's ways to a tool, and the variables with which `make` was called where it was.
  static let installs: [(inputs: [String: String], status: Int32, tool: String, isBuilt: Bool)] = [
    (["tool": "/usr/bin/env"], 0, "/usr/bin/env", false),
    (["archive": "kit.tar.xz"], 0, "PREFIX/bin/plumb", false),
    (["archive": "missing.tar.xz"], 1, "", false),
    (["address": "file:///nowhere"], 0, "PREFIX/bin/plumb", true),
    (["address": "file:///nowhere", "toolsets": "6.3.1"], 1, "", false),
  ]

  /// Without a tool the first step installs one, and builds it only where there is no other way.
  @Test(
    .enabled(if: Shell.has("curl") && Shell.has("xz"), "curl and xz are not installed"),
    arguments: installs.indices)
  func theActionInstallsItsTool(index: Int) throws {
    let (inputs, status, tool, isBuilt) = Self.installs[index]
    let action = try Self.action()
    let step = try #require(action.runs.steps.first { $0.name == "Install Plumb" })
    let folder = try TestFolder.make()
    let make = "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$MADE\"\n"
    try Shell.makeArchive("kit.tar.xz", in: folder)
    try Shell.makeProgram("bin/make", make, in: folder)
    var given = inputs
    if let archive = inputs["archive"] { given["archive"] = folder.path + "/" + archive }
    var environment = try Self.environment(
      of: step, action, inputs: given, temporary: folder.path)
    environment["PATH"] = "\(folder.path)/bin:/usr/bin:/bin"
    environment["MADE"] = folder.path + "/made"
    environment["GITHUB_OUTPUT"] = folder.path + "/outputs"
    let result = try Shell.run(
      step.run ?? "", shell: "/bin/bash", environment: environment, folder: folder)
    #expect(result.status == status, "\(result.errors)")
    let outputs = try? String(contentsOfFile: folder.path + "/outputs", encoding: .utf8)
    let path = tool.replacing("PREFIX", with: folder.path + "/plumb")
    #expect(outputs == (tool.isEmpty ? nil : "tool=\(path)\n"))
    let made = try? String(contentsOfFile: folder.path + "/made", encoding: .utf8)
    #expect((made?.contains("install\nPREFIX=\(folder.path)/plumb\n") == true) == isBuilt)
    #expect(result.output.contains("::warning::") == isBuilt)
    #expect(try Self.text("Makefile").contains("\ninstall: "))
  }

  private static func project() throws -> URL {
    let folder = try TestFolder.make()
    let good = folder.appendingPathComponent("Good files")
    try FileManager.default.createDirectory(at: good, withIntermediateDirectories: true)
    try Data(Documents.centred.utf8).write(to: good.appendingPathComponent("Good.xib"))
    try Data(conflict.utf8).write(to: folder.appendingPathComponent("Bad.xib"))
    return folder
  }

  // MARK: The hook

  private struct Hook: Decodable {
    var id: String
    var entry: String
    var language: String
    var files: String
  }

  @Test func theHookChecksChangedDocuments() throws {
    let hooks = try YAMLDecoder().decode([Hook].self, from: try Self.text(".pre-commit-hooks.yaml"))
    let hook = try #require(hooks.first)
    #expect(hook.id == "plumb-check" && hook.language == "script")
    let pattern = try Regex(hook.files)
    let names = [
      "Bad.xib", "Good files/Good.xib", "Main.storyboard", "a.swift", "xib", "b.xib.orig",
    ]
    #expect(names.filter { $0.contains(pattern) } == Array(names.prefix(3)))
    let folder = try Self.project()
    for (changed, status) in [("Good files/Good.xib", 0), ("Bad.xib", 1)] as [(String, Int32)] {
      // The hook's runner appends the changed files to the entry.
      let result = try Shell.run(
        "PATH=\"$1:$PATH\"; shift; exec \"$@\"",
        [Tool.folder.path, Repository.path(hook.entry), changed],
        folder: folder)
      #expect(result.status == status, "\(result.output)\(result.errors)")
    }
  }
}
