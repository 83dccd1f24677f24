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

  /// Creates the metrics of a system.
  package init(generation: IOSGeneration, hasHomeIndicator: Bool = false) {
    self.generation = generation
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// The metrics of the current system, used by views created in code.
  package static let current = ControlMetrics(generation: .glass)

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

  /// Slider height: 31 (17/20); 34 in one document of the glass generation.
  var sliderHeight: CGFloat { isGlass ? 34 : 31 }
  /// Slider: left 2, right 2, bottom 1 (192/192); none in glass (8/8).
  var sliderInsets: UIEdgeInsets {
    isGlass ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  /// Height of a slider's track: 4.
  var sliderTrackHeight: CGFloat { 4 }
  /// Size of a slider's thumb without an image: 28 wide and high.
  var sliderThumbSize: CGSize { CGSize(width: 28, height: 28) }

  /// Segmented control: beside the content of a segment 14 points (9 of 17 controls, 4 repositories), from iOS 13
  /// 19 (31 of 43 of 18).
  var segmentRoom: CGFloat { generation < .iOS13 ? 14 : 19 }
  /// Segmented control height: 29, from iOS 13 32 (3/5).
  var segmentedHeight: CGFloat { generation < .iOS13 ? 29 : 32 }
  /// Segmented control: bottom 1 (24/24); none seen in glass.
  var segmentedInsets: UIEdgeInsets {
    isGlass ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
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
