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
  }
  /// The properties of an image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The tint colour; nil uses the view's.
    public var tintColor: UIColor?
    /// The maximum size, in points; 0 is unlimited.
    public var maximumSize = CGSize.zero
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
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
