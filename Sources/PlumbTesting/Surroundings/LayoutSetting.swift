internal import Foundation
internal import IBDocument
internal import Workbench

/// One of the layouts of a test.
struct LayoutSetting: Sendable, Hashable {
  /// The device; nil for none, as for part of a screen or an AppKit view.
  var device: Device?
  /// Whether the whole screen around a controller's view is laid out and drawn.
  var showsScreen = false
  /// The size of an AppKit view, in points; nil for its own.
  var size: CGSize?
  var isRightToLeft = false
  var textSize: TextSize?
  /// The appearance; nil for the default one.
  var appearance: Appearance?
  /// The language, for documents only.
  var language = DocumentLanguage.own

  /// The name in failures, such as `iPhone 15 Pro, right to left, text size AX3`.
  var name: String {
    let parts = [
      device?.description,
      size.map { "\(FrameText.number($0.width)) × \(FrameText.number($0.height))" },
      isRightToLeft && language != .rightToLeft ? "right to left" : nil,
      textSize.flatMap { $0 == .large ? nil : "text size \($0.rawValue)" },
      language.stated?.name,
      appearance == .dark ? "dark" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "as made" : parts.joined(separator: ", ")
  }

  /// The surroundings of views in the setting.
  var surroundings: Surroundings {
    var result = device?.surroundings ?? Surroundings()
    result.isWholeScreen = showsScreen
    result.direction = isRightToLeft ? .rightToLeft : .leftToRight
    result.textSize = textSize?.stated
    result.appearance = appearance?.stated
    return result
  }

  /// All combinations, with sizes in the outer loop.
  static func all(
    of sizes: [CGSize], _ directions: LayoutDirections, _ appearances: [Appearance]
  ) -> [LayoutSetting] {
    let plain = all(on: [], directions, [], appearances)
    guard !sizes.isEmpty else { return plain }
    return sizes.flatMap { size in
      plain.map { setting in
        var sized = setting
        sized.size = size
        return sized
      }
    }
  }

  /// All combinations, with devices in the outer loop.
  static func all(
    on devices: [Device], _ directions: LayoutDirections, _ textSizes: [TextSize],
    _ appearances: [Appearance] = [], _ languages: [DocumentLanguage] = []
  ) -> [LayoutSetting] {
    let runs = [(LayoutDirections.leftToRight, false), (.rightToLeft, true)]
      .filter { directions.contains($0.0) }.map(\.1)
    let devices: [Device?] = devices.isEmpty ? [nil] : devices
    let sizes: [TextSize?] = textSizes.isEmpty ? [nil] : textSizes
    let appearances: [Appearance?] = appearances.isEmpty ? [nil] : appearances
    let languages = languages.isEmpty ? [.own] : languages
    var result: [LayoutSetting] = []
    for device in devices {
      for run in runs.isEmpty ? [false] : runs {
        for size in sizes {
          for language in languages {
            result += appearances.map {
              LayoutSetting(
                device: device, isRightToLeft: run, textSize: size, appearance: $0,
                language: language)
            }
          }
        }
      }
    }
    return result
  }
}
