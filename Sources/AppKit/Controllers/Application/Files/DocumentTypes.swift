internal import Foundation
internal import UniformTypeIdentifiers

/// The types of documents that the program's `Info.plist` states.
@MainActor enum DocumentTypes {
  /// A type of documents.
  struct Entry {
    let names: [String]
    let extensions: [String]
    let className: String?
    let isEditor: Bool

    init(_ values: [String: Any]) {
      let contents = values["LSItemContentTypes"] as? [String] ?? []
      names = contents + [values["CFBundleTypeName"] as? String].compactMap { $0 }
      extensions = values["CFBundleTypeExtensions"] as? [String] ?? []
      className = values["NSDocumentClass"] as? String
      isEditor = values["CFBundleTypeRole"] as? String == "Editor"
    }
    /// The class of the documents; nil if the program has none of that name.
    @MainActor var documentClass: NSDocument.Type? {
      guard let className else { return nil }
      let module = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ""
      return [className, "\(module).\(className)"].lazy.compactMap {
        NSClassFromString($0) as? NSDocument.Type
      }.first
    }
  }

  /// The types, in the order of the file.
  static var entries: [Entry] {
    (Bundle.main.infoDictionary?["CFBundleDocumentTypes"] as? [[String: Any]] ?? []).map(Entry.init)
  }
  static func entry(named name: String) -> Entry? { entries.first { $0.names.contains(name) } }
  /// The types that a class reads or writes.
  static func types(of type: NSDocument.Type, canWrite: Bool) -> [String] {
    entries.filter { $0.documentClass == type && ($0.isEditor || !canWrite) }.flatMap(\.names)
  }
  /// The extension of files of a type.
  static func fileExtension(of name: String) -> String? {
    entry(named: name)?.extensions.first ?? UTType(name)?.preferredFilenameExtension
  }
  /// The type of a file by its extension; nil for an unknown one.
  static func type(of url: URL) -> String? {
    let ending = url.pathExtension
    return entries.first { $0.extensions.contains(ending) }?.names.first
      ?? UTType(filenameExtension: ending).flatMap { $0.isDynamic ? nil : $0.identifier }
  }
}
