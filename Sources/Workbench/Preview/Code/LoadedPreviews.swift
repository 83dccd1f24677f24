internal import Toolsets
internal import ViewPreviews

/// The previews of this program and of the libraries that it loads.
@MainActor package enum LoadedPreviews {
  /// Loads libraries and returns all previews, sorted by file, line and column.
  ///
  /// Each preview is made, for its name and traits, but not its content.
  ///
  /// - Throws: `WorkbenchError` if a library cannot be loaded.
  /// - Complexity: O(previews × log(previews)), besides loading.
  package static func all(in libraries: [String]) throws(WorkbenchError) -> [LoadedPreview] {
    try ToolsetProgram.load(libraries)
    return RegisteredPreviews.all.map(LoadedPreview.init).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
  }
}
