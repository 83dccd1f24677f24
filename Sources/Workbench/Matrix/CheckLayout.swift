internal import IBDocument
internal import NibBuilding

/// One of the layouts in which a document is checked.
struct CheckLayout: Sendable, Hashable, Codable {
  /// The document's own layout, as the canvas shows it.
  static let own = CheckLayout()

  /// The values that differ from those of the document.
  var surroundings = Surroundings()
  /// The language; nil for the document's own.
  var language: LayoutLanguage?

  /// Whether it is checked although no configuration asks for it.
  ///
  /// A mistake in such layouts alone is a note, a conflict a warning.
  var isAssumed = false

  /// The name in findings: the values that differ from the document's own layout, such as `iPhone SE,
  /// landscape`.
  var name: String {
    var parts: [String] = []
    if let device = surroundings.device {
      parts.append(DeviceTable.names(of: device).first ?? device)
    }
    if let orientation = surroundings.orientation { parts.append(orientation.rawValue) }
    switch surroundings.direction {
    case .rightToLeft? where language?.isRightToLeft != true: parts.append("right to left")
    case .leftToRight?: parts.append("left to right")
    default: break
    }
    if let size = surroundings.textSize { parts.append("text size \(size.rawValue)") }
    if let language { parts.append(language.name) }
    if let appearance = surroundings.appearance { parts.append(appearance.rawValue) }
    return parts.isEmpty ? "as designed" : parts.joined(separator: ", ")
  }

  /// The surroundings with the direction of the language, where none is stated.
  var resolvedSurroundings: Surroundings {
    var result = surroundings
    if result.direction == nil, language?.isRightToLeft == true { result.direction = .rightToLeft }
    return result
  }
}
