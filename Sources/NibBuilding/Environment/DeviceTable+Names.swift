internal import Diagnostics

extension DeviceTable {
  /// Returns the identifier for an identifier or a product name in any spelling; nil for other texts.
  ///
  /// Case, blanks, hyphens and brackets are ignored (`iPhone 11`, `iphone-se-2`, `iPad Pro (11-inch)`).
  package static func identifier(named text: String) -> String? {
    if identifiers.contains(text) { return text }
    return known[normalized(text)]
  }

  /// Returns the names of a device's products in Xcode, the most general first; empty for an unknown identifier.
  package static func names(of id: String) -> [String] {
    products.first { $0.id == id }?.names ?? []
  }

  /// The names for shell completion, without blanks and brackets, such as `ipad-pro-11-inch`.
  ///
  /// `identifier(named:)` accepts all of them; some shells split names at blanks.
  ///
  /// They are needed to parse every command line, so they are computed once, and without Unicode properties for ASCII
  /// letters.
  package static let completions: [String] = identifiers.flatMap(names).map { name in
    var result = ""
    var isApart = false
    for character in name.lowercased() {
      let isKept =
        character.asciiValue.map { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        ?? (character.isLetter || character.isNumber)
      guard isKept || character == "." else {
        isApart = true
        continue
      }
      if isApart, !result.isEmpty { result += "-" }
      isApart = false
      result.append(character == "ʀ" ? "r" : character)
    }
    return result
  }

  /// Returns the name or identifier that was probably meant by an unknown one; nil if there is no similar name.
  package static func suggestion(for name: String) -> String? {
    let names = products.flatMap(\.names)
    if let name = Spelling.nearest(to: name, in: names + identifiers) { return name }
    // Without the words that products have in common, a misspelling has more weight.
    let plain = Dictionary(names.map { (normalized($0), $0) }) { first, _ in first }
    return Spelling.nearest(to: normalized(name), in: plain.keys).flatMap { plain[$0] }
  }

  /// Returns the letters and digits in lower case, without the additions in Xcode's names: `inch`, `generation` and
  /// ordinal suffixes.
  private static func normalized(_ text: String) -> String {
    let words = text.lowercased().replacing("ʀ", with: "r")
      .replacing(/inch|generation/, with: "").replacing(/(\d)(st|nd|rd|th)\b/) { $0.1 }
    return String(words.filter { $0.isLetter || $0.isNumber })
  }

  /// The identifiers by normalized name.
  private static let known: [String: String] = {
    var result: [String: String] = [:]
    for id in identifiers { result[normalized(id)] = id }
    for product in products {
      for name in product.names + product.others { result[normalized(name)] = product.id }
    }
    return result
  }()

  /// The products of each identifier: `names` as in Xcode, with the current one first, and `others` for common
  /// spellings.
  private static let products: [(id: String, names: [String], others: [String])] = [
    ("retina3_5", ["iPhone 4s", "iPhone 4"], []),
    (
      "retina4_0",
      ["iPhone SE (1st generation)", "iPhone 5s", "iPhone 5c", "iPhone 5", "iPhone SE"], []
    ),
    (
      "retina4_7",
      [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7",
        "iPhone 6s", "iPhone 6",
      ], []
    ),
    (
      "retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], []
    ),
    ("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], []),
    ("retina5_9", ["iPhone 11 Pro", "iPhone Xs", "iPhone X"], []),
    (
      "retina6_0",
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], []
    ),
    ("retina6_1", ["iPhone 11", "iPhone Xʀ"], []),
    ("retina6_12", ["iPhone 15 Pro", "iPhone 16", "iPhone 15", "iPhone 14 Pro"], []),
    ("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], []),
    ("retina6_5", ["iPhone 11 Pro Max", "iPhone Xs Max"], []),
    ("retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], []),
    (
      "retina6_72",
      ["iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 15 Plus", "iPhone 14 Pro Max"], []
    ),
    ("retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], []),
    (
      "ipad7_9",
      ["iPad mini (5th generation)", "iPad mini 4", "iPad mini 3", "iPad mini 2", "iPad mini"], []
    ),
    (
      "ipad8_3rounded", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      ["iPad mini 7", "iPad mini 8.3"]
    ),
    (
      "ipad9_7",
      [
        "iPad Pro (9.7-inch)", "iPad (6th generation)", "iPad (5th generation)", "iPad Air 2",
        "iPad Air", "iPad",
      ], ["iPad 9.7"]
    ),
    (
      "ipad10_2", ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"],
      ["iPad 10.2"]
    ),
    (
      "ipad10_5", ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"], []
    ),
    (
      "ipad10_9rounded",
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (5th generation)",
        "iPad Air (4th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ],
      ["iPad Air 10.9", "iPad 10.9", "iPad Air 11"]
    ),
    (
      "ipad11_0rounded",
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (2nd generation)",
        "iPad Pro (11-inch) (1st generation)",
      ], []
    ),
    (
      "ipad12_9",
      ["iPad Pro (12.9-inch) (2nd generation)", "iPad Pro (12.9-inch) (1st generation)"],
      ["iPad Pro 12.9 home button"]
    ),
    (
      "ipad12_9rounded",
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ], ["iPad Air 13", "iPad Pro 13"]
    ),
  ]
}
