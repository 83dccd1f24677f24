internal import Configuration
internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// The layouts in which documents are checked: every combination of what is stated.
struct LayoutMatrix: Sendable, Hashable, Codable {
  /// Identifiers of devices; nil is the document's own.
  var devices: [String?] = [nil]
  /// The orientations of devices; nil as the document says.
  var orientations: [Device.Orientation?] = [nil]
  /// Directions; nil is the document's own.
  var directions: [Surroundings.Direction?] = [nil]
  /// Text sizes; nil is the default size.
  var textSizes: [TextSize?] = [nil]
  /// Languages; nil is the document's own.
  var languages: [LayoutLanguage?] = [nil]
  /// Whether every language of the document's translations is included.
  var hasAllLanguages = false
  /// Appearances; nil as the document says.
  var appearances: [Surroundings.Appearance?] = [nil]
  /// Whether the smallest and the largest current devices of the document's kind are tried besides the combinations.
  var hasDevices = false

  /// The default layouts: the document's own, the smallest and the largest current device of its kind, and the
  /// languages into which it is translated.
  ///
  /// Programs may be for some devices only, so that a mistake on other devices alone is a note, a conflict a
  /// warning.
  static let standard: LayoutMatrix = {
    var matrix = LayoutMatrix()
    matrix.hasDevices = true
    matrix.hasAllLanguages = true
    return matrix
  }()

  /// Creates a matrix of the document's own layout alone.
  init() {}

  /// iPhone SE (3rd generation) and iPhone 16 Pro Max.
  private static let phones = ["retina4_7", "retina6_9"]
  /// The widths of the smallest and the largest current phone held upright, in points.
  static let phoneWidths: [Double] = phones.compactMap {
    DeviceTable.facts($0, toolsVersion: .max)?.size(.portrait).width
  }
  /// iPad mini (6th generation) and iPad Pro 12.9-inch.
  private static let pads = ["ipad8_3rounded", "ipad12_9rounded"]

  /// The layouts of a document, its own first, each once.
  ///
  /// What a document does not have is missing: devices and text sizes of macOS, and languages without translations.
  func layouts(of document: Document, _ translations: () -> DocumentLanguages) -> [CheckLayout] {
    let isMac = document.platform == .macOS
    var languages = self.languages
    let needsTranslations =
      hasAllLanguages
      || languages.contains { if case .translation? = $0 { true } else { false } }
    if needsTranslations {
      let codes = translations().codes
      languages.removeAll { language in
        if case .translation(let code)? = language { !codes.contains(code) } else { false }
      }
      if hasAllLanguages { languages += codes.map { .translation($0) } }
    }
    var result = [CheckLayout.own]
    for device in isMac ? [nil] : devices {
      for orientation in isMac ? [nil] : orientations {
        for direction in directions {
          for textSize in isMac ? [nil] : textSizes {
            for language in languages {
              for appearance in appearances {
                let surroundings = Surroundings(
                  device: device, orientation: orientation, direction: direction,
                  textSize: textSize, appearance: appearance)
                result.append(CheckLayout(surroundings: surroundings, language: language))
              }
            }
          }
        }
      }
    }
    // Without a device nothing says what a document is for.
    if hasDevices, let device = document.device, !isMac {
      result += (device.isPad ? Self.pads : Self.phones).map {
        CheckLayout(surroundings: Surroundings(device: $0), isAssumed: true)
      }
    }
    var seen: Set<CheckLayout> = []
    return result.filter { seen.insert($0).inserted }
  }
}
