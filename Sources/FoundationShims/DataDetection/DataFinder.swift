internal import Foundation

/// Finds one kind of data in texts.
struct DataFinder {
  private let expression: NSRegularExpression
  private let content: @Sendable (String) -> DetectedData.Content?

  private init(
    _ pattern: String, _ content: @escaping @Sendable (String) -> DetectedData.Content?
  ) throws {
    expression = try NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    self.content = content
  }

  /// The finders for kinds of data.
  static func finders(for types: NSTextCheckingResult.CheckingType) throws -> [DataFinder] {
    var finders: [DataFinder] = []
    if types.contains(DetectedData.link) {
      finders.append(try DataFinder(link, url))
      finders.append(
        try DataFinder(mail) { address in
          URL(string: "mailto:" + address).map(DetectedData.Content.link)
        })
    }
    if types.contains(DetectedData.phoneNumber) { finders.append(try DataFinder(phone, number)) }
    if types.contains(DetectedData.date) {
      finders.append(try DataFinder(DateFinder.pattern, DateFinder.date))
    }
    return finders
  }

  /// The matches in a range.
  func matches(in text: String, _ range: NSRange) -> [DetectedData] {
    expression.matches(in: text, options: [], range: range).compactMap { match in
      let words = (text as NSString).substring(with: match.range)
      return content(words).map { DetectedData($0, match.range) }
    }
  }

  // MARK: Links

  /// The pattern of paths, in which punctuation at the end belongs to the sentence.
  private static let path = #"(?::\d{1,5})?(?:[/?#](?:[^\s<>"']*[^\s<>"'.,;:!?)\]}])?)?"#
  private static let host = #"(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+"#
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|dev|app|co|me|tv|ai|eu|"
    + "uk|us|de|fr|es|it|nl|ch|at|be|se|no|dk|fi|pl|cz|pt|ru|jp|cn|kr|in|au|nz|ca|br|mx"
  private static let link =
    #"(?<![\p{L}\p{N}@._-])(?:[a-z][a-z0-9+.-]{1,20}://[^\s<>"']*[^\s<>"'.,;:!?)\]}]"#
    + #"|www\.\#(host)[\p{L}]{2,}\#(path)|\#(host)(?:\#(domains))(?![\p{L}\p{N}-])(?!\.\p{L})\#(path))"#
  private static let mail =
    #"(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@\#(host)[\p{L}]{2,}"#

  private static func url(_ words: String) -> DetectedData.Content? {
    let address = words.contains("://") ? words : "http://" + words
    return URL(string: address).map(DetectedData.Content.link)
  }

  // MARK: Phone numbers

  private static let phone =
    #"(?<![\p{L}\p{N}.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,5}"#
    + #"(?![\p{L}\p{N}])(?![.,/-]\d)"#

  /// The phone number in a text: 7 to 15 digits, 15 being the maximum of international numbers, and not a date;
  /// nil for other texts.
  private static func number(_ words: String) -> DetectedData.Content? {
    let digits = words.filter(\.isNumber).count
    guard (7...15).contains(digits) else { return nil }
    let isDate = words.split { ".- ".contains($0) }.map(\.count)
    return isDate == [4, 2, 2] || isDate == [2, 2, 4] ? nil : .phoneNumber(words)
  }
}
