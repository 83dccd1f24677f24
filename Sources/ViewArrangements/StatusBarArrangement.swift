package import Foundation

/// The layout of a status bar: the time, the strength of the signal, the network, and the battery.
///
/// A pure function of lengths in points, y down. Measured on pictures of devices; Apple publishes no numbers.
package struct StatusBarArrangement {
  /// A family of devices with the same status bar.
  package enum Family: Sendable {
    /// Phones with a home button: one line, the time in the middle.
    case homeButton
    /// Phones with a notch: the time at its left, the rest at its right.
    case notch
    /// Phones with an island, whose bar is higher.
    case island
    /// Tablets: one line, the time at the left.
    case tablet
  }

  /// The bounds of the bar.
  package let bounds: CGRect
  /// The family of the device.
  package let family: Family

  /// Creates the layout of a bar of a size; its height and width determine the family.
  package init(bounds: CGRect, isTablet: Bool) {
    self.bounds = bounds
    family =
      isTablet
      ? .tablet : bounds.height <= 24 ? .homeButton : bounds.height < 51 ? .notch : .island
  }

  /// The size of the text, in points.
  package var textSize: Double {
    switch family {
    case .homeButton, .tablet: 12
    case .notch: 16
    case .island: 17
    }
  }
  /// Whether the battery's charge stands beside it as a number.
  package var showsPercentage: Bool { family == .homeButton || family == .tablet }

  /// The distance of the line's centre from the upper edge: 0.52 of a phone's bar below a notch.
  private var middle: CGFloat {
    switch family {
    case .homeButton: bounds.minY + 10
    case .tablet: bounds.minY + min(bounds.height, 24) / 2
    case .notch, .island: bounds.minY + (bounds.height * 0.54).rounded()
    }
  }
  /// The padding at both ends.
  private var margin: CGFloat {
    switch family {
    case .homeButton: 6
    case .tablet: 12
    case .notch: 16
    case .island: (bounds.width * 0.085).rounded()
    }
  }
  /// The ratio of the symbols to those of phones with a notch.
  private var scale: CGFloat { showsPercentage ? 0.85 : 1 }

  /// The rectangle of the time, whose text is centred.
  package var time: CGRect {
    switch family {
    case .homeButton: line(x: bounds.midX - 40, width: 80)
    case .tablet: line(x: bounds.minX + margin, width: 60)
    // The ears beside a notch are as wide as 0.23 of the screen.
    case .notch, .island: line(x: bounds.minX + margin, width: bounds.width * 0.23 - margin + 8)
    }
  }
  private func line(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: middle - 11, width: width, height: 22)
  }

  /// The rectangle of the battery without the contact at its right.
  package var battery: CGRect {
    let size = CGSize(width: 24.5 * scale, height: 11.5 * scale)
    return CGRect(
      x: bounds.maxX - margin - 2.5 - size.width, y: middle - size.height / 2, width: size.width,
      height: size.height)
  }
  /// The contact of the battery.
  package var contact: CGRect {
    CGRect(x: battery.maxX + 1, y: middle - 2 * scale, width: 1.5, height: 4 * scale)
  }
  /// The charge of a full battery.
  package var charge: CGRect { battery.insetBy(dx: 2 * scale, dy: 2 * scale) }
  /// The rectangle of the number beside the battery, whose text is at the right.
  package var percentage: CGRect {
    let gap: CGFloat = 3
    return CGRect(x: battery.minX - gap - 40, y: middle - 11, width: 40, height: 22)
  }

  /// The bars of the signal's strength, from the lowest; none on tablets.
  package var signal: [CGRect] {
    guard family != .tablet else { return [] }
    let (width, gap, high) = (3 * scale, 1.7 * scale, 11 * scale)
    let length = 4 * width + 3 * gap
    let start =
      family == .homeButton ? bounds.minX + margin : network.x - network.radius * 0.8 - 5 - length
    return (0..<4).map { index in
      let height = high * (0.36 + 0.64 * CGFloat(index) / 3)
      return CGRect(
        x: start + CGFloat(index) * (width + gap), y: middle + high / 2 - height, width: width,
        height: height)
    }
  }

  /// The lower point of the sign for a wireless network, and its radius.
  package var network: (x: CGFloat, y: CGFloat, radius: CGFloat) {
    let radius = 11 * scale
    let half = radius * 0.75
    let x: CGFloat =
      switch family {
      case .homeButton: bounds.minX + margin + 20 * scale + half + 4
      case .tablet: percentage.maxX - 32 - half
      case .notch, .island: battery.minX - 5 - half
      }
    return (x, middle + radius / 2, radius)
  }
}
