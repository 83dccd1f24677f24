/// The limits of the reader of documents; input beyond is refused unless a limit says otherwise.
///
/// No known document comes near one. `Documentation/Guides/Limits.md` lists the limits of all readers.
package enum DocumentLimits {
  /// Bytes of a file: stops documents that take all memory.
  ///
  /// Elements are up to thirty times as large as their text. The largest known document has under 1 MB.
  package static let bytes = 10_000_000

  /// Elements in each other: stops recursion through readers and views that overflows the stack.
  ///
  /// The deepest known document has 33 levels.
  package static let depth = 512

  /// Attributes of an element: stops elements that take all time and memory.
  package static let attributes = 512

  /// The magnitude of a length, factor or priority: stops values beside which others lose all digits.
  package static let magnitude = 1e9

  /// Bytes of a view's text, further ones are ignored: stops a label of a megabyte.
  ///
  /// As many as `TextLimits` lays out.
  package static let textBytes = 1 << 17

  /// Pixels of all pictures of a document, further pictures are ignored: stops forty pictures of 16 million
  /// pixels each.
  ///
  /// They are half a gigabyte.
  package static let pixels = 128_000_000

  /// The depth of controllers: stops a thousand navigation controllers inside each other, each of which asks
  /// for all others.
  package static let containers = 64

  /// The steps along the segues of a document in search of the containers of its controllers, for all
  /// controllers together.
  ///
  /// Beyond them each search looks at sixteen steps only. Stops ten thousand scenes that show each other.
  package static let containerSteps = 400_000

  /// The pairs of views that a rule compares; further ones are not judged: stops 40,000 labels in one position.
  package static let comparisons = 2_000_000
}
