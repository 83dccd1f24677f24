/// The generations of iOS whose controls differ in size or appearance, as Interface Builder draws them.
package enum IOSGeneration: Int, CaseIterable, Comparable, Sendable {
  /// iOS 8 and older: lower wheels of pickers.
  case iOS8
  /// iOS 9 and 10.
  case iOS10
  /// iOS 11 and 12: higher search bars.
  case iOS11
  /// iOS 13: higher segmented controls and text fields (22 fields of 7 repositories), larger glyphs of buttons.
  case iOS13
  /// Later versions of iOS 13: higher steppers.
  case lateIOS13
  /// iOS 14 to 18: higher progress views, lower page controls.
  case iOS14
  /// iOS 26: the glass design.
  case glass

  /// Whether one generation is older than another.
  package static func < (left: IOSGeneration, right: IOSGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
