public import Foundation

/// A text field whose text is a row of tokens.
///
/// The tokens are separated by commas, or by the characters of ``tokenizingCharacterSet``.
///
/// - SeeAlso: Apple, "NSTokenField".
@preconcurrency @MainActor open class NSTokenField: NSTextField {
  /// The characters that separate tokens: a comma, unless set.
  open var tokenizingCharacterSet = NSTokenField.defaultTokenizingCharacterSet {
    didSet { needsDisplay = true }
  }
  /// A comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
}
