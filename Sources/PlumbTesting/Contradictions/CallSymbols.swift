internal import Foundation
internal import LayoutTree
@_spi(Internal) internal import Runtime
internal import Synchronization
internal import Testing

/// The source lines of calls in a program.
enum CallSymbols {
  /// A line in a source.
  struct Line: Hashable {
    let path: String
    let line: Int
    let column: Int
  }

  /// The folder of Plumb's sources, whose frames do not belong to the tested program.
  private static let ownFolder: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.path + "/"
  }()

  /// The lines of calls by address, cached because reading debug information is slow.
  private static let cache = Mutex<[UInt: [Line]]>([:])

  /// The line of a program that created an object, preferably one in the package of a test's file; nil if the program
  /// has no debug information.
  ///
  /// Reads the debug information of each call once per process, innermost call first, and only as far out as needed.
  static func line(of calls: ConstraintCalls, testedIn file: String?) -> Line? {
    let package = file.flatMap(package)
    var first: Line?
    for address in calls.addresses {
      for line in lines(at: address) where !line.path.hasPrefix(ownFolder) {
        if first == nil { first = line }
        guard let package else { return line }
        if line.path.hasPrefix(package), !line.path.contains("/.build/") { return line }
      }
    }
    return first
  }

  /// The lines of a call, innermost first; there are several if functions are inlined.
  private static func lines(at address: UInt) -> [Line] {
    if let lines = cache.withLock({ $0[address] }) { return lines }
    let images = ImageMap.capture()
    let trace = Backtrace(
      architecture: architecture, frames: [RichFrame<UInt64>.returnAddress(UInt64(address))],
      images: images)
    let symbols = trace.symbolicated(
      with: images, options: [.showInlineFrames, .showSourceLocations, .useSymbolCache])
    let lines = (symbols.map { Array($0.frames) } ?? []).compactMap { frame -> Line? in
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/")
      else { return nil }
      return Line(path: place.path, line: place.line, column: max(place.column, 1))
    }
    cache.withLock { $0[address] = lines }
    return lines
  }

  /// The path of the folder with the manifest that contains a file, with a trailing slash.
  static func package(of file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        return folder.path + "/"
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}

extension SourceLocation {
  /// Creates a line from debug information; the module is the name of the folder directly inside `Sources` or `Tests`.
  init(_ line: CallSymbols.Line) {
    let parts = line.path.split(separator: "/").map(String.init)
    let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" || $0 == "Examples" }
    let module = start.map { $0 + 1 }.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
    self.init(
      fileID: "\(module ?? "Module")/\(parts.last ?? "File.swift")", filePath: line.path,
      line: line.line, column: line.column)
  }
}
