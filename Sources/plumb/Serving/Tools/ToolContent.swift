internal import Foundation
internal import ReportFormats

/// The content of a tool's answer: pictures and a text.
struct ToolContent {
  /// The maximum size of a picture, in bytes; clients refuse larger ones.
  static let maximumPicture = 5 << 20

  /// The maximum number of pictures.
  static let maximumPictures = 8

  /// The bytes of PNG files.
  private(set) var pictures: [Data] = []
  /// Whether the tool failed.
  var isError = false
  private var lines: [Substring] = []

  /// Adds a picture; one that is too large is an error.
  mutating func add(picture data: Data) {
    guard data.count <= Self.maximumPicture else {
      isError = true
      return add(["The picture has \(data.count >> 20) MB; use a smaller scale."])
    }
    guard pictures.count < Self.maximumPictures else { return }
    pictures.append(data)
  }

  /// Adds texts, without blank lines around them.
  mutating func add(_ texts: [String]) {
    for text in texts {
      let text = text.trimmingCharacters(in: .newlines)
      if !text.isEmpty { lines += text.split(separator: "\n", omittingEmptySubsequences: false) }
    }
  }

  /// The text of at most so many characters, and the number of lines that are omitted.
  private func text(limit: Int) -> String {
    var rest = limit
    var shown: [Substring] = []
    for line in lines {
      rest -= line.utf8.count + 1
      guard rest >= 0 else { break }
      shown.append(line)
    }
    let omitted = lines.count - shown.count
    if omitted > 0 {
      shown.append("(\(omitted) more line\(omitted == 1 ? "" : "s"); ask about less at a time)")
    }
    return shown.joined(separator: "\n")
  }

  /// The members of a result as JSON, without braces.
  func members(limit: Int) -> String {
    var blocks: [String] = []
    for picture in pictures {
      let data = picture.base64EncodedString()
      blocks.append("{\"type\":\"image\",\"data\":\"\(data)\",\"mimeType\":\"image/png\"}")
    }
    let text = text(limit: limit)
    if !text.isEmpty || blocks.isEmpty {
      let words = text.isEmpty ? "Nothing to report." : text
      let block = JSONText.object([("type", .string("text")), ("text", .string(words))])
      blocks.append(block.text(.dense))
    }
    return "\"content\":[\(blocks.joined(separator: ","))],\"isError\":\(isError)"
  }

  /// Returns the members of the result of a call that could not be made.
  static func failure(_ message: String) -> String {
    var content = ToolContent()
    content.isError = true
    content.add([message])
    return content.members(limit: .max)
  }
}
