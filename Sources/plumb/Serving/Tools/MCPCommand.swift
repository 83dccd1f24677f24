internal import ArgumentParser
internal import Foundation
internal import Synchronization
internal import Workbench
internal import Workers

/// `plumb mcp`: answers an agent by the Model Context Protocol until its standard input ends.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve tools for agents by the Model Context Protocol on standard input and output.",
    discussion: """
      A client starts the command and sends JSON-RPC, a message a line. Versions of the protocol: \
      \(ProtocolVersion.allCases.map(\.rawValue).joined(separator: ", ")). Tools: \(AgentTool.list). Only files in \
      the folder are read and written; repair writes when it is asked to.

      Examples:
        plumb mcp --folder ~/App
        plumb mcp --folder ~/App --read-only
        plumb mcp --folder ~/App --builds --toolset ~/uikit

      A client's configuration: {"mcpServers": {"plumb": {"command": "plumb", "args": ["mcp", "--folder", "/home/me/App"]}}}

      Nothing that a message holds ends the process: calls run in a process of their own.

      Exit codes: 0 standard input ended; 2 the folder does not exist, or standard output cannot be written; 64 \
      invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder that paths are relative to and must not leave. (default: the current one)",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(help: "Write no files: repair only shows what it would change.")
  var readOnly = false

  @Flag(
    help:
      "Offer tools that build packages of the folder, which runs their code, draw their previews and run their tests."
  )
  var builds = false

  @Option(
    help: ArgumentHelp(
      "The folder of a toolset for --builds; see `plumb toolset`. (default: one that is made from this tool's sources, or refreshed)",
      valueName: "folder"),
    completion: .directory)
  var toolset: String?

  @Option(
    help: ArgumentHelp(
      "Give a call up after so many seconds, from 0.1 to 86400; a build after ten times as many.",
      valueName: "seconds"))
  var timeout = 60.0

  func validate() throws {
    guard timeout >= 0.1, timeout <= 86_400 else {
      throw ValidationError("--timeout needs a number of seconds from 0.1 to 86400.")
    }
    if toolset != nil, !builds { throw ValidationError("--toolset needs --builds.") }
    if readOnly, builds {
      throw ValidationError("--builds writes into packages; it excludes --read-only.")
    }
  }

  func run() throws {
    WorkerCommand.blockPipeSignal()
    // Relative to where the command was given, as in a shell.
    let access = ServedAccess(
      isReadOnly: readOnly, builds: builds, toolset: toolset.map { ToolsetCommand.folder($0).path })
    if let folder {
      let path = (folder as NSString).expandingTildeInPath
      guard FileManager.default.changeCurrentDirectoryPath(path) else {
        Terminal.error(WorkbenchError.notFound("\(folder): No such folder.").description)
        throw ExitCode(2)
      }
    }
    var lines = RequestLines(.standardInput, limit: MCPServer.maximumLine)
    let output = Mutex(FileHandle.standardOutput)
    let server = MCPServer(folder: ServedFolder(), access: access, timeout: timeout) { line in
      output.withLock { file in
        do {
          try file.write(contentsOf: Data((line + "\n").utf8))
        } catch {
          Terminal.error(
            WorkbenchError.output(path: "standard output", why: SystemWords.text(of: error))
              .description)
          // The reading thread waits for lines that no client sends any more.
          Self.exit(withError: ExitCode(2))
        }
      }
    }
    while let line = lines.next() { server.take(line) }
    server.end()
  }
}
