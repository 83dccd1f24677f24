extension DeviceTable {
  /// The identifier for what somebody types: an identifier, or a product's name in any spelling of
  /// case, blanks and punctuation (`iPhone 11`, `iphone-se-2`, `iPad Pro 12.9`).
  ///
  /// - Returns: nil when nothing matches.
  package static func identifier(named text: String) -> String? {
    if identifiers.contains(text) { return text }
    let wanted = normalized(text)
    for id in identifiers where normalized(id) == wanted { return id }
    return products[wanted]
  }

  private static func normalized(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Products by normalized name.
  private static let products: [String: String] = {
    let names: [String: [String]] = [
      "retina3_5": ["iphone 4", "iphone 4s"],
      "retina4_0": ["iphone 5", "iphone 5s", "iphone 5c", "iphone se", "iphone se 1"],
      "retina4_7": [
        "iphone 6", "iphone 6s", "iphone 7", "iphone 8", "iphone se 2", "iphone se 3",
        "iphone se 2nd generation", "iphone se 3rd generation",
      ],
      "retina5_5": ["iphone 6 plus", "iphone 6s plus", "iphone 7 plus", "iphone 8 plus"],
      "retina5_4": ["iphone 12 mini", "iphone 13 mini"],
      "retina5_9": ["iphone x", "iphone xs", "iphone 11 pro"],
      "retina6_0": [
        "iphone 12", "iphone 12 pro", "iphone 13", "iphone 13 pro", "iphone 14", "iphone 16e",
      ],
      "retina6_1": ["iphone xr", "iphone 11"],
      "retina6_12": ["iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"],
      "retina6_3": ["iphone 16 pro", "iphone 17", "iphone 17 pro"],
      "retina6_5": ["iphone xs max", "iphone 11 pro max"],
      "retina6_7": ["iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"],
      "retina6_72": ["iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"],
      "retina6_9": ["iphone 16 pro max", "iphone 17 pro max"],
      "ipad7_9": ["ipad mini", "ipad mini 2", "ipad mini 3", "ipad mini 4", "ipad mini 5"],
      "ipad8_3rounded": ["ipad mini 6", "ipad mini 7", "ipad mini 8.3"],
      "ipad9_7": ["ipad", "ipad air", "ipad air 2", "ipad pro 9.7", "ipad 5", "ipad 6"],
      "ipad10_2": ["ipad 7", "ipad 8", "ipad 9", "ipad 10.2"],
      "ipad10_5": ["ipad pro 10.5", "ipad air 3"],
      "ipad10_9rounded": ["ipad air 4", "ipad air 5", "ipad 10", "ipad air 10.9"],
      "ipad11_0rounded": ["ipad pro 11", "ipad air 11"],
      "ipad12_9": ["ipad pro 12.9 home button", "ipad pro 12.9 1", "ipad pro 12.9 2"],
      "ipad12_9rounded": ["ipad pro 12.9", "ipad pro 12.9 3", "ipad air 13", "ipad pro 13"],
    ]
    var result: [String: String] = [:]
    for (id, products) in names {
      for product in products { result[normalized(product)] = id }
    }
    return result
  }()
}
