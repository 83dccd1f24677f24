import Foundation
import Testing

/// `plumb devices`, and the names that `--device` takes.
struct DevicesCommandTests {
  private struct Entry: Decodable {
    struct Situation: Decodable {
      var horizontal: String
      var vertical: String
      var safeArea: [String: Double]
    }
    var name: String
    var identifier: String
    var names: [String]
    var idiom: String
    var width: Double
    var height: Double
    var scale: Double
    var portrait: Situation
    var landscape: Situation
  }

  private func entries() throws -> [Entry] {
    let result = try Tool.run(["devices", "--format", "json"])
    #expect(result.status == 0 && result.errors.isEmpty)
    return try JSONDecoder().decode([Entry].self, from: Data(result.output.utf8))
  }

  @Test func theTableHasALineADevice() throws {
    let result = try Tool.run(["devices"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let entries = try entries()
    #expect(result.lines.count == entries.count + 1)
    for (line, entry) in zip(result.lines.dropFirst(), entries) {
      #expect(line.hasPrefix(entry.name + "  "))
      #expect(line.contains(" \(entry.identifier) "))
    }
  }

  /// Apple's published figures: points, pixels per point, size classes, and the safe area of iOS 17.
  @Test(
    arguments: [
      ("retina4_7", "iPhone SE (3rd generation)", 375, 667, 2, 20, 0, "compact"),
      ("retina6_12", "iPhone 15 Pro", 393, 852, 3, 59, 34, "compact"),
      ("retina6_7", "iPhone 14 Plus", 428, 926, 3, 47, 34, "regular"),
      ("ipad10_2", "iPad (9th generation)", 810, 1080, 2, 20, 0, "regular"),
      ("ipad11_0rounded", "iPad Pro (11-inch)", 834, 1194, 2, 24, 20, "regular"),
    ] as [(String, String, Double, Double, Double, Double, Double, String)])
  func figures(
    id: String, name: String, width: Double, height: Double, scale: Double, top: Double,
    bottom: Double, wide: String
  ) throws {
    let entry = try #require(try entries().first { $0.identifier == id })
    #expect(entry.name == name && entry.names.first == name)
    #expect([entry.width, entry.height, entry.scale] == [width, height, scale])
    #expect(entry.portrait.safeArea == ["top": top, "left": 0, "bottom": bottom, "right": 0])
    #expect(entry.landscape.horizontal == wide)
    #expect(entry.portrait.vertical == "regular")
    #expect(entry.idiom == (id.hasPrefix("ipad") ? "pad" : "phone"))
    #expect((entry.idiom == "phone") == (entry.landscape.vertical == "compact"))
  }

  @Test(arguments: ["iPad Pro 11-inch", "iPad (9th generation)", "iphone15pro", "retina6_1"])
  func everyCommandKnowsNames(name: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    for command in ["frames", "render"] {
      let output = URL(fileURLWithPath: document).deletingLastPathComponent().path + "/x.png"
      let arguments = command == "render" ? ["-o", output] : []
      let result = try Tool.run([command, document, "--device", name] + arguments)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test(arguments: ["frames", "render"]) func slipsAreNamed(command: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run([command, document, "--device", "iPhon 15 Pro"])
    #expect(result.status == 64)
    #expect(result.errors.contains("'iPhon 15 Pro'"))
    #expect(result.errors.contains("Did you mean 'iPhone 15 Pro'?"))
    #expect(result.errors.contains("plumb devices"))
    let toaster = try Tool.run([command, document, "--device", "toaster"])
    #expect(toaster.status == 64 && !toaster.errors.contains("Did you mean"))
  }

  static let surroundings: [(arguments: [String], status: Int32, root: String)] = [
    (["--size", "320x480"], 0, "(0, 0, 320, 480)"),
    (["--direction", "rtl"], 0, "(0, 0, 375, 667)"),
    (["--text-size", "AX3"], 0, "(0, 0, 375, 667)"),
    (["--text-size", "UICTContentSizeCategoryAccessibilityXL"], 0, "(0, 0, 375, 667)"),
    (["--orientation", "landscape"], 0, "root"), (["--appearance", "dark"], 0, "root"),
    (["--size", "0x480"], 64, ""), (["--size", "wide"], 64, ""), (["--text-size", "AX9"], 64, ""),
    (["--orientation", "sideways"], 64, ""), (["--direction", "up"], 64, ""),
    (["--appearance", "grey"], 64, ""),
  ]

  @Test(arguments: surroundings.indices) func surroundingsAreOptions(index: Int) throws {
    let (arguments, status, root) = Self.surroundings[index]
    let document = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["frames", "--format", "text", document] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(root.isEmpty || result.output.contains(root))
  }
}
