internal import ArgumentParser

/// The command line tool: lay out, draw and explain Interface Builder documents.
@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Lay out and draw Interface Builder documents on any machine.",
    discussion: """
      Exit codes: 0 all documents were laid out; 1 some were not; 2 nothing could be read; \
      64 the command line was wrong.
      """,
    subcommands: [
      FramesCommand.self, RenderCommand.self, ExplainCommand.self, CheckCommand.self,
      InsetsCommand.self,
      ToolsetCommand.self,
    ])
}
