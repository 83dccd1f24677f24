internal import Configuration
internal import Diagnostics
internal import IBDocument
internal import NibBuilding

extension LayoutMatrix {
  /// The value for the document's own setting in lists.
  private static let own = "own"

  /// Creates the layouts in the settings.
  ///
  /// - Parameter report: Called with each invalid value.
  init(_ settings: FolderSettings, report: (ConfigurationError) -> Void) {
    guard LayoutDimension.allCases.contains(where: { settings.layouts($0) != nil }) else {
      self = .standard
      return
    }
    func read<Value>(
      _ dimension: LayoutDimension, _ what: String, _ known: [String],
      _ suggestion: ((String) -> String?)? = nil,
      _ value: (String) -> Value?
    ) -> [Value?] {
      guard let words = settings.layouts(dimension), !words.isEmpty else { return [nil] }
      var values: [Value?] = []
      for word in words {
        if word.text == Self.own {
          values.append(nil)
        } else if let found = value(word.text) {
          values.append(found)
        } else {
          let near = suggestion?(word.text) ?? Spelling.nearest(to: word.text, in: known)
          report(Self.unknown(what, word, near, known))
        }
      }
      return values
    }
    devices = read(.devices, "device", [], DeviceTable.suggestion) {
      DeviceTable.identifier(named: $0)
    }
    orientations = read(.orientations, "orientation", Device.Orientation.allCases.map(\.rawValue)) {
      Device.Orientation(rawValue: $0)
    }
    directions = read(.directions, "direction", Surroundings.Direction.allCases.map(\.rawValue)) {
      Surroundings.Direction(rawValue: $0)
    }
    textSizes = read(.textSizes, "text size", TextSize.allCases.map(\.rawValue)) {
      TextSize(named: $0)
    }
    appearances = read(
      .appearances, "appearance", Surroundings.Appearance.allCases.map(\.rawValue)
    ) { Surroundings.Appearance(rawValue: $0) }
    languages = read(
      .languages, "language", PseudoLanguage.allCases.map(\.rawValue) + ["all"]
    ) { word in
      if word == "all" { return .translation(word) }
      return Self.isLanguage(word) ? LayoutLanguage(word) : nil
    }
    let count = languages.count
    languages.removeAll { $0 == .translation("all") }
    hasAllLanguages = languages.count != count
    if languages.isEmpty { languages = [nil] }
  }

  /// Whether a value is a pseudo-language or has the form of a language code, such as `de` or `zh-Hans`.
  private static func isLanguage(_ word: String) -> Bool {
    if PseudoLanguage(rawValue: word) != nil { return true }
    let parts = word.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return (2...3).contains(parts.first?.count ?? 0)
      && parts.allSatisfy { part in
        part.count <= 8 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  private static func unknown(
    _ what: String, _ word: ConfiguredWord, _ nearest: String?, _ known: [String]
  ) -> ConfigurationError {
    let hint =
      nearest.map { "did you mean '\($0)'?" }
      ?? (known.isEmpty
        ? "`plumb \(what)s` lists them" : "known are \(known.joined(separator: ", "))")
    return ConfigurationError(
      "there is no \(what) '\(word.text)'; \(hint)", path: word.location.file,
      position: word.location.position)
  }
}
