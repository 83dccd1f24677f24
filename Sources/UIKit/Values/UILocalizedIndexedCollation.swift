public import Foundation

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
  /// Texts in the order of the program's language.
  public func sorted(_ texts: [String]) -> [String] {
    texts.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}
