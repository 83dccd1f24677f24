public import Foundation

/// Text as a row of tokens.
///
/// Its text is the tokens with commas between them, or with what ``tokenizingCharacterSet`` says.
///
/// - SeeAlso: Apple, "NSTokenField".
@preconcurrency @MainActor open class NSTokenField: NSTextField {
  /// The characters between tokens: a comma, unless set.
  open var tokenizingCharacterSet = NSTokenField.defaultTokenizingCharacterSet {
    didSet { needsDisplay = true }
  }
  /// A comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
}
