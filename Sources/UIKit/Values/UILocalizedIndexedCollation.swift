public import Foundation
public import FoundationShims

/// Sorts objects into sections by the first letter of a text; the letters are A to Z, then `#`.
///
/// - SeeAlso: Apple, "UILocalizedIndexedCollation".
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  /// Returns the collation of the program's language.
  open class func current() -> UILocalizedIndexedCollation { shared }
  /// The titles of the sections.
  open var sectionTitles: [String] {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
  }
  /// The titles of the index beside the table.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The section of an entry of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of a text: the letter that it begins with, without marks.
  public func section(of text: String) -> Int {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let first = plain.first.map { String($0).uppercased() } ?? "#"
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }
  /// The section of an object: that of the text which a message to it returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: Self.text(object, selector))
  }
  /// Objects in the order of the texts which a message to them returns.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let texts = array.map { Self.text($0, selector) }
    return array.indices.sorted {
      texts[$0].localizedStandardCompare(texts[$1]) == .orderedAscending
    }.map { array[$0] }
  }
  private static func text(_ object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return MessageReceiver(object).text(of: selector)
  }
  /// Texts in the order of the program's language.
  public func sorted(_ texts: [String]) -> [String] {
    texts.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}
