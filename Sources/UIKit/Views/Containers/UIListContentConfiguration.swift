public import Foundation

/// A text, a second text and a picture, as rows of lists show them.
///
/// - SeeAlso: Apple, "UIListContentConfiguration".
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor = .label
    /// How many lines it may have; 0 for any number.
    public var numberOfLines = 0
    /// How its lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }
  /// How a picture looks.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Its colour, where it takes one; nil for that of the view.
    public var tintColor: UIColor?
    /// How large it is at most, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The text with its looks, in the place of ``text``.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with its looks, in the place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Around the content, in points; at the ends no less than the margins of the cell.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the second text stands beside the first where it fits, at the trailing end.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the picture and the texts.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts where they stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between the texts where they stand one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
  }

  /// A row with one text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }
  /// A row whose second text stands below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    var made = cell()
    made.textToSecondaryTextVerticalPadding = 3
    return made
  }
  /// A row whose second text stands at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body)
    made.secondaryTextProperties.color = .secondaryLabel
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// Makes a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same for every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
