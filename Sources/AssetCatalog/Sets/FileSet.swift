package import Diagnostics

/// The `Contents.json` of a set of plain files: a data set, a symbol set, or another set whose entries name files.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", data set type.
package struct FileSet: AssetSetContents {
  /// A file of the set.
  package struct Entry: Sendable {
    /// The file in the set's folder; nil for an entry without one.
    package let filename: String?
    /// The conditions for its use.
    package let qualifiers: AssetQualifiers
    /// The uniform type identifier of the data, such as `public.json`; nil if unspecified.
    package let typeIdentifier: String?
    /// The path of the entry in the file.
    package let path: JSONPath
  }

  /// The keys of the file lists in sets.
  private static let lists = ["data", "symbols", "images", "textures", "layers", "assets"]

  /// The files, in list order.
  package let entries: [Entry]

  /// Creates the value from the readable parts, and adds findings about the rest.
  package init(_ document: JSONDocument, findings: inout [Finding]) {
    var reader = ContentsReader(document)
    defer { findings += reader.findings }
    var entries: [Entry] = []
    if let root = reader.root() {
      for place in Self.lists.flatMap({ reader.objects($0, of: root) }) {
        entries.append(
          Entry(
            filename: reader.string("filename", of: place),
            qualifiers: reader.qualifiers(of: place),
            typeIdentifier: reader.string("universal-type-identifier", of: place), path: place.path)
        )
      }
    }
    self.entries = entries
  }

  /// Returns the file for traits, among the entries with a file; `AssetQualifiers.misfit(_:)` ranks them.
  package func entry(for traits: AssetTraits) -> Entry? {
    entries.filter { $0.filename != nil }.best(for: traits, \.qualifiers)
  }
}
