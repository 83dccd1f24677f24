internal import ArgumentParser
internal import Toolsets
internal import Workbench

/// `plumb build`: builds a package for Apple's systems without changes to it.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a package for Apple's systems whose sources stay as they are.",
    discussion: """
      Takes the toolset of its archive, or makes or refreshes one (see `plumb toolset`), and runs `swift build` with it. Objective-C idioms \
      (@objc, #selector, @IBOutlet, os(iOS) and the like) are rewritten in memory; a table on standard error \
      says what was rewritten. The manual lists what cannot be.

      --survey compiles nothing: in seconds it lists the modules and names that the package's sources use and \
      that are not here, those with most uses first, each with its first place. A name is listed only where the \
      sources say its receiver's type, so that the compiler may find more.

      Examples:
        plumb build
        plumb build --package ~/Pods/Badge -- -c release
        plumb build --survey --package ~/Pods/Badge

      Exit codes: 0 success, with --survey: nothing is missing; 1 the package does not build, with --survey: \
      something is missing; 2 the package or the toolset is missing; 64 invalid command line.
      """)

  @Flag(help: "List what the package uses and is not here, without a build.")
  var survey = false

  @Option(help: "The form of the survey's list: text or json.")
  var format: PackageSurvey.Format?

  @OptionGroup var options: PackageOptions

  func validate() throws {
    if format != nil, !survey { throw ValidationError("--format is for --survey.") }
    if survey, !options.arguments.isEmpty {
      throw ValidationError("--survey does not run SwiftPM: it takes no arguments after --.")
    }
  }

  func run() throws {
    if survey { try options.survey(format ?? .text) } else { try options.build() }
  }
}

extension PackageSurvey.Format: ExpressibleByArgument {}

/// `plumb test`: builds a package for Apple's systems and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a package for Apple's systems whose sources stay as they are.",
    discussion: """
      Takes the toolset of its archive, or makes or refreshes one (see `plumb toolset`), and runs `swift test` with it; otherwise as `plumb \
      build`.

      A crash costs one test: where a test ends the process, each suite runs again in a process of its own, and the \
      tests behind the one that crashed in another one. A table on standard error then names those that failed and \
      crashed. After 50 crashes the rest is not run, which the table says too.

      --junit writes the outcomes of all tests, crashed ones among them, for a CI server.

      Examples:
        plumb test
        plumb test --package ~/Badge --device 'iPhone 15' -- --filter BadgeTests
        plumb test --junit tests.xml

      Exit codes: 0 success; 1 the package does not build, or a test failed or crashed; 2 the package or the \
      toolset is missing, or the report cannot be written; 64 invalid command line.
      """)

  @Option(
    help: ArgumentHelp(
      "Write the outcomes of all tests to a file, in the format of JUnit.", valueName: "file"),
    completion: .file())
  var junit: String?

  @OptionGroup var options: PackageOptions

  func run() throws { try options.test(report: junit) }
}
