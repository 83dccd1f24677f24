internal import AssetCatalog
internal import Diagnostics
package import InsetDetection
internal import ReportFormats

/// Detected insets as a table, as JSON and as Swift.
package enum InsetLines {
  private static let header = [
    "picture", "scale", "pixels t l b r", "points t l b r", "stored", "sure", "found",
  ]

  /// A table with one line per picture and aligned columns; empty without pictures.
  package static func table(_ pictures: [PictureInsets]) -> [String] {
    guard !pictures.isEmpty else { return [] }
    let rows = [header] + pictures.map(row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func row(_ picture: PictureInsets) -> [String] {
    let insets = picture.insets
    let points = picture.points
    let kinds = Detection.Ornament.allCases.filter(picture.detection.ornaments.contains)
      .map(\.rawValue)
    let reasons = picture.detection.reasons.map(\.description)
    let others =
      (picture.disagrees ? ["scales disagree"] : [])
      + (picture.isFrameAlone ? ["frames of the animation disagree"] : [])
    let stored = picture.stored.map {
      [$0.top, $0.left, $0.bottom, $0.right].map(number).joined(separator: " ")
    }
    return [
      Printable.text(picture.path), "\(number(picture.detection.scale))x",
      "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)",
      [points.top, points.left, points.bottom, points.right].map(number).joined(separator: " "),
      stored ?? "-", "\(Int((picture.confidence * 100).rounded())) %",
      (kinds + reasons + others).joined(separator: ", "),
    ]
  }

  /// Returns an array with one object per line.
  ///
  /// Each object has `path`, `name`, `scale`, `pixels` and `points` with four numbers each, `confidence` from 0 to 1,
  /// `ornaments`, `reasons`, `disagrees`, `framesDisagree`, and `stored` if a catalogue specifies insets.
  package static func json(_ pictures: [PictureInsets]) -> String {
    JSONText.lines(pictures.map(object))
  }

  private static func object(_ picture: PictureInsets) -> JSONText {
    let insets = picture.insets
    let points = picture.points
    let found = picture.detection
    let ornaments = Detection.Ornament.allCases.filter(found.ornaments.contains).map(\.rawValue)
    var members: [(name: String, value: JSONText)] = [
      ("path", .string(picture.path)), ("name", .string(picture.name)),
      ("scale", .number(found.scale, decimals: decimals)),
      (
        "pixels",
        sides(
          Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
      ),
      ("points", sides(points.top, points.left, points.bottom, points.right)),
      ("confidence", .number(picture.confidence, decimals: decimals)),
      ("ornaments", .array(ornaments.map(JSONText.string))),
      ("reasons", .array(found.reasons.map { .string($0.rawValue) })),
      ("disagrees", .bool(picture.disagrees)), ("framesDisagree", .bool(picture.isFrameAlone)),
    ]
    if let stored = picture.stored {
      members.append(("stored", sides(stored.top, stored.left, stored.bottom, stored.right)))
    }
    return .object(members)
  }

  private static func sides(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> JSONText {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return .object(sides.map { ($0, .number($1, decimals: decimals)) })
  }

  /// Returns Swift code for each name with insets: the image with its insets, in points.
  package static func swift(_ pictures: [PictureInsets]) -> [String] {
    var seen: Set<String> = []
    return pictures.compactMap { picture in
      guard !picture.insets.areZero, picture.isTrustworthy, seen.insert(picture.name).inserted
      else { return nil }
      let points = picture.points
      return "UIImage(named: \(literal(picture.name)))?.withAlignmentRectInsets("
        + "UIEdgeInsets(top: \(number(points.top)), left: \(number(points.left)), "
        + "bottom: \(number(points.bottom)), right: \(number(points.right))))"
    }
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The number of decimals, for points and pixels.
  private static let decimals = 3

  private static func number(_ value: Double) -> String {
    NumberText.text(value, decimals: decimals)
  }
}

extension Detection.Reason {
  /// The text for tables.
  package var description: String {
    switch self {
    case .opaque: "opaque everywhere"
    case .fullBleed: "fills the picture"
    case .transparent: "completely transparent"
    case .onlyPadding: "padding without ornament"
    case .tooSmall: "too small"
    case .tooLarge: "too large"
    case .noClearCore: "no clear core"
    case .softEdge: "soft edge"
    case .byColour: "detected by colour"
    case .translucentCore: "translucent core"
    case .doubtfulBadge: "doubtful badge"
    case .completedOutline: "outline completed below a badge"
    case .protrusion: "a part sticks out"
    case .severalParts: "several parts"
    case .severalHues: "several hues around"
    case .fadingPart: "a part fades out"
    case .croppedOrnament: "ornament cut off"
    }
  }
}
