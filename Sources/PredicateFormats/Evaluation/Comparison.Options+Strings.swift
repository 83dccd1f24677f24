import Foundation

extension Comparison.Options {
  private var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    if contains(.normalized) { options.insert(.literal) }
    return options
  }

  /// Returns whether two strings are equal.
  func areEqual(_ left: String, _ right: String) -> Bool {
    isEmpty ? left == right : order(left, right) == .orderedSame
  }

  /// Returns the order of two strings, which does not depend on the locale.
  func order(_ left: String, _ right: String) -> ComparisonResult {
    left.compare(right, options: compareOptions, range: nil, locale: nil)
  }

  /// Returns whether a string contains a part, which an empty one is not, as in Apple's `NSString`.
  func contains(_ part: String, in text: String) -> Bool {
    text.range(of: part, options: compareOptions) != nil
  }

  /// Returns whether a string begins with a part.
  func begins(_ text: String, with part: String) -> Bool {
    text.range(of: part, options: compareOptions.union(.anchored)) != nil
  }

  /// Returns whether a string ends with a part.
  func ends(_ text: String, with part: String) -> Bool {
    text.range(of: part, options: compareOptions.union([.anchored, .backwards])) != nil
  }

  /// Returns a string without the differences that do not matter.
  func folded(_ text: String) -> String {
    let options = compareOptions.intersection([.caseInsensitive, .diacriticInsensitive])
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}
