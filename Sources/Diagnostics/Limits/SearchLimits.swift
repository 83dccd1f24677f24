/// The limits of a search for documents, catalogues and pictures; the rest is skipped.
package enum SearchLimits {
  /// The maximum number of files and folders in a searched folder; prevents endless trees.
  package static let entries = 500_000

  /// The maximum number of animation frames that are read in each direction; prevents decoding entire folders of
  /// numbered pictures.
  ///
  /// More frames provide no new information.
  package static let frames = 60

  /// The maximum number of decoded pictures cached for a folder; prevents excessive memory use by programs with
  /// thousands of names.
  package static let keptPictures = 128

  /// The maximum size of a source file that is searched for classes, in bytes; prevents excessive time for generated
  /// files.
  package static let sourceFileBytes = 4 << 20

  /// The maximum size of all source files in a folder, in bytes; prevents excessive time.
  ///
  /// Beyond it, no class is reported as missing.
  package static let sourceBytes = 256 << 20
}
