internal import ArgumentParser

/// The command line tool.
@main
struct Plumb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb", abstract: "Lay out, draw and explain Interface Builder documents.")
}
