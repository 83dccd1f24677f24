import Foundation
import Testing

/// The two fronts can be put side by side: what is in both is in the same folder under the same name.
struct PairedFilesTests {
  /// Classes that stand in other folders, and why.
  static let elsewhere: [String: String] = [
    "TextField": "a control in AppKit, text in UIKit", "TextView": "the same",
    "Pasteboard": "a value in AppKit, of the application in UIKit",
    "VisualEffectView": "beside the other views in AppKit",
  ]

  /// Paths below a front's folder without prefix and extension, by the name of the file.
  private static func files(_ front: String, _ prefix: String) -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/\(front)")
    var found: [String: String] = [:]
    for case let url as URL in FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil) ?? .init()
    where url.pathExtension == "swift" {
      let name = url.deletingPathExtension().lastPathComponent
      guard name.hasPrefix(prefix) else { continue }
      found[String(name.dropFirst(2))] = url.deletingLastPathComponent().lastPathComponent
    }
    return found
  }

  static let uiKit = files("UIKit", "UI")
  static let appKit = files("AppKit", "NS")

  /// The class that a file belongs to: `View` for `View+Host` and `View.AutoresizingMask`.
  private static func stem(_ name: String) -> String {
    String(name.prefix { $0 != "+" && $0 != "." })
  }

  @Test func thereAreFiles() { #expect(Self.uiKit.count > 40 && Self.appKit.count > 40) }

  /// A class of both fronts is in folders of the same name.
  @Test func classesAreInTheSameFolder() {
    for (name, folder) in Self.uiKit where Self.stem(name) == name {
      guard let other = Self.appKit[name], Self.elsewhere[name] == nil else { continue }
      #expect(folder == other, "UI\(name) and NS\(name)")
    }
  }

  /// Where both fronts have a class, AppKit's has a file for every part that UIKit's has one for; parts of a
  /// view that stand in the body of `UIView` may be files of their own in AppKit.
  @Test(arguments: ["Views", "Seam", "Controllers", "Constraints"])
  func partsAreThere(folder: String) {
    for (name, place) in Self.uiKit where place == folder && Self.stem(name) != name {
      guard Self.appKit[Self.stem(name)] != nil else { continue }
      #expect(Self.appKit[name] == folder, "UI\(name) without NS\(name)")
    }
  }
}
