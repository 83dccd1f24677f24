package import Configuration
internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// The layouts for comparing documents: all specified combinations, or the documents' own.
package struct ComparedLayouts: Sendable {
  private let matrix: LayoutMatrix

  /// Creates the layouts from values as in `plumb check`.
  ///
  /// - Throws: `WorkbenchError.usage` for an unknown value.
  package init(_ words: [LayoutDimension: [String]]) throws(WorkbenchError) {
    var unknown: ConfigurationError?
    let stated = words.mapValues { words in
      words.map { ConfiguredWord($0, at: Location("command line")) }
    }
    matrix =
      stated.isEmpty
      ? LayoutMatrix() : LayoutMatrix(FolderSettings(layouts: stated)) { unknown = $0 }
    if let unknown { throw .usage(unknown.message) }
  }

  /// Returns the layouts of a document; the first is its own unless others are specified.
  func layouts(of document: Document) -> [(name: String, surroundings: Surroundings)] {
    let isMac = document.platform == .macOS
    let hasOwn =
      matrix.directions.contains(nil) && matrix.appearances.contains(nil)
      && (isMac
        || matrix.devices.contains(nil) && matrix.orientations.contains(nil)
          && matrix.textSizes.contains(nil))
    // The document's own layout is always the first.
    return matrix.layouts(of: document) { DocumentLanguages() }
      .dropFirst(hasOwn ? 0 : 1).map { ($0.name, $0.resolvedSurroundings) }
  }
}
