public import Foundation

/// A detector of links, phone numbers and dates in texts.
///
/// It detects URLs with a scheme or with `www.`, names of hosts that end in a common top-level domain,
/// electronic mail addresses, phone numbers of 7 to 15 digits, and dates in English with a year. Addresses,
/// flights, times of day and relative dates are not detected. Foundation's class for Linux cannot be a
/// superclass, since its methods cannot be overridden: a data detector is not an `NSRegularExpression` here.
///
/// ```swift
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// let text = "See www.swift.org."
/// let range = NSRange(location: 0, length: text.utf16.count)
/// print(detector.firstMatch(in: text, range: range)?.url?.absoluteString ?? "")  // http://www.swift.org
/// ```
///
/// - Units: Ranges are UTF-16 units of the text.
/// - Errors: Types without any kind of match throw an error of `NSCocoaErrorDomain`; kinds that are not
///   detected here are accepted.
/// - Complexity: O(letters) for each kind.
/// - SeeAlso: Apple, "NSDataDetector".
open class NSDataDetector: NSObject {
  /// The kinds of matches.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [DataFinder]

  /// Creates a detector for kinds of matches, the raw values of `NSTextCheckingResult.CheckingType`.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(
        .formatting, userInfo: ["NSInvalidValue": NSNumber(value: checkingTypes)])
    }
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    finders = try DataFinder.finders(for: types)
    super.init()
  }

  /// All matches in a range, in order; earlier and longer ones exclude those that overlap them.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = finders.flatMap { $0.matches(in: string, range) }.sorted {
      ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
    }
    var end = 0
    return found.filter { match in
      guard match.range.location >= end else { return false }
      end = match.range.upperBound
      return true
    }
  }
  /// The first match in a range; nil without any.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  /// The number of matches in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  /// The range of the first match; `NSNotFound` without any.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Calls a closure with each match in a range.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}
