import Foundation
import GoldenFiles
import TestSupport
import Testing
import Yams

/// The files that other systems run: the action, the hook and the container's build.
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
      var shell: String
      var env: [String: String]
      var run: String
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
    for (name, value) in step.env {
      var text = value
      text = text.replacing("${{ github.action_path }}", with: Repository.folder.path)
      text = text.replacing("${{ runner.temp }}", with: temporary)
      text = text.replacing(
        "${{ inputs.tool || format('{0}/plumb/bin/plumb', runner.temp) }}",
        with: inputs["tool"] ?? temporary + "/plumb/bin/plumb")
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
    for step in action.runs.steps { #expect(!step.run.contains("${{"), "\(step.name)") }
    let stated = action.runs.steps.flatMap(\.env.values).joined()
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
      "set -eo pipefail\n" + step.run, shell: "/bin/bash",
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
      "set -eo pipefail\n" + step.run, shell: "/bin/bash",
      environment: try Self.environment(of: step, action, inputs: inputs, temporary: folder.path),
      folder: folder)
    #expect(result.status == 1)
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("findings.sarif")))
    #expect((report as? [String: Any])?["version"] as? String == "2.1.0")
  }

  /// Without a tool the first step installs one where the second one looks for it.
  @Test func theActionInstallsItsTool() throws {
    let action = try Self.action()
    let step = try #require(action.runs.steps.first)
    let folder = try TestFolder.make()
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let stub = bin.appendingPathComponent("make")
    try Data("#!/bin/sh\nprintf '%s\\n' \"$@\"\n".utf8).write(to: stub)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stub.path)
    var environment = try Self.environment(of: step, action, inputs: [:], temporary: folder.path)
    environment["PATH"] = "\(bin.path):/usr/bin:/bin"
    let result = try Shell.run(step.run, shell: "/bin/bash", environment: environment)
    #expect(
      result.lines == ["-C", Repository.folder.path, "install", "PREFIX=\(folder.path)/plumb"])
    #expect(try Self.text("Makefile").contains("\ninstall: "))
    let check = try #require(action.runs.steps.last)
    let tool = try Self.environment(of: check, action, inputs: [:], temporary: folder.path)
    #expect(tool["PLUMB_TOOL"] == "\(folder.path)/plumb/bin/plumb")
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
    #expect(hook.id == "plumb-check" && hook.language == "system")
    let pattern = try Regex(hook.files)
    let names = [
      "Bad.xib", "Good files/Good.xib", "Main.storyboard", "a.swift", "xib", "b.xib.orig",
    ]
    #expect(names.filter { $0.contains(pattern) } == Array(names.prefix(3)))
    let folder = try Self.project()
    for (changed, status) in [("Good files/Good.xib", 0), ("Bad.xib", 1)] as [(String, Int32)] {
      // The hook's runner appends the changed files to the entry.
      let result = try Shell.run(
        "PATH=\"$1:$PATH\"; shift; exec \(hook.entry) \"$@\"", [Tool.folder.path, changed],
        folder: folder)
      #expect(result.status == status, "\(result.output)\(result.errors)")
    }
  }

  // MARK: The container

  /// The instructions of the container's build, with lines that go on joined.
  private static func instructions() throws -> [(name: String, rest: String)] {
    try text("Containerfile").replacing("\\\n", with: " ").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
  }

  /// The packages that a line installs.
  private static func packages(_ run: String) -> [String] {
    guard let install = run.range(of: "apt-get install") else { return [] }
    let command = run[install.upperBound...].components(separatedBy: "&&")[0]
    return command.split(separator: " ").map(String.init).filter { !$0.hasPrefix("-") }
  }

  @Test func theContainerIsBuiltInTwoStages() throws {
    let instructions = try Self.instructions()
    let images = instructions.filter { $0.name == "FROM" }.map(\.rest)
    #expect(images.count == 2)
    let first = try #require(images.first?.split(separator: " ").first)
    #expect(images.last == first + "-slim", "both are the same system")
    let known: Set<String> = ["FROM", "WORKDIR", "COPY", "RUN", "ENTRYPOINT", "CMD"]
    #expect(instructions.allSatisfy { known.contains($0.name) })
    for run in instructions.filter({ $0.name == "RUN" }) {
      let result = try Shell.run("sh -n \"$1\"", [try Tool.file("run.sh", run.rest)])
      #expect(result.status == 0, "\(run.rest): \(result.errors)")
    }
    let builds = instructions.filter { $0.name == "RUN" }.map(\.rest)
    #expect(builds.contains { $0.contains("Scripts/bootstrap") })
    let install = try #require(builds.first { $0.hasPrefix("make install ") })
    if Shell.has("make") {
      // What would be run, without running it.
      let plan = try Shell.run(
        install.replacing("make ", with: "make -n "), folder: Repository.folder)
      #expect(plan.status == 0, "\(plan.errors)")
      #expect(plan.output.contains("swift build -c release --product plumb"))
      #expect(plan.output.contains("/installed/usr/local/bin/plumb"))
    }
  }

  /// The fonts are those of building, and each library that is built with has its counterpart.
  @Test func theContainerHasTheFontsOfBootstrap() throws {
    let stages = try Self.instructions().split { $0.name == "FROM" }
    let installed = Set(stages.last?.flatMap { Self.packages($0.rest) } ?? [])
    let bootstrap = try Self.text("Scripts/bootstrap")
    let fonts = bootstrap.matches(of: /need_font .* (fonts-[a-z-]+)/).map { String($0.1) }
    #expect(fonts.count == 4)
    #expect(installed.isSuperset(of: fonts))
    #expect(installed.contains("librsvg2-common"))
  }

  /// Every library that the built tool is linked with comes from a package of the image.
  @Test(.enabled(if: Shell.has("dpkg-query") && Shell.has("ldd"), "this is not Debian"))
  func theContainerHasTheLibrariesOfTheTool() throws {
    let stages = try Self.instructions().split { $0.name == "FROM" }
    let installed = Set(stages.last?.flatMap { Self.packages($0.rest) } ?? [])
    let tool = Tool.folder.appendingPathComponent("plumb").path
    let needed = try Shell.run("objdump -p \"$1\" | sed -n 's/ *NEEDED *//p'", [tool])
    guard needed.status == 0, !needed.output.isEmpty else { return }
    let paths = try Shell.run("ldd \"$1\"", [tool]).output
    for library in needed.lines {
      let line = paths.split(separator: "\n").first { $0.contains(library) }
      guard let path = line?.split(separator: " ").first(where: { $0.hasPrefix("/lib/") }) else {
        // Swift's own libraries are those of the slim image.
        continue
      }
      let owner = try Shell.run("dpkg-query -S \"*$1\"", [String(path)])
      let package = owner.output.split(separator: ":").first.map(String.init) ?? ""
      let isOfEverySystem = ["libc6", "libgcc-s1", "libstdc++6"].contains(package)
      #expect(isOfEverySystem || installed.contains(package), "\(library) is in \(package)")
    }
  }
}
