internal import ArgumentParser
internal import Foundation
internal import Workbench
internal import Workers

/// `plumb serve`: answers requests from another program, such as an editor, until its standard input ends.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer requests of editors and other programs in one process.",
    discussion: """
      With --stdio, each line of standard input is a request and each line of standard output its answer, in \
      order; both are JSON objects. A request has a command, \(ServedCommand.list), and the arguments that the \
      command has in a shell; its id is repeated in the answer. Output is JSON wherever the command has such a \
      format. A request may bring the texts of documents that are not saved.

      Examples:
        plumb serve --stdio
        echo '{"id": 1, "command": "frames", "arguments": ["Main.storyboard"]}' | plumb serve --stdio
        {"id": 2, "command": "render", "arguments": ["Card.xib", "--scale", "2"]}
        {"id": 3, "command": "check", "arguments": ["Card.xib"], "documents": {"Card.xib": "<?xml..."}}

      An answer has the command's exitCode, its messages, and its output as result, text or picture (Base64). \
      A request that cannot be answered gives an error with a code and a message. Nothing that a request holds \
      ends the process.

      Exit codes: 0 standard input ended; 2 standard output cannot be written; 64 invalid command line.
      """)

  @Flag(help: "Read requests from standard input and write answers to standard output.")
  var stdio = false

  @Option(
    help: ArgumentHelp(
      "Give a request up after so many seconds, from 0.1 to 86400.", valueName: "seconds"))
  var timeout = 60.0

  func validate() throws {
    guard stdio else { throw ValidationError("serve needs --stdio.") }
    guard timeout >= 0.1, timeout <= 86_400 else {
      throw ValidationError("--timeout needs a number of seconds from 0.1 to 86400.")
    }
  }

  func run() throws {
    WorkerCommand.blockPipeSignal()
    var lines = RequestLines(.standardInput)
    let server = RequestServer(timeout: timeout)
    while let line = lines.next() {
      do {
        try FileHandle.standardOutput.write(
          contentsOf: Data((server.answer(to: line) + "\n").utf8))
      } catch {
        Terminal.error(
          WorkbenchError.output(path: "standard output", why: SystemWords.text(of: error))
            .description)
        throw ExitCode(2)
      }
    }
    server.end()
  }
}
