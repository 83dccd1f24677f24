internal import ArgumentParser
internal import Toolsets
internal import Workbench

/// `plumb build`: builds a package for Apple's systems without changes to it.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a package for Apple's systems whose sources stay as they are.",
    discussion: """
      Makes or refreshes a toolset (see `plumb toolset`) and runs `swift build` with it. Objective-C idioms \
      (@objc, #selector, @IBOutlet, os(iOS) and the like) are rewritten in memory; a table on standard error \
      says what was rewritten. The manual lists what cannot be.

      Examples:
        plumb build
        plumb build --package ~/Pods/Badge -- -c release

      Exit codes: 0 success; 1 the package does not build; 2 the package or the toolset is missing; 64 invalid \
      command line.
      """)

  @OptionGroup var options: PackageOptions

  func run() throws { try options.run(.build) }
}

/// `plumb test`: builds a package for Apple's systems and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a package for Apple's systems whose sources stay as they are.",
    discussion: """
      Makes or refreshes a toolset (see `plumb toolset`) and runs `swift test` with it; otherwise as `plumb \
      build`.

      Examples:
        plumb test
        plumb test --package ~/Badge --device 'iPhone 15' -- --filter BadgeTests

      Exit codes: 0 success; 1 the package does not build or a test failed; 2 the package or the \
      toolset is missing; 64 invalid command line.
      """)

  @OptionGroup var options: PackageOptions

  func run() throws { try options.run(.test) }
}
