/// The resizing of a picture: the caps at its edges, which keep their size, and the filling of the middle.
///
/// All lengths are in pixels of the file.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type, `resizing`.
package struct ImageSlicing: Sendable, Hashable {
  /// The parts into which a picture is divided.
  package enum Mode: String, Sendable, CaseIterable {
    /// Caps at the left and right.
    case threePartHorizontal = "3-part-horizontal"
    /// Caps at the top and bottom.
    case threePartVertical = "3-part-vertical"
    /// Caps at all sides.
    case ninePart = "9-part"
  }

  /// The filling of the middle.
  package enum Filling: String, Sendable, CaseIterable {
    /// The middle is repeated.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// The parts into which the picture is divided.
  package var mode: Mode
  /// The edge areas that keep their size; zero if the mode has no caps.
  package var caps: PixelInsets
  /// The filling of the middle; repeated by default, as with `resizableImage(withCapInsets:)`.
  package var filling: Filling
  /// The width of the middle, behind the left cap; nil extends to the right cap.
  package var centerWidth: Double?
  /// The height of the middle, below the upper cap; nil extends to the lower cap.
  package var centerHeight: Double?

  /// Creates a slicing.
  package init(
    mode: Mode = .ninePart, caps: PixelInsets, filling: Filling = .tile, centerWidth: Double? = nil,
    centerHeight: Double? = nil
  ) {
    self.mode = mode
    self.caps = caps
    self.filling = filling
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
  }
}

extension ContentsReader {
  /// Returns the slicing of an entry; nil for a picture that is resized as a whole.
  ///
  /// `capInsets` and the middle's mode `fill` are earlier spellings of the reference's `cap-insets` and `stretch`;
  /// catalogues in Xcode's formatting contain them, in public repositories of 2014 and 2015.
  mutating func slicing(of entry: Place) -> ImageSlicing? {
    guard let place = object("resizing", of: entry) else { return nil }
    checkKeys(of: place, ["mode", "center", "cap-insets", "capInsets"])
    guard let mode: ImageSlicing.Mode = word("mode", of: place) else { return nil }
    var slicing = ImageSlicing(
      mode: mode, caps: insets("cap-insets", of: place) ?? insets("capInsets", of: place) ?? .zero)
    if let center = object("center", of: place) {
      checkKeys(of: center, ["mode", "width", "height"])
      let isFilled = member("mode", of: center)?.value.string == "fill"
      slicing.filling = isFilled ? .stretch : word("mode", of: center) ?? .tile
      slicing.centerWidth = number("width", of: center)
      slicing.centerHeight = number("height", of: center)
    }
    if mode == .threePartHorizontal {
      (slicing.caps.top, slicing.caps.bottom, slicing.centerHeight) = (0, 0, nil)
    }
    if mode == .threePartVertical {
      (slicing.caps.left, slicing.caps.right, slicing.centerWidth) = (0, 0, nil)
    }
    return slicing
  }
}
