/// The size class of an axis.
package enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The size classes for which a document is read, which select its variations.
package struct SizeClasses: Sendable, Hashable {
  /// The class of the width.
  package let horizontal: SizeClass
  /// The class of the height.
  package let vertical: SizeClass

  /// Creates size classes for both axes.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the size classes of a device in its orientation.
  ///
  /// iPads are regular on both axes, except that slide over and the narrower splits are compact in width. In portrait,
  /// phones are compact in width and regular in height; in landscape, the height is compact, and the width is regular
  /// only on the large ones.
  ///
  /// - Parameter width: The width of the window in points, if it differs from the device's. On iPads, widths up to 639
  ///   are compact: the widest compact part of a screen is two thirds of the largest one in portrait; the narrowest
  ///   regular one, half of it in landscape, has 678.
  /// - SeeAlso: Apple, "Adaptivity and Layout" (Human Interface Guidelines), the tables of size
  ///   classes by device and of split views.
  package init(device: Device, width: Double? = nil) {
    if device.isPad {
      let narrow = ["splitview1_3", "splitview1_2", "slideover"]
      let isNarrow = width.map { $0 < 640 } ?? device.adaptation.map(narrow.contains) ?? false
      self.init(horizontal: isNarrow ? .compact : .regular, vertical: .regular)
    } else if device.orientation == .landscape {
      let isLarge = Self.largePhones.contains(device.id)
      self.init(horizontal: isLarge ? .regular : .compact, vertical: .compact)
    } else {
      self.init(horizontal: .compact, vertical: .regular)
    }
  }

  /// The phones that are regular in width in landscape.
  private static let largePhones: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ]
}
