package import AssetCatalog
package import Diagnostics
internal import Drawing
package import Foundation
package import IBDocument
package import ViewDrawing

/// A lookup of the pictures and colours that a document names.
///
/// Pictures are located in the document's folder, its parent if that is a language folder (`.lproj`), the specified
/// folders, and the asset catalogues (`.xcassets`) directly inside them. Names and links that lead outside are ignored
/// and result in a finding. Folders are listed once, when the first name is requested.
package final class ImageLookup {
  /// The decoded pictures by file, retained for the front.
  package var decoded: [String: AnyObject] = [:]
  /// The total number of decoded pixels.
  private var pixels = 0
  private let maximumPixels: Int
  private var findings: [Finding] = []
  private let folders: AssetFolders
  private let traits: AssetTraits
  private var cache: [String: ImageFile?] = [:]

  /// Creates a lookup in folders, in their order, with a limit on decoded pixels.
  package init(
    _ folders: [URL], traits: AssetTraits, maximumPixels: Int = DocumentLimits.pixels
  ) {
    self.maximumPixels = maximumPixels
    self.folders = AssetFolders(folders)
    self.traits = traits
  }

  /// Creates a lookup next to a document.
  ///
  /// - Parameters:
  ///   - documentPath: The document's path.
  ///   - scale: The number of pixels per point of the device.
  ///   - isPad: Whether the device is a tablet.
  package convenience init(documentPath: String, scale: Double, isPad: Bool = false) {
    self.init(
      Self.folders(around: documentPath),
      traits: AssetTraits(scale: scale, idiom: isPad ? "ipad" : "iphone"))
  }

  /// Returns the folders of files that a document may name: its own, and the parent of a language folder.
  package static func folders(around documentPath: String) -> [URL] {
    let own = URL(fileURLWithPath: documentPath).deletingLastPathComponent()
    return own.pathExtension == "lproj" ? [own, own.deletingLastPathComponent()] : [own]
  }

  /// Returns the file of an image; nil if it is missing or must not be read.
  ///
  /// - Complexity: The first call lists the folders; later calls for the same name are O(1).
  package func file(named name: String, for element: ViewElement) -> ImageFile? {
    file(named: name) { message in
      report(message, for: element)
    }
  }

  /// Returns the file for a name that does not belong to a view; `report` receives messages.
  package func file(named name: String, report: (String) -> Void) -> ImageFile? {
    if let known = cache[name] { return known }
    let result = folders.image(named: name, for: traits, report: report)
    cache[name] = .some(result)
    return result
  }

  /// Returns the decoded picture with a name; nil if it is missing, with a finding if it cannot be used.
  package func content(named name: String, for element: ViewElement) -> ImageContent? {
    guard let file = file(named: name, for: element) else { return nil }
    guard pixels < maximumPixels else {
      report(
        "image '\(name)' is not shown: the pictures before it have \(maximumPixels) pixels together",
        for: element)
      return nil
    }
    do throws(ImageLoading.Failure) {
      let content = try file.content()
      pixels += content.bitmap.map { $0.width * $0.height } ?? 0
      return content
    } catch {
      report("image '\(name)' cannot be shown: \(error)", for: element)
      return nil
    }
  }

  /// Returns the colour of a catalogue, in light or dark mode; nil if no catalogue contains it.
  ///
  /// - Complexity: As for files.
  package func color(named name: String, isDark: Bool) -> ColorSet.Value? {
    var wanted = traits
    wanted.isDark = isDark
    return folders.color(named: name, for: wanted)
  }

  /// Reports why the name in a view provides no picture; the finding has no path until the view's root is built.
  private func report(_ message: String, for element: ViewElement) {
    findings.append(
      Finding(.document, message, at: Location(at: element.position, subject: element.id)))
  }

  /// The findings since the last call, without the document's path.
  package func consumeFindings() -> [Finding] {
    defer { findings = [] }
    return findings
  }
}
