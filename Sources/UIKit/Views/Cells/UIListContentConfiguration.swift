public import Foundation

/// The content of a list cell: a text, a secondary text and an image.
///
/// - SeeAlso: Apple, "UIListContentConfiguration".
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor = .label
    /// The maximum number of lines; 0 is unlimited.
    public var numberOfLines = 0
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// By the direction of writing.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Both edges.
      case justified = 2
    }
    /// The case of letters.
    public enum TextTransform: Int, Sendable {
      /// As written.
      case none = 0
      /// Capitals.
      case uppercase = 1
      /// Small letters.
      case lowercase = 2
      /// A capital at the start of words.
      case capitalized = 3
    }
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The case of letters.
    public var transform = TextTransform.none
    /// Whether letters become smaller where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before a text is truncated; stored only.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size; stored only.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a truncated text is shown whole on request; stored only.
    public var showsExpansionTextWhenTruncated = false
    /// Changes the colour by state; stored only.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour.
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
  }
  /// The properties of an image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The tint colour; nil uses the view's.
    public var tintColor: UIColor?
    /// The maximum size, in points; 0 is unlimited.
    public var maximumSize = CGSize.zero
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The configuration of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The size that is reserved, in points; 0 is the image's.
    public var reservedLayoutSize = CGSize.zero
    /// Changes the tint colour by state; stored only.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Whether colours stay where others are inverted; stored only.
    public var accessibilityIgnoresInvertColors = false
    /// The side of a symbol's standard place, in points, as a reserved length.
    public static let standardDimension: CGFloat = 32
  }

  /// The text.
  public var text: String?
  /// The attributed text; it overrides ``text``.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text; it overrides ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points; horizontally at least the cell's margins.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the secondary text is beside the text, at the trailing end, if it fits.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The spacing between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The spacing between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
  }

  /// A cell with one text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }
  /// The header of a group, in small grey letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }
  /// The footer of a group, in small grey letters.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }
  /// The header of a section between rows from edge to edge.
  public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label) }
  /// The footer of a section between rows from edge to edge.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }
  /// The header of a section, by its list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// The footer of a section, by its list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// A large header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title3, .label)
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row below a row of a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { edge(.title3, .label) }
  private static func edge(_ style: UIFont.TextStyle, _ color: UIColor)
    -> UIListContentConfiguration
  {
    var made = UIListContentConfiguration(style, .caption1)
    made.textProperties.color = color
    (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (8, 8)
    return made
  }
  /// A cell with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var made = cell()
    made.textToSecondaryTextVerticalPadding = 3
    return made
  }
  /// A cell with the secondary text at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body)
    made.secondaryTextProperties.color = .secondaryLabel
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// Creates a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
