public import Foundation

extension UIButton {
  /// How a button looks, all of it in one value.
  ///
  /// The image is beside the title, with the insets around both; a subtitle is below the title. Colours are
  /// those of the light appearance.
  ///
  /// - SeeAlso: Apple, "UIButton.Configuration".
  ///
  /// Unchecked: Apple's declaration; its functions are called where the button is.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// How the background is filled.
    enum Fill: String, Sendable { case plain, gray, tinted, filled, borderless, bordered }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How large title and insets are.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    var fill: Fill
    /// The title; the button's own for its state while this is nil.
    public var title: String?
    /// The title in several looks; it goes before ``title``.
    public var attributedTitle: AttributedString?
    /// A smaller text below the title.
    public var subtitle: String?
    /// The image; the button's own for its state while this is nil.
    public var image: UIImage?
    /// On which side of the title the image is: leading, trailing, top or bottom.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Room between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Room around image and title, in points: 7 above and below, 12 at the sides unless set.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the background; the kind of button decides unless set.
    public var baseBackgroundColor: UIColor?
    /// The colour of title and image; the kind of button decides unless set.
    public var baseForegroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the title is: 17 points, 15 for small ones and 13 for the smallest.
    public var buttonSize = Size.medium
    /// What is behind image and title.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a spinning sign stands in the place of the image.
    public var showsActivityIndicator = false
    /// Changes looks of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(_ fill: Fill) { self.fill = fill }

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on a background of the pale tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A title without a background, and without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The same for a button's state; as it is here.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Insets as they are unless somebody sets them.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(fill).contentInsets
    }

    /// Size of the title's font, in points.
    var titleSize: CGFloat {
      switch buttonSize {
      case .mini: 13
      case .small: 15
      case .medium, .large: 17
      }
    }
    /// Size of the subtitle's font, in points.
    var subtitleSize: CGFloat { buttonSize == .mini ? 11 : 12 }

    /// The radius of the corners of a background, in points.
    func radius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic, .medium: 6
      case .small: 4
      case .large: 9
      case .capsule: min(size.width, size.height) / 2
      }
    }

    /// Equal when everything that can be compared is.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.parts == other.parts
    }
    /// Consistent with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    private var parts: [AnyHashable] {
      [
        fill, title, attributedTitle, subtitle, image, imagePlacement.rawValue, imagePadding,
        titlePadding, titleAlignment, contentInsets.top, contentInsets.leading,
        contentInsets.bottom, contentInsets.trailing, baseBackgroundColor, baseForegroundColor,
        cornerStyle, buttonSize, background, showsActivityIndicator,
      ]
    }
  }
}

/// What is behind the content of a button or a cell.
///
/// - SeeAlso: Apple, "UIBackgroundConfiguration".
///
/// Unchecked: Apple's declaration; its functions are called where the button is.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// What fills the background; the owner decides unless set.
  public var backgroundColor: UIColor?
  /// Radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Distances from the owner's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; none unless set.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// A picture on the background.
  public var image: UIImage?
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    filled(.systemBackground)
  }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
  /// A background that is not seen.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Equal when every part is.
  public static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }
  /// Consistent with equality.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  private var parts: [AnyHashable] {
    [
      backgroundColor, cornerRadius, backgroundInsets.top, backgroundInsets.leading,
      backgroundInsets.bottom, backgroundInsets.trailing, strokeColor, strokeWidth, image,
    ]
  }
}

/// Changes looks of a text, such as its font.
///
/// - SeeAlso: Apple, "UIConfigurationTextAttributesTransformer".
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Looks after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
