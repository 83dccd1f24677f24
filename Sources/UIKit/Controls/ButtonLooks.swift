internal import Foundation

/// What a button shows in each state.
struct ButtonLooks {
  /// Titles in one look.
  var titles = StateValues<String>()
  /// Titles in several looks, which go before those in one.
  var attributedTitles = StateValues<NSAttributedString>()
  /// Colours of titles.
  var titleColors = StateValues<UIColor>()
  /// Colours of the shadows of titles.
  var shadowColors = StateValues<UIColor>()
  /// Images beside titles.
  var images = StateValues<UIImage>()
  /// Images behind them.
  var backgrounds = StateValues<UIImage>()
  /// Sizes and weights of symbols.
  var symbols = StateValues<UIImage.SymbolConfiguration>()
}
