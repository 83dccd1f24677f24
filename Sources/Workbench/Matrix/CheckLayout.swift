internal import IBDocument
internal import NibBuilding

/// A layout in which a document is checked.
struct CheckLayout: Sendable, Hashable, Codable {
  /// The document's own layout, as on the canvas.
  static let own = CheckLayout()

  /// The values that differ from those of the document.
  var surroundings = Surroundings()
  /// The language; nil for the document's own.
  var language: LayoutLanguage?

  /// Whether the layout is checked although no configuration requests it.
  ///
  /// A finding that exists only in such layouts is a note, and a conflict is a warning.
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

  /// The surroundings with the language's direction, unless another one is specified.
  var resolvedSurroundings: Surroundings {
    var result = surroundings
    if result.direction == nil, language?.isRightToLeft == true { result.direction = .rightToLeft }
    return result
  }
}
