import AppKit
import Testing

/// A checker that finds every word right, and names of attributes; Apple, "NSSpellChecker".
@MainActor struct SpellingTests {
  @Test func everyWordIsRight() {
    let checker = NSSpellChecker.shared
    let tag = NSSpellChecker.uniqueSpellDocumentTag()
    #expect(
      NSSpellChecker.sharedSpellCheckerExists && NSSpellChecker.uniqueSpellDocumentTag() > tag)
    #expect(checker.checkSpelling(of: "wrng", startingAt: 0).location == NSNotFound)
    var count = 0
    let range = checker.checkSpelling(
      of: "two words", startingAt: 0, language: nil, wrap: false, inSpellDocumentWithTag: tag,
      wordCount: &count)
    #expect(range.location == NSNotFound && count == 2)
    let all = NSRange(location: 0, length: 2)
    #expect(
      checker.guesses(forWordRange: all, in: "ab", language: nil, inSpellDocumentWithTag: tag) == []
    )
    checker.learnWord("abba")
    #expect(checker.hasLearnedWord("abba"))
    #expect(
      checker.completions(
        forPartialWordRange: all, in: "ab", language: nil, inSpellDocumentWithTag: tag)
        == ["abba"])
    checker.unlearnWord("abba")
    #expect(
      checker.correction(forWordRange: all, in: "ab", language: "en", inSpellDocumentWithTag: tag)
        == nil)
    checker.ignoreWord("x", inSpellDocumentWithTag: tag)
    #expect(checker.ignoredWords(inSpellDocumentWithTag: tag) == ["x"])
    checker.setIgnoredWords(["y"], inSpellDocumentWithTag: tag)
    checker.closeSpellDocument(withTag: tag)
    #expect(checker.ignoredWords(inSpellDocumentWithTag: tag) == nil)
    #expect(checker.language() == "en" && checker.setLanguage("en"))
    #expect(checker.availableLanguages == ["en"] && checker.userPreferredLanguages == ["en"])
    #expect(checker.automaticallyIdentifiesLanguages)
    #expect(!NSSpellChecker.isAutomaticSpellingCorrectionEnabled)
    #expect(!NSSpellChecker.isAutomaticTextReplacementEnabled)
    #expect(!NSSpellChecker.isAutomaticQuoteSubstitutionEnabled)
    #expect(!NSSpellChecker.isAutomaticDashSubstitutionEnabled)
    let keys: [NSSpellChecker.OptionKey] = [
      .orthography, .quotes, .replacements, .referenceDate, .referenceTimeZone, .documentURL,
      .documentTitle, .documentAuthor, .selectedRange,
    ]
    #expect(Set(keys).count == 9)
    let names: [NSAttributedString.Key] = [
      .superscript, .cursor, .toolTip, .markedClauseSegment, .spellingState, .textAlternatives,
      .glyphInfo, .writingDirection,
    ]
    #expect(Set(names).count == 8)
  }

  @Test func symbolsHaveLooks() throws {
    let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
    #expect(image.isTemplate && image.accessibilityDescription == "Star" && image.size.width > 10)
    let large = try #require(image.withSymbolConfiguration(.init(pointSize: 40, weight: .bold)))
    #expect(large.size.width > 40 && NSImage().withSymbolConfiguration(.init(scale: .large)) == nil)
    let red = try #require(image.withSymbolConfiguration(.init(paletteColors: [.red])))
    #expect(
      !red.isTemplate
        && NSImage(systemSymbolName: "no such words", accessibilityDescription: nil) == nil)
    #expect(
      NSImage(systemSymbolName: "star", variableValue: 1, accessibilityDescription: nil) != nil)
    #expect(NSImage(symbolName: "star", variableValue: 0) != nil)
    let look = NSImage.SymbolConfiguration(textStyle: .title1, scale: .small)
      .applying(.preferringHierarchical()).applying(.preferringMonochrome())
      .applying(.preferringMulticolor()).applying(.init(hierarchicalColor: .blue))
    #expect(
      image.withSymbolConfiguration(look)?.isTemplate == false && look.copy() as AnyObject === look)
    #expect(NSImage.CacheMode.never.rawValue == 3)
    let copy = try #require(image.copy() as? NSImage)
    #expect(copy.symbolConfiguration === image.symbolConfiguration)
  }
}
