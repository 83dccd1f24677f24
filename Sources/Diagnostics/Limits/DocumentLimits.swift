/// The limits for reading documents; larger inputs are rejected unless specified otherwise.
///
/// All known documents are far below these limits. `Documentation/Guides/Limits.md` lists the limits of all readers.
package enum DocumentLimits {
  /// The maximum size of a file, in bytes; prevents excessive memory use.
  ///
  /// Elements are up to thirty times as large as their text. The largest known document is smaller than 1 MB.
  package static let bytes = 10_000_000

  /// The maximum nesting of elements; prevents stack overflows in readers and views.
  ///
  /// The deepest known document has 33 levels.
  package static let depth = 512

  /// The maximum number of attributes per element; prevents excessive time and memory use.
  package static let attributes = 512

  /// The maximum magnitude of a length, multiplier or priority; prevents values that cancel all digits of others.
  package static let magnitude = 1e9

  /// The maximum size of a view's text, in bytes; the rest is ignored.
  ///
  /// This is the limit of `TextLimits`.
  package static let textBytes = 1 << 17

  /// The maximum number of pixels in all pictures of a document; further pictures are ignored.
  ///
  /// They require half a gigabyte.
  package static let pixels = 128_000_000

  /// The maximum nesting of controllers; prevents excessive work for a thousand nested navigation controllers.
  package static let containers = 64

  /// The maximum number of steps along the segues of a document in the search for containers, for all controllers
  /// together.
  ///
  /// After that, each search is limited to sixteen steps. Prevents excessive work for ten thousand scenes that are
  /// connected with each other.
  package static let containerSteps = 400_000

  /// The maximum number of pairs of views that a rule compares; further pairs are skipped.
  ///
  /// Prevents excessive work for 40,000 labels at one position.
  package static let comparisons = 2_000_000
}
