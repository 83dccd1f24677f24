internal import Drawing
internal import Foundation

/// Paints the tokens of a field: comma-separated words, each on a pill.
@MainActor struct TokenPainter {
  let painter: ControlPainter
  let field: NSTokenField

  /// The maximum number of tokens that are drawn.
  private static let maximumTokens = 200

  /// The words between the field's separators, without surrounding spaces.
  static func words(_ text: String, _ separators: CharacterSet) -> [String] {
    text.components(separatedBy: separators)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  /// Paints the tokens from left to right in a field's content rectangle; tokens that do not fit are not drawn.
  func draw(in room: CGRect) {
    let ink = painter.ink
    let background = NSColor.controlAccentColor.cgColor.copy(
      alpha: painter.isEnabled ? painter.isDark ? 0.45 : 0.22 : 0.1)
    let baseline = painter.baseline(of: field)
    let height = min(room.height - 4, CGFloat(field.lineHeight) + 1)
    let radius: CGFloat = painter.value(height / 2, 4, height / 2)
    var left = room.minX
    let words = Self.words(field.stringValue, field.tokenizingCharacterSet)
    for word in words.prefix(Self.maximumTokens) {
      let content = painter.content(word, field.font, ink)
      let width = min(content.lineWidth + 12, room.maxX - left)
      guard width > 12, height > 0 else { return }
      let pill = CGRect(x: left, y: room.midY - height / 2, width: width, height: height)
      if let background { painter.fill(pill, radius: radius, background) }
      painter.text(
        content,
        in: CGRect(x: left + 6, y: room.minY, width: width - 11, height: room.height),
        baseline: baseline)
      left += width + 4
    }
  }
}
