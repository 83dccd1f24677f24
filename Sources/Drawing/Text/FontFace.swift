/// The installed face for a descriptor.
package struct FontFace: Hashable, Sendable {
  /// Family as the system's font list spells it.
  package var family: String
  /// 100…900.
  package var weight: Int
  /// Whether the slanted face is used.
  package var isItalic: Bool
  /// Whether the wanted family is missing and Inter is used instead.
  package var isFallback: Bool
}
