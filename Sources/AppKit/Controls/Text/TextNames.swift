public import Foundation
public import ViewDrawing

extension NSAttributedString.Key {
  /// A number: letters above the baseline for 1, below it for −1; stored only.
  public static let superscript = NSAttributedString.Key("NSSuperScript")
  /// An `NSCursor`; stored only.
  public static let cursor = NSAttributedString.Key("NSCursor")
  /// The text of a tool tip; stored only.
  public static let toolTip = NSAttributedString.Key("NSToolTip")
  /// The number of a clause in a text that is being composed; stored only.
  public static let markedClauseSegment = NSAttributedString.Key("NSMarkedClauseSegment")
  /// The number of a spelling's state; stored only.
  public static let spellingState = NSAttributedString.Key("NSSpellingState")
  /// The alternatives of a text; stored only.
  public static let textAlternatives = NSAttributedString.Key("NSTextAlternatives")
  /// An `NSGlyphInfo`; stored only.
  public static let glyphInfo = NSAttributedString.Key("NSGlyphInfo")
  /// The directions of nested parts; stored only.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSLayoutManager {
  /// The height of a line of a font, in points.
  public func defaultLineHeight(for theFont: NSFont) -> CGFloat {
    theFont.ascender - theFont.descender + theFont.leading
  }
  /// The distance from the top of a line of a font to its baseline, in points.
  public func defaultBaselineOffset(for theFont: NSFont) -> CGFloat { theFont.ascender }

  /// The direction of lines.
  public enum TextLayoutOrientation: Int, Sendable {
    case horizontal, vertical
  }
}

/// Checks the spelling of texts; every word is right here.
///
/// - SeeAlso: Apple, "NSSpellChecker".
@preconcurrency @MainActor open class NSSpellChecker: NSObject {
  /// The key of an option of checking.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The language and script of the text.
    public static let orthography = OptionKey(rawValue: "NSTextCheckingOrthographyKey")
    /// The quotes of the text.
    public static let quotes = OptionKey(rawValue: "NSTextCheckingQuotesKey")
    /// The replacements of texts.
    public static let replacements = OptionKey(rawValue: "NSTextCheckingReplacementsKey")
    /// The date to which relative ones refer.
    public static let referenceDate = OptionKey(rawValue: "NSTextCheckingReferenceDateKey")
    /// The time zone of dates.
    public static let referenceTimeZone = OptionKey(rawValue: "NSTextCheckingReferenceTimeZoneKey")
    /// The address of the document.
    public static let documentURL = OptionKey(rawValue: "NSTextCheckingDocumentURLKey")
    /// The title of the document.
    public static let documentTitle = OptionKey(rawValue: "NSTextCheckingDocumentTitleKey")
    /// The author of the document.
    public static let documentAuthor = OptionKey(rawValue: "NSTextCheckingDocumentAuthorKey")
    /// The range that was selected.
    public static let selectedRange = OptionKey(rawValue: "NSTextCheckingSelectedRangeKey")
  }
  /// The checker of the program.
  public static let shared = NSSpellChecker()
  /// Whether the checker exists; true.
  open class var sharedSpellCheckerExists: Bool { true }
  private static var lastTag = 0
  private var ignored: [Int: [String]] = [:]
  private var learned: Set<String> = []
  private var ownLanguage = "en"

  /// Returns a number for a document.
  open class func uniqueSpellDocumentTag() -> Int {
    lastTag += 1
    return lastTag
  }
  /// Returns the first word that is wrong; nothing, as no word is.
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns the first word that is wrong; nothing, as no word is.
  open func checkSpelling(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?,
    wrap wrapFlag: Bool, inSpellDocumentWithTag tag: Int,
    wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    wordCount?.pointee = countWords(in: stringToCheck, language: language)
    return NSRange(location: NSNotFound, length: 0)
  }
  /// Returns the number of words.
  open func countWords(in stringToCount: String, language: String?) -> Int {
    stringToCount.split { $0.isWhitespace }.count
  }
  /// Returns words in place of a wrong one; none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String?,
    inSpellDocumentWithTag tag: Int
  ) -> [String]? { [] }
  /// Returns words that complete a part of a word; the learned ones.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String?,
    inSpellDocumentWithTag tag: Int
  ) -> [String]? {
    let part = (string as NSString).substring(with: range)
    return learned.filter { $0.hasPrefix(part) }.sorted()
  }
  /// Returns the word that corrects another one; nil.
  open func correction(
    forWordRange range: NSRange, in string: String, language: String,
    inSpellDocumentWithTag tag: Int
  ) -> String? { nil }
  /// Ignores a word in a document.
  open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {
    ignored[tag, default: []].append(wordToIgnore)
  }
  /// Returns the words that a document ignores.
  open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? { ignored[tag] }
  /// Sets the words that a document ignores.
  open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int) {
    ignored[tag] = words
  }
  /// Learns a word.
  open func learnWord(_ word: String) { learned.insert(word) }
  /// Forgets a word.
  open func unlearnWord(_ word: String) { learned.remove(word) }
  /// Whether a word was learned.
  open func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a document.
  open func closeSpellDocument(withTag tag: Int) { ignored[tag] = nil }
  /// Returns the language.
  open func language() -> String { ownLanguage }
  /// Sets the language; returns true.
  @discardableResult
  open func setLanguage(_ language: String) -> Bool {
    ownLanguage = language
    return true
  }
  /// The languages that can be checked.
  open var availableLanguages: [String] { ["en"] }
  /// The languages that the user prefers.
  open var userPreferredLanguages: [String] { ["en"] }
  /// Whether the language follows the text; stored only.
  open var automaticallyIdentifiesLanguages = true
  /// Whether the spelling is corrected; false.
  open class var isAutomaticSpellingCorrectionEnabled: Bool { false }
  /// Whether texts are replaced; false.
  open class var isAutomaticTextReplacementEnabled: Bool { false }
  /// Whether quotes are made typographic; false.
  open class var isAutomaticQuoteSubstitutionEnabled: Bool { false }
  /// Whether two hyphens become a dash; false.
  open class var isAutomaticDashSubstitutionEnabled: Bool { false }
}
