import Foundation
import Testing

@testable import PlumbTesting

/// Where goldens are and when they are written.
@Suite(.layout) @MainActor struct SnapshotFileTests {
  private var place: SourceLocation {
    SourceLocation(
      fileID: "A/ATests.swift", filePath: "/p/Tests/A/ATests.swift", line: 1, column: 1)
  }

  /// Names as swift-snapshot-testing writes them: its `sanitizePathComponent` and its folder.
  @Test(arguments: [
    ("testCard()", "dark mode", "testCard.dark-mode.png"),
    ("aCard(device:size:)", "iPhone 15, landscape", "aCard-device-size.iPhone-15-landscape.png"),
    ("`a raw name`()", "x_1", "a-raw-name.x_1.png"),
  ])
  func names(test: String, name: String, expected: String) {
    let file = SnapshotFile(name, "png", of: test, in: place, record: nil)
    #expect(file.url.path == "/p/Tests/A/__Snapshots__/ATests/\(expected)")
  }

  @Test func numbersCountInATest() {
    let names = (0..<3).map { _ in
      SnapshotFile(nil, "txt", of: "t()", in: place, record: nil).url.lastPathComponent
    }
    #expect(names == ["t.1.txt", "t.2.txt", "t.3.txt"])
  }

  @Test func modesHaveTheirNames() {
    #expect(RecordMode.allCases.map(\.rawValue) == ["all", "missing", "failed", "never"])
  }

  /// A member for each device of the table, and no device twice.
  @Test func everyDeviceHasAMember() {
    #expect(Set(Device.all).count == Device.all.count)
    #expect(Device.all.count == 23)
    #expect(Device("iPhone 14 Pro") == .iPhone15)
    #expect(Device("ipad-pro-11-inch") == .iPadPro11)
    #expect(Device("Newton") == nil)
    #expect(Device.iPhone15.landscape.size == CGSize(width: 852, height: 393))
    #expect("\(Device.iPhone15.landscape)" == "iPhone 15, landscape")
  }

  /// Failures call a device what the test calls it; all products of a screen are one device.
  @Test(
    arguments: [
      ("iPhone 15", "iPhone 15"), ("iphone-15-pro", "iPhone 15 Pro"), ("iPhone 16", "iPhone 16"),
      ("iPad Pro 11", "iPad Pro (11-inch)"), ("retina6_12", "iPhone 15 Pro"),
      ("ipad-6th-generation", "iPad (6th generation)"),
    ])
  func devicesKeepTheirNames(name: String, shown: String) throws {
    let device = try #require(Device(name))
    #expect("\(device)" == shown)
    #expect("\(device.landscape)" == "\(shown), landscape")
    #expect(Device.all.contains(device))
  }
}
