public import Foundation

/// A match of a data detector.
final class DetectedData: NSTextCheckingResult {
  /// The detected data.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  // The types by value: Foundation deprecates their names on Linux, because its own classes detect none.
  /// `NSTextCheckingTypeLink`.
  static let link = CheckingType(rawValue: 1 << 5)
  /// `NSTextCheckingTypePhoneNumber`.
  static let phoneNumber = CheckingType(rawValue: 1 << 11)
  /// `NSTextCheckingTypeDate`.
  static let date = CheckingType(rawValue: 1 << 3)

  let content: Content
  private let storedRange: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, storedRange) = (content, range)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var range: NSRange { storedRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? storedRange : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: CheckingType {
    switch content {
    case .link: Self.link
    case .phoneNumber: Self.phoneNumber
    case .date: Self.date
    }
  }
}

extension NSTextCheckingResult {
  private var detected: DetectedData.Content? { (self as? DetectedData)?.content }
  /// The URL of a link; nil for other matches.
  public var url: URL? { if case .link(let url) = detected { url } else { nil } }
  /// The phone number; nil for other matches.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = detected { number } else { nil }
  }
  /// The date; nil for other matches.
  public var date: Date? { if case .date(let date) = detected { date } else { nil } }
  /// The time zone of a date; nil: zones are not detected here.
  public var timeZone: TimeZone? { nil }
  /// The duration of a date; 0: durations are not detected here.
  public var duration: TimeInterval { 0 }
  /// The parts of an address; nil: addresses are not detected here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight; nil: flights are not detected here.
  public var components: [NSTextCheckingKey: String]? { nil }
}
