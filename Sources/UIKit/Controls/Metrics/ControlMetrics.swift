internal import Foundation

/// Sizes and alignment insets of system controls, by the generation of the system that draws them.
///
/// Measured on published documents; the numbers in brackets are observations that agree over all.
/// Frame sizes; a natural size is the frame less the insets.
package struct ControlMetrics: Hashable, Sendable {
  /// The system that drew the controls.
  package let generation: IOSGeneration

  /// Whether the device has a home indicator instead of a home button.
  package let hasHomeIndicator: Bool

  /// Whether the sizes are those of Interface Builder's canvas, where they differ from a program's.
  let isDesignTime: Bool

  /// Creates the metrics of a system.
  package init(
    generation: IOSGeneration, hasHomeIndicator: Bool = false, isDesignTime: Bool = false
  ) {
    self.generation = generation
    self.isDesignTime = isDesignTime
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// The metrics of views that are created in code now.
  @MainActor package static var current: ControlMetrics { ControlMetrics(generation: .current) }

  /// Whether the generation is that of iOS 26.
  var isGlass: Bool { generation == .glass }

  /// Switch: 51 × 31 (53/68, 41/42), 63 × 28 in glass (12/12, 7/7).
  var switchSize: CGSize {
    isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  /// Switch: 2 at the right in both generations (130/130, 55/57).
  var switchInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Length of a switch's thumb: 38 in glass; nil is its height.
  var switchKnobLength: CGFloat? { isGlass ? 38 : nil }

  /// Slider height: 31 (17/20); 34 in one document of the glass generation and in recorded pictures of iOS 17, 18 and 26.
  var sliderHeight: CGFloat { isGlass || generation == .iOS14 && !isDesignTime ? 34 : 31 }
  /// Slider: left 2, right 2, bottom 1 (192/192); none in glass (8/8).
  var sliderInsets: UIEdgeInsets {
    isGlass ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  /// Height of a slider's track: 4, in glass 6 (recorded pictures).
  var sliderTrackHeight: CGFloat { isGlass ? 6 : 4 }
  /// Size of a slider's thumb without an image: 28 wide and high; in glass that of a switch, inferred.
  var sliderThumbSize: CGSize {
    isGlass ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28)
  }

  /// Segmented control: beside the content of a segment 14 points (9 of 17 controls, 4 repositories), from iOS 13
  /// 19 (31 of 43 of 18).
  var segmentRoom: CGFloat { generation < .iOS13 ? 14 : 19 }
  /// The distance between segments: 1 point; none in recorded pictures of glass, where three segments are 261 wide and not
  /// 263.
  var segmentGap: CGFloat { isGlass && !isDesignTime ? 0 : 1 }
  /// Segmented control height: 29, from iOS 13 32 (3/5).
  var segmentedHeight: CGFloat { generation < .iOS13 ? 29 : 32 }
  /// Segmented control: bottom 1 (24/24, on the canvas in glass 2/2 of 2 repositories); none seen in programs in glass.
  var segmentedInsets: UIEdgeInsets {
    isGlass && !isDesignTime ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Stepper: 94 × 29, from late iOS 13 94 × 32 (2/2).
  var stepperSize: CGSize { CGSize(width: 94, height: generation < .lateIOS13 ? 29 : 32) }
  /// Progress view: 2 points high, from iOS 14 4 (7 documents).
  var progressHeight: CGFloat { generation < .iOS14 ? 2 : 4 }
  /// Progress view: the system's width, 150.
  var progressWidth: CGFloat { 150 }
  /// Activity indicator: 20 points wide and high, 37 when large.
  func activitySide(_ style: UIActivityIndicatorView.Style) -> CGFloat {
    style == .large || style == .whiteLarge ? 37 : 20
  }
  /// Page control: 37 high, from iOS 14 25⅔ (pictures of a public suite on iOS 17 and 18).
  var pageControlHeight: CGFloat { generation < .iOS14 ? 37 : 77.0 / 3 }
  /// Page control: padding at both ends together, 0 before iOS 14, 34 since (three dots: 39 wide in 4
  /// documents, then 73 in one and 73 to 77 in pictures).
  var pageControlRoom: CGFloat { generation < .iOS14 ? 0 : 34 }
}

/// Sizes of bars.
extension ControlMetrics {
  /// Search bar: 44, from iOS 11 56 (7 documents); 64 in glass.
  var searchBarHeight: CGFloat { generation < .iOS11 ? 44 : isGlass ? 64 : 56 }
  /// The field of a search bar: 36, and 44 in glass, which leaves 10 points above and below in both.
  var searchFieldHeight: CGFloat { isGlass ? 44 : 36 }
  /// Navigation bar: 44, 54 in glass.
  var navigationBarHeight: CGFloat { isGlass ? 54 : 44 }
  /// The height that a search bar adds to a navigation bar: 52, measured on the system's bars.
  var navigationSearchHeight: CGFloat { 52 }
  /// Tab bar: 49.
  var tabBarHeight: CGFloat { 49 }
  /// Toolbar right above a home indicator: 49 (112/114); 44 everywhere else.
  var toolbarHeight: CGFloat { hasHomeIndicator ? 49 : Self.compactToolbarHeight }
  /// Toolbar that is not above a home indicator: 44, also on a device that has one (above another bar, in a
  /// view without a bottom safe area: 3 of 3).
  static let compactToolbarHeight: CGFloat = 44
}

/// Sizes of buttons, in points.
extension ControlMetrics {
  /// The title's font: 18 points, 15 for system buttons.
  func titleSize(_ type: UIButton.ButtonType) -> CGFloat { type == .custom ? 18 : 15 }
  /// Above and below the line of a button with neither an image nor an inset, together: 12.
  var plainButtonRoom: CGFloat { 12 }
  /// The minimum width of such a button: 30.
  var plainButtonMinimumWidth: CGFloat { 30 }
  /// Buttons with a glyph: 22 wide and high, from iOS 13 24⅓ × 23⅔.
  ///
  /// From texts that a public suite recorded on iOS 12 and 13.
  var glyphButtonSize: CGSize {
    generation < .iOS13
      ? CGSize(width: 22, height: 22) : CGSize(width: 73.0 / 3, height: 71.0 / 3)
  }
}

/// Sizes of pickers, in points.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#pickers`.
extension ControlMetrics {
  /// The size of wheels: 216 high, 162 until iOS 8.
  var wheelsSize: CGSize { CGSize(width: 320, height: generation < .iOS10 ? 162 : 216) }
  /// The size of a compact date picker: 34⅓ high, 36 in glass.
  var compactDateSize: CGSize { CGSize(width: 194, height: isGlass ? 36 : 34 + 1 / 3) }
  /// The size of a calendar.
  var inlineDateSize: CGSize { CGSize(width: 280, height: 330) }
}
