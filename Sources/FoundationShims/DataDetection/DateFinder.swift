internal import Foundation

/// Finds dates in English: `May 3, 2024`, `3 May 2024`, `2024-05-03` and `5/3/2024`.
enum DateFinder {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    + #"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
  /// The pattern of a date.
  static let pattern =
    #"(?<![\p{L}\p{N}/.-])(?:\#(month) \d{1,2}(?:st|nd|rd|th)?,? \d{4}"#
    + #"|\d{1,2}(?:st|nd|rd|th)?\.? \#(month),? \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/\d{4})"#
    + #"(?![\p{L}\p{N}/-])"#

  /// The noon of a date in the current time zone, as Apple's detector gives dates without time.
  static func date(_ words: String) -> DetectedData.Content? {
    var parts = DateComponents()
    parts.hour = 12
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    let name = words.lowercased().split { !$0.isLetter }.lazy.compactMap { word in
      months.firstIndex { word.hasPrefix($0) }
    }.first
    if let name {
      guard numbers.count == 2 else { return nil }
      (parts.month, parts.day, parts.year) = (name + 1, numbers[0], numbers[1])
    } else {
      guard numbers.count == 3 else { return nil }
      (parts.month, parts.day, parts.year) =
        words.contains("-")
        ? (numbers[1], numbers[2], numbers[0]) : (numbers[0], numbers[1], numbers[2])
    }
    let calendar = Calendar(identifier: .gregorian)
    guard let date = calendar.date(from: parts),
      calendar.dateComponents([.month, .day], from: date)
        == DateComponents(month: parts.month, day: parts.day)
    else { return nil }
    return .date(date)
  }
}
