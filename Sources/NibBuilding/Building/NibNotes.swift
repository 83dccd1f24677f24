/// The facts about a document that a toolkit determines once for all of its views.
package final class NibNotes {
  /// Whether the controls are those of the system before the one of the tool's version; nil until it was
  /// determined.
  package var isOlderSystem: Bool?
  /// Whether lines of text are those of the system after that of the controls; nil until it was determined.
  package var hasNewerLines: Bool?
  /// The identifiers of vertical items without a frame, for separators; nil until they were looked up.
  package var verticalSeparators: Set<String>?
}
