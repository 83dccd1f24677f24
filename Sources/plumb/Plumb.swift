internal import ArgumentParser
internal import Drawing
internal import Foundation
internal import Workbench

/// The command line tool: lays out, renders and checks Interface Builder documents.
@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Lay out, render and check Interface Builder documents.",
    discussion: """
      Exit codes: 0 success; 1 problems were found; 2 input could not be read (frames, render: 1 for some); \
      64 invalid command line.
      """,
    version: ToolVersion.current,
    subcommands: [
      FramesCommand.self, RenderCommand.self, ExplainCommand.self, DiffCommand.self,
      CheckCommand.self, RulesCommand.self, DevicesCommand.self, GalleryCommand.self,
      InsetsCommand.self,
      ToolsetCommand.self, BuildCommand.self, TestCommand.self, ServeCommand.self,
      MCPCommand.self, PreviewCommand.self,
      WorkerSubcommand.self,
    ])

  /// Runs the command specified on the command line.
  static func main() {
    // Exceeding a file size limit is then a write error, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    PictureMemory.keep()
    if let mistake = CommandLineSlips.mistake(in: Invocation.arguments) { exit(withError: mistake) }
    main(nil)
  }
}
