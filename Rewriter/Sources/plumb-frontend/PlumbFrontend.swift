internal import Glibc
internal import SourceRewriting

/// The frontend of Swift's compiler, for sources that were written for Apple's systems.
///
/// A toolset has the driver call this program in place of the compiler's frontend. It rewrites the sources of modules
/// that import UIKit or AppKit, or another such module, has the frontend read the result through an overlay, and
/// prints its messages as messages about the sources' own lines; for other modules it becomes the frontend. Nothing in
/// the sources' folders changes.
@main enum PlumbFrontend {
  static func main() {
    var arguments = CommandLine.arguments
    let call = FrontendCall(arguments)
    var settings = Settings(besides: arguments[0])
    settings.platform.checksIsolation = Self.isVersion6(arguments)
    let overlay = Overlay(call, settings.platform, version: settings.version)
    arguments = Self.plainVersions(arguments + (overlay?.arguments ?? []))
    if overlay != nil || call.sources.contains(where: { $0.hasSuffix("/LinuxMain.swift") }) {
      FilteredFrontend(frontend: settings.frontend, arguments: arguments, overlay: overlay).run()
    }
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(settings.frontend, &pointers)
    perror(settings.frontend)
    exit(70)
  }

  /// Whether the language is Swift 6, which refuses code that is not safe among actors.
  private static func isVersion6(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == "-swift-version" && $1.hasPrefix("6") }
  }

  /// `-swift-version 5.0`, as Xcode's build system takes it, without what the compiler refuses.
  private static func plainVersions(_ arguments: [String]) -> [String] {
    arguments.enumerated().map { index, argument in
      guard index > 0, arguments[index - 1] == "-swift-version", argument.hasSuffix(".0") else {
        return argument
      }
      return String(argument.dropLast(2))
    }
  }
}

/// The settings that `plumb toolset` writes beside this program: the interface library, the system's version, the toolset's.
private struct Settings {
  var platform = Platform(.uiKit, version: [26, 0])
  var version = ""
  /// The compiler's own frontend.
  var frontend = "/usr/bin/swift-frontend"

  init(besides program: String) {
    guard let text = Files.read(program + ".settings") else { return }
    version = text
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "library":
        platform = Platform(
          Platform.Library(rawValue: parts[1]) ?? .uiKit, version: platform.version)
      case "frontend": frontend = parts[1]
      case "system": platform.version = parts[1].split(separator: ".").compactMap { Int($0) }
      default: break
      }
    }
  }
}
