/// The limits of a search for documents, catalogues and pictures; the rest is not looked at.
package enum SearchLimits {
  /// Files and folders below a folder that is searched: stops trees without end.
  package static let entries = 500_000

  /// Frames of an animation that are looked at in each direction: stops folders of numbered pictures that
  /// would all be decoded.
  ///
  /// More frames say nothing new.
  package static let frames = 60

  /// Decoded pictures that are kept for a folder: stops programs that ask for thousands of names from taking
  /// all memory.
  package static let keptPictures = 128

  /// Bytes of a source file in which classes are looked for: stops generated files that take all time.
  package static let sourceFileBytes = 4 << 20

  /// Bytes of all source files of a folder: stops searches that take all time; beyond it no class counts as
  /// missing.
  package static let sourceBytes = 256 << 20
}
