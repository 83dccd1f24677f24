/// The limits of a search for documents, catalogues and pictures; the rest is not looked at.
package enum SearchLimits {
  /// The files and folders below a searched folder: stops trees without end.
  package static let entries = 500_000

  /// The frames of an animation that are read in each direction: stops folders of numbered pictures that would
  /// all be decoded.
  ///
  /// More frames say nothing new.
  package static let frames = 60

  /// The decoded pictures that are cached for a folder: stops programs that ask for thousands of names from
  /// taking all memory.
  package static let keptPictures = 128

  /// The bytes of a source file that is searched for classes: stops generated files that take all time.
  package static let sourceFileBytes = 4 << 20

  /// The bytes of all source files of a folder: stops searches that take all time; beyond it no class counts as
  /// missing.
  package static let sourceBytes = 256 << 20
}
