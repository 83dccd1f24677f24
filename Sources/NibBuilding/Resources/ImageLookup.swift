package import AssetCatalog
internal import Foundation
package import IBDocument

/// Finds the picture files that a document's image names stand for.
///
/// Looked at are the document's own folder and the asset catalogues (`.xcassets`) directly in it,
/// nothing else: a name or a link that leads outside finds nothing and leaves a note. The folder is
/// listed once, when the first name is asked for.
package final class ImageLookup {
  /// Why a name gave no picture although there is something to say about it.
  package struct Note: Sendable, Hashable {
    /// One sentence.
    package let message: String
    /// The view that names the image.
    package let element: String
    /// Where that view stands in the document.
    package let position: SourcePosition
  }

  /// Decoded pictures by file, kept by the front.
  package var decoded: [String: AnyObject] = [:]
  private var notes: [Note] = []
  private let folder: URL
  private let scale: Double
  private let traits: AssetTraits
  private var found: [String: ImageFile?] = [:]
  private var colors: [String: ColorSet?] = [:]
  /// Larger files are not read, in bytes.
  private static let largestFile = 64 << 20
  private lazy var listing = FolderListing(folder)

  /// A lookup beside a document.
  ///
  /// - Parameters:
  ///   - documentPath: The document's path; its folder is the only one that is read.
  ///   - scale: Pixels in a point of the device.
  ///   - isPad: Whether the device is a tablet.
  package init(documentPath: String, scale: Double, isPad: Bool = false) {
    folder = URL(fileURLWithPath: documentPath).deletingLastPathComponent()
    self.scale = scale
    traits = AssetTraits(scale: scale, idiom: isPad ? "ipad" : "iphone")
  }

  /// The file of an image; nil when there is none or it may not be read.
  ///
  /// - Complexity: The first call reads the folder; later calls for the same name are O(1).
  package func file(named name: String, for element: ViewElement) -> ImageFile? {
    file(named: name) { message in
      note(message, for: element)
    }
  }

  /// The same for a name that no view states; `report` gets what there is to say.
  package func file(named name: String, report: (String) -> Void) -> ImageFile? {
    if let known = found[name] { return known }
    let result = search(name, report)
    found[name] = .some(result)
    return result
  }

  /// What a catalogue in the folder says about a colour, in the light or in the dark; nil when none does.
  ///
  /// - Complexity: as for files.
  package func color(named name: String, isDark: Bool) -> ColorSet.Value? {
    var wanted = traits
    wanted.isDark = isDark
    return colorSet(name)?.value(for: wanted)
  }

  private func colorSet(_ name: String) -> ColorSet? {
    if let known = colors[name] { return known }
    var set: ColorSet?
    if Self.staysInside(name),
      let contents = listing.colorSets[name]?.appendingPathComponent("Contents.json"),
      allowed(contents, name, { _ in })
    {
      set = (try? Data(contentsOf: contents)).flatMap { try? ColorSet(json: $0) }
    }
    colors[name] = .some(set)
    return set
  }

  /// Leaves a note for the report of the root that is being built.
  package func note(_ message: String, for element: ViewElement) {
    notes.append(Note(message: message, element: element.id, position: element.position))
  }

  /// The notes since the last call.
  package func takeNotes() -> [Note] {
    defer { notes = [] }
    return notes
  }

  private func search(_ name: String, _ report: (String) -> Void) -> ImageFile? {
    guard Self.staysInside(name) else {
      report("image '\(name)' leads out of the document's folder and is not read")
      return nil
    }
    if let set = listing.imageSets[name] { return picture(in: set, name, report) }
    for (file, scale) in Self.filesBeside(name, scale: scale) where listing.files.contains(file) {
      let path = folder.appendingPathComponent(file)
      guard allowed(path, name, report) else { return nil }
      return ImageFile(path: path.path, scale: scale)
    }
    return nil
  }

  private func picture(
    in set: URL, _ name: String, _ report: (String) -> Void
  ) -> ImageFile? {
    let contents = set.appendingPathComponent("Contents.json")
    guard allowed(contents, name, report) else { return nil }
    do {
      let catalog = try ImageSet(json: Data(contentsOf: contents))
      guard let entry = catalog.entry(for: traits), let file = entry.filename else {
        return nil
      }
      let path = set.appendingPathComponent(file)
      guard Self.staysInside(file) else {
        report("image '\(name)' names the file '\(file)', which leads out of its folder")
        return nil
      }
      guard allowed(path, name, report) else { return nil }
      return ImageFile(
        path: path.path, scale: entry.pixelsPerPoint,
        alignmentInsets: EnvironmentInsets(entry.insetsInPoints),
        isTemplate: catalog.isTemplate)
    } catch {
      report("image '\(name)': its Contents.json cannot be read")
      return nil
    }
  }

  /// Whether a file exists and lies in the folder when all links are followed.
  private func allowed(_ file: URL, _ name: String, _ report: (String) -> Void) -> Bool {
    let real = file.resolvingSymlinksInPath().standardizedFileURL.path
    guard real.hasPrefix(listing.realFolder) else {
      report("image '\(name)' is a link that leads out of the document's folder and is not read")
      return false
    }
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      FileManager.default.isReadableFile(atPath: real)
    else {
      report("image '\(name)': the file \(file.lastPathComponent) cannot be read")
      return false
    }
    guard let size = facts?[.size] as? NSNumber, size.intValue <= Self.largestFile else {
      report("image '\(name)': the file \(file.lastPathComponent) is larger than 64 MB")
      return false
    }
    return true
  }

  /// Whether a name only goes down from the folder it is looked for in.
  private static func staysInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.unicodeScalars.contains("\0")
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The files that may stand for a name, best first, with their pixels a point.
  private static func filesBeside(_ name: String, scale: Double) -> [(String, Double)] {
    let endings = ["png", "jpg", "jpeg", "svg"]
    let url = URL(fileURLWithPath: name)
    let hasEnding = endings.contains(url.pathExtension.lowercased())
    let stem = hasEnding ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let own = Int(max(1, min(3, scale)))
    return ([own] + [3, 2, 1].filter { $0 != own }).flatMap { scale in
      (hasEnding ? [url.pathExtension] : endings).map { ending in
        (scale == 1 ? "\(stem).\(ending)" : "\(stem)@\(scale)x.\(ending)", Double(scale))
      }
    }
  }
}
