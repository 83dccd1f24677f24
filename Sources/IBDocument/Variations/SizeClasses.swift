/// A size class of one axis.
package enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little room.
  case compact
  /// A length with much space.
  case regular
}

/// The size classes a document is read for; they select its variations.
package struct SizeClasses: Sendable, Hashable {
  /// The class of the width.
  package let horizontal: SizeClass
  /// The class of the height.
  package let vertical: SizeClass

  /// Creates classes by axis.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the classes of a device in its orientation.
  ///
  /// iPads are regular both ways, except that slide over and the narrower splits are compact in width. Phones
  /// are compact in width and regular in height upright; on their side the height is compact and the width is
  /// regular on the large ones only.
  ///
  /// - Parameter width: The width of the window in points, where it is not that of the device. On iPads up to
  ///   639 are compact: the widest compact share of a screen, two thirds of the largest one upright; the
  ///   narrowest regular one, half of it on its side, has 678.
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
