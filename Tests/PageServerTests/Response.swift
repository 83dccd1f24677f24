/// An answer of HTTP.
struct Response: Sendable {
  let status: Int
  /// Values by names in small letters.
  let headers: [String: String]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads an answer of a connection that ends after it; nil if the bytes are something else.
  init?(_ bytes: [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count > end.count,
      let split = (0...bytes.count - end.count).first(where: {
        bytes[$0...].starts(with: end)
      })
    else { return nil }
    let lines = String(decoding: bytes[..<split], as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: true)
    let words = lines[0].split(separator: " ")
    guard words.first == "HTTP/1.1", words.count > 1, let status = Int(words[1]) else { return nil }
    self.status = status
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.last?.drop { $0 == " " }.description
    }
    body = Array(bytes[(split + end.count)...])
  }
}
