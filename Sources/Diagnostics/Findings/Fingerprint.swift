/// The identity of a finding in later runs.
///
/// It is made of the rule, the path and the subject, so that it outlives moved lines and other figures in the
/// message. A finding whose subject is missing or states a line is recognised by its message.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  private let hash: UInt64

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameter path: The path of its file in the form that reports share.
  package init(_ finding: Finding, path: String) {
    let subject = finding.location.subject.flatMap { $0.hasPrefix("#") ? nil : $0 }
    // A separator that no part contains, so that parts cannot borrow from each other.
    let text = [finding.rule.name, path, subject.map { "at \($0)" } ?? "says \(finding.message)"]
      .joined(separator: "\0")
    self.init(of: text)
  }

  /// Creates the fingerprint of a text.
  package init(of text: String) {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
