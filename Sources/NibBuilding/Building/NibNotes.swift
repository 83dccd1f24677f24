/// Facts about a document that a toolkit determines once for all of its views.
package final class NibNotes {
  /// Whether controls look as in the system before the one of the tool's version; nil until determined.
  package var isOlderSystem: Bool?
  /// Whether lines of text are laid out as in the system after the one of the controls; nil until determined.
  package var hasNewerLines: Bool?
  /// The identifiers of vertical separator items without a frame; nil until determined.
  package var verticalSeparators: Set<String>?
}
