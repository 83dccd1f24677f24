/// The kind of a segue: the word of its `kind` attribute, such as `show`, `push`, `embed` or `relationship`.
///
/// Documents may contain kinds without a constant here; they compare equal by their words.
package struct SegueKind: Sendable, Hashable, CustomStringConvertible {
  /// The word of the attribute; empty if the segue has none.
  package let rawValue: String

  /// Creates a kind from a word.
  package init(_ word: String) { rawValue = word }

  /// The word of the attribute.
  package var description: String { rawValue }
}

/// The kinds that something in this package distinguishes.
extension SegueKind {
  /// The word `custom`.
  package static let custom = Self("custom")
  /// The word `embed`.
  package static let embed = Self("embed")
  /// The word `modal`.
  package static let modal = Self("modal")
  /// The word `popover`.
  package static let popover = Self("popover")
  /// The word `popoverPresentation`.
  package static let popoverPresentation = Self("popoverPresentation")
  /// The word `presentation`.
  package static let presentation = Self("presentation")
  /// The word `push`.
  package static let push = Self("push")
  /// The word `relationship`.
  package static let relationship = Self("relationship")
  /// The word `replace`.
  package static let replace = Self("replace")
  /// The word `show`.
  package static let show = Self("show")
  /// The word `showDetail`.
  package static let showDetail = Self("showDetail")
  /// The word `sheet`.
  package static let sheet = Self("sheet")
  /// The word `unwind`.
  package static let unwind = Self("unwind")
}
