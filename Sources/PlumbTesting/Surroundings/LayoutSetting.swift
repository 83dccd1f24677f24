internal import Foundation
internal import IBDocument

/// One of the layouts that a test looks at.
struct LayoutSetting: Sendable, Hashable {
  /// The device; nil for none, as for a part of a screen and for views of AppKit.
  var device: Device?
  /// The size of a view of AppKit, in points; nil for its own.
  var size: CGSize?
  var isRightToLeft = false
  var textSize: TextSize?

  /// What failures call it, such as `iPhone 15 Pro, right to left, text size AX3`.
  var name: String {
    let parts = [
      device?.description,
      size.map { "\(FrameText.number($0.width)) × \(FrameText.number($0.height))" },
      isRightToLeft ? "right to left" : nil,
      textSize.flatMap { $0 == .large ? nil : "text size \($0.rawValue)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "as made" : parts.joined(separator: ", ")
  }

  /// What views see in it.
  var surroundings: Surroundings {
    var result = device?.surroundings ?? Surroundings()
    result.direction = isRightToLeft ? .rightToLeft : .leftToRight
    result.textSize = textSize?.stated
    return result
  }

  /// Every combination, sizes first.
  static func all(of sizes: [CGSize], _ directions: LayoutDirections) -> [LayoutSetting] {
    let plain = all(on: [], directions, [])
    guard !sizes.isEmpty else { return plain }
    return sizes.flatMap { size in
      plain.map { LayoutSetting(size: size, isRightToLeft: $0.isRightToLeft) }
    }
  }

  /// Every combination, devices first.
  static func all(
    on devices: [Device], _ directions: LayoutDirections, _ textSizes: [TextSize]
  ) -> [LayoutSetting] {
    let runs = [(LayoutDirections.leftToRight, false), (.rightToLeft, true)]
      .filter { directions.contains($0.0) }.map(\.1)
    let devices: [Device?] = devices.isEmpty ? [nil] : devices
    let sizes: [TextSize?] = textSizes.isEmpty ? [nil] : textSizes
    return devices.flatMap { device in
      (runs.isEmpty ? [false] : runs).flatMap { run in
        sizes.map { LayoutSetting(device: device, isRightToLeft: run, textSize: $0) }
      }
    }
  }
}
