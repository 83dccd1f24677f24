internal import Configuration
internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// The layouts in which documents are checked: every combination of the specified values.
struct LayoutMatrix: Sendable, Hashable, Codable {
  /// The identifiers of devices; nil is the document's own.
  var devices: [String?] = [nil]
  /// The orientations of devices; nil is the document's own.
  var orientations: [Device.Orientation?] = [nil]
  /// The layout directions; nil is the document's own.
  var directions: [Surroundings.Direction?] = [nil]
  /// The text sizes; nil is the default size.
  var textSizes: [TextSize?] = [nil]
  /// The languages; nil is the document's own.
  var languages: [LayoutLanguage?] = [nil]
  /// Whether every language of the document's translations is included.
  var hasAllLanguages = false
  /// The appearances; nil is the document's own.
  var appearances: [Surroundings.Appearance?] = [nil]
  /// Whether the smallest and largest current devices of the document's kind are added to the combinations.
  var hasDevices = false

  /// The default layouts: the document's own, the smallest and the largest current device of its kind, and the
  /// languages of its translations.
  ///
  /// Programs may support only some devices, so a finding that exists only on other devices is a note, and a conflict
  /// is a warning.
  static let standard: LayoutMatrix = {
    var matrix = LayoutMatrix()
    matrix.hasDevices = true
    matrix.hasAllLanguages = true
    return matrix
  }()

  /// Creates a matrix with only the document's own layout.
  init() {}

  /// iPhone SE (3rd generation) and iPhone 16 Pro Max.
  private static let phones = ["retina4_7", "retina6_9"]
  /// The widths of the smallest and largest current phones in portrait, in points.
  static let phoneWidths: [Double] = phones.compactMap {
    DeviceTable.facts($0, toolsVersion: .max)?.size(.portrait).width
  }
  /// iPad mini (6th generation) and iPad Pro 12.9-inch.
  private static let pads = ["ipad8_3rounded", "ipad12_9rounded"]

  /// Returns the layouts of a document without duplicates, its own first.
  ///
  /// Unsupported values are omitted: devices and text sizes on macOS, and languages without translations.
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
    // Without a device, the document's kind is unknown.
    if hasDevices, let device = document.device, !isMac {
      result += (device.isPad ? Self.pads : Self.phones).map {
        CheckLayout(surroundings: Surroundings(device: $0), isAssumed: true)
      }
    }
    var seen: Set<CheckLayout> = []
    return result.filter { seen.insert($0).inserted }
  }
}
