import Foundation
import TestSupport

/// Runs the tool that was built beside the tests.
struct Tool {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
    /// Standard output, one entry a line.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The folder that holds the test program and the tool.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs the tool to its end, at most two minutes of the processor.
  ///
  /// - Parameters:
  ///   - input: The text of standard input; nil for that of the tests.
  ///   - environment: The variables that differ from those of the tests.
  static func run(
    _ arguments: [String], program: String = "plumb", folder: URL? = nil, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.limit(to: 120, Self.folder.appendingPathComponent(program), arguments)
    if let folder { process.currentDirectoryURL = folder }
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    if let input {
      process.standardInput = try FileHandle(
        forReadingFrom: URL(fileURLWithPath: file("input", input)))
    }
    let output = Pipe()
    // A second pipe could fill up while the first one is read.
    let errors = try TestFolder.make().appendingPathComponent("errors")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Writes a file into a fresh folder and returns its path.
  static func file(_ name: String, _ contents: Data) throws -> String {
    let folder = try TestFolder.make()
    let url = folder.appendingPathComponent(name)
    try contents.write(to: url)
    return url.path
  }

  /// The same for text.
  static func file(_ name: String, _ contents: String) throws -> String {
    try file(name, Data(contents.utf8))
  }
}

/// Documents written for tests.
enum Documents {
  /// A `.xib` with a root view that holds what is given.
  static func xib(
    _ inside: String, toolsVersion: String = "21701", target: String = "iOS.CocoaTouch",
    type: String = "CocoaTouch"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="\(target)" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(inside)
        </view>
      </objects>
    </document>
    """
  }

  /// A root with one child, 100 × 50, centred.
  static let centred = xib(
    """
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="137.5" y="308.5" width="100" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="100" id="w"/>
                <constraint firstAttribute="height" constant="50" id="h"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
            <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="y"/>
          </constraints>
    """)
}
