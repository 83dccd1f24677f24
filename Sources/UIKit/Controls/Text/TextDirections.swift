internal import Foundation

/// A direction in the order of the characters.
///
/// Source: Apple, "UITextStorageDirection".
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
///
/// Source: Apple, "UITextLayoutDirection".
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A unit of text.
///
/// Source: Apple, "UITextGranularity".
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// A direction in the order of the characters or on the screen.
///
/// - SeeAlso: Apple, "UITextDirection".
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or layout direction.
  public var rawValue: Int
  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Whether the direction leads to the beginning of a text that is read from left to right.
  var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}
