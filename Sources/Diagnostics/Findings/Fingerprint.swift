/// The stable identity of a finding across runs.
///
/// It consists of the rule, the path and the subject, so it does not depend on line numbers and other numbers in the
/// message. A finding without a subject, or whose subject contains a line, is identified by its message.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  private let hash: UInt64

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameter path: The path of the finding's file in reports.
  package init(_ finding: Finding, path: String) {
    let subject = finding.location.subject.flatMap { $0.hasPrefix("#") ? nil : $0 }
    // A separator that no part contains, so that the boundaries between parts are unambiguous.
    let text = [finding.rule.name, path, subject.map { "at \($0)" } ?? "says \(finding.message)"]
      .joined(separator: "\0")
    self.init(of: text)
  }

  /// Creates the fingerprint of a text.
  package init(of text: String) { self.init(of: Array(text.utf8)) }

  /// Creates the fingerprint of bytes, such as those of a file.
  package init(of bytes: [UInt8]) {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
