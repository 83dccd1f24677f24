internal import Foundation

/// The content of a button for each state.
struct ButtonLooks {
  /// Plain titles.
  var titles = StateValues<String>()
  /// Attributed titles; they override plain titles.
  var attributedTitles = StateValues<NSAttributedString>()
  /// Title colours.
  var titleColors = StateValues<UIColor>()
  /// Title shadow colours.
  var shadowColors = StateValues<UIColor>()
  /// Images.
  var images = StateValues<UIImage>()
  /// Background images.
  var backgrounds = StateValues<UIImage>()
  /// Symbol configurations.
  var symbols = StateValues<UIImage.SymbolConfiguration>()
}
