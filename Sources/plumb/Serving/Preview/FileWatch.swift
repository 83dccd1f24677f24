internal import Foundation
internal import Synchronization
internal import Workbench

/// A thread that looks for changes of files, twenty times a second.
///
/// Changes are noticed on any file system, also those that report none, such as mounted folders of containers.
final class FileWatch: Sendable {
  /// The changes of files since the last look.
  struct Change {
    /// The documents whose files changed.
    let documents: [String]
    /// All documents, if some were added or removed, or if pictures, colours or translations changed; nil otherwise.
    let all: [String]?
  }

  /// The seconds between looks at documents.
  private static let interval = 0.05
  /// The number of looks at documents for each look at all other files.
  private static let rarely = 60
  /// The maximum number of other files.
  private static let maximumFiles = 20_000

  private let isEnded = Mutex(false)

  /// Creates a watch and starts its thread.
  ///
  /// - Parameters:
  ///   - documents: Returns the documents; called now and then, since folders may gain some.
  ///   - changed: Called with each change, on the thread of the watch.
  init(
    documents: @escaping @Sendable () -> [String], changed: @escaping @Sendable (Change) -> Void
  ) {
    let thread = Thread { [self] in
      var known = documents()
      var stamps = Dictionary(known.map { ($0, FileStamp($0)) }) { first, _ in first }
      var others = Self.others(around: known)
      var round = 0
      while !isEnded.withLock({ $0 }) {
        Thread.sleep(forTimeInterval: Self.interval)
        round += 1
        var all: [String]?
        if round.isMultiple(of: Self.rarely) {
          let now = documents()
          let around = Self.others(around: now)
          if now != known || around != others { all = now }
          (known, others) = (now, around)
        }
        var moved: [String] = []
        for path in known {
          let stamp = FileStamp(path)
          // A file that is being replaced is missing for a moment.
          guard stamp.isThere, stamps.updateValue(stamp, forKey: path) != stamp else { continue }
          moved.append(path)
        }
        if !moved.isEmpty || all != nil { changed(Change(documents: moved, all: all)) }
      }
    }
    thread.start()
  }

  /// Ends the thread.
  func end() { isEnded.withLock { $0 = true } }

  /// Returns the stamps of the catalogues and translations in the folders of documents.
  private static func others(around documents: [String]) -> [String: FileStamp] {
    var folders = Set(documents.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    for folder in folders where folder.pathExtension == "lproj" {
      folders.remove(folder)
      folders.insert(folder.deletingLastPathComponent())
    }
    var stamps: [String: FileStamp] = [:]
    for folder in folders.sorted(by: { $0.path < $1.path }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let file = folder.appendingPathComponent(name)
        switch file.pathExtension {
        case "strings", "xcstrings", "png", "pdf", "svg": stamps[file.path] = FileStamp(file.path)
        case "xcassets", "lproj":
          let inner = FileManager.default.enumerator(atPath: file.path)
          while stamps.count < maximumFiles, let name = inner?.nextObject() as? String {
            let path = file.appendingPathComponent(name).path
            if !name.hasSuffix(".storyboard"), !name.hasSuffix(".xib") {
              stamps[path] = FileStamp(path)
            }
          }
        default: break
        }
        if stamps.count >= maximumFiles { return stamps }
      }
    }
    return stamps
  }
}
