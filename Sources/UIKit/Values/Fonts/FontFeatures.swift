internal import Drawing

/// The type of the width of digits.
///
/// Source of the types and selectors: Apple, `SFNTLayoutTypes.h`, which `import UIKit` brings.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The type of the look of lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The type of the look of uppercase letters.
public let kUpperCaseType = 38
/// Uppercase letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1

extension FontDescriptor {
  private typealias Setting = [UIFontDescriptor.FeatureKey: Int]

  /// Sets the features that settings state, the later of two for a type; unknown ones are ignored.
  mutating func apply(features settings: Any?) {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return }
    var (lower, upper) = (
      smallCapitals == .lowercase || smallCapitals == .all,
      smallCapitals == .uppercase || smallCapitals == .all
    )
    for setting in settings {
      guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else {
        continue
      }
      switch type {
      case kNumberSpacingType: hasMonospacedDigits = selector == kMonospacedNumbersSelector
      case kLowerCaseType: lower = selector == kLowerCaseSmallCapsSelector
      case kUpperCaseType: upper = selector == kUpperCaseSmallCapsSelector
      default: break
      }
    }
    smallCapitals = lower ? (upper ? .all : .lowercase) : upper ? .uppercase : .none
  }

  /// The features as settings; empty without any.
  var featureSettings: [[UIFontDescriptor.FeatureKey: Int]] {
    var settings: [Setting] = []
    if hasMonospacedDigits {
      settings.append([.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector])
    }
    if smallCapitals == .lowercase || smallCapitals == .all {
      settings.append([.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector])
    }
    if smallCapitals == .uppercase || smallCapitals == .all {
      settings.append([.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector])
    }
    return settings
  }
}
