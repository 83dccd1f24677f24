internal import Drawing
internal import Foundation
internal import ReportFormats

/// The record of a picture as a line of JSON.
@MainActor package enum PictureRecord {
  /// Returns the line of a picture: its file, size and root, the parts of the screen that it shows, and what it shows
  /// otherwise than the system.
  package static func line(
    _ picture: DocumentPicture, of document: String, file: String
  ) -> String {
    JSONText.object([
      ("document", .string(document)), ("root", .string(picture.root)), ("file", .string(file)),
      ("width", number(picture.size.width)), ("height", number(picture.size.height)),
      ("shows", .array(picture.parts.map { .string($0) })),
      ("differs", json(picture.omissions)),
    ]).text(.dense)
  }

  /// Returns omissions as JSON: the numbers by name, the families that replace fonts, and the characters.
  static func json(_ omissions: PictureOmissions) -> JSONText {
    let counts = [
      ("symbols", omissions.symbols), ("images", omissions.images), ("views", omissions.views),
      ("surroundings", omissions.surroundings), ("materials", omissions.materials),
    ].map { name, values in
      (name: name, value: object(values) { number(CGFloat($0)) })
    }
    return .object(
      counts + [
        (name: "fonts", value: object(omissions.fonts) { .string($0) }),
        (name: "characters", value: .array(omissions.characters.sorted().map { .string($0) })),
      ])
  }

  private static func object<Value>(
    _ values: [String: Value], _ value: (Value) -> JSONText
  ) -> JSONText {
    .object(values.sorted { $0.key < $1.key }.map { (name: $0.key, value: value($0.value)) })
  }

  private static func number(_ value: CGFloat) -> JSONText {
    .number(Double(value), decimals: value == value.rounded() ? 0 : 3)
  }
}
