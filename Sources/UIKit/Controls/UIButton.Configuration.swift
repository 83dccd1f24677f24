public import Foundation

extension UIButton {
  /// The appearance of a button as one value.
  ///
  /// The image is beside the title, with the insets around both; a subtitle is below the title. Colours are
  /// those of the light appearance.
  ///
  /// - SeeAlso: Apple, "UIButton.Configuration".
  public struct Configuration: Hashable, Sendable {
    /// The fill of the background.
    enum Fill: String, Sendable {
      case plain, gray, tinted, filled, borderless, bordered
      case glass, clearGlass, prominentGlass, prominentClearGlass

      /// Whether the background is glass.
      var isGlass: Bool {
        switch self {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        case .plain, .gray, .tinted, .filled, .borderless, .bordered: false
        }
      }
      /// Whether the glass lets more of what is behind it through.
      var isClear: Bool { self == .clearGlass || self == .prominentClearGlass }
      /// Whether the background is in the tint colour, or another base colour.
      var isProminent: Bool {
        self == .filled || self == .prominentGlass || self == .prominentClearGlass
      }
    }
    /// The style of the corners.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size class of title and insets.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    var fill: Fill
    /// The title; nil uses the button's title for its state.
    public var title: String?
    /// The attributed title; it overrides ``title``.
    public var attributedTitle: AttributedString?
    /// The line break mode of the title: between words unless set; a truncating mode keeps it in one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A smaller text below the title.
    public var subtitle: String?
    /// The attributed subtitle; it overrides ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// The line break mode of the subtitle: between words unless set; a truncating mode keeps it in one line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image; nil uses the button's image for its state.
    public var image: UIImage?
    /// The edge of the title at which the image is: leading, trailing, top or bottom.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around image and title, in points; default: 7 at top and bottom, 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The base colour of the background; nil uses the kind's.
    public var baseBackgroundColor: UIColor?
    /// The base colour of title and image; nil uses the kind's.
    public var baseForegroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size: titles of 17 points, 15 for small and 13 for mini.
    public var buttonSize = Size.medium
    /// The background behind image and title.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Transforms the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(_ fill: Fill) { self.fill = fill }

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on a background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A title without a background and without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Equal to ``gray()``.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Equal to ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Equal to ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// A title on a capsule of glass, as the bars of iOS 26 have it.
    ///
    /// Colours are from memory; the glass neither bends nor colours what is behind it.
    ///
    /// - SeeAlso: Apple, "UIButton.Configuration.glass()".
    public static func glass() -> Configuration { Configuration(.glass) }
    /// A title on a capsule of glass in the tint colour.
    ///
    /// - SeeAlso: Apple, "UIButton.Configuration.prominentGlass()".
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// A title on a capsule of glass that lets more of what is behind it through.
    ///
    /// - SeeAlso: Apple, "UIButton.Configuration.clearGlass()".
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// A title on a capsule of clear glass in the tint colour.
    ///
    /// - SeeAlso: Apple, "UIButton.Configuration.prominentClearGlass()".
    public static func prominentClearGlass() -> Configuration {
      Configuration(.prominentClearGlass)
    }

    /// The configuration for a button's state; always the configuration itself.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Resets the insets to the default.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(fill).contentInsets
    }

    /// The size of the title's font, in points.
    var titleSize: CGFloat {
      switch buttonSize {
      case .mini: 13
      case .small: 15
      case .medium, .large: 17
      }
    }
    /// The maximum number of lines in a mode; 0 is unlimited.
    static func lines(_ mode: NSLineBreakMode) -> Int {
      switch mode {
      case .byWordWrapping, .byCharWrapping: 0
      default: 1
      }
    }
    /// The alignment of the title's and the subtitle's lines; natural unless one is set.
    var textAlignment: NSTextAlignment {
      switch titleAlignment {
      case .center: .center
      case .trailing: .right
      case .automatic, .leading: .natural
      }
    }
    /// Whether there is a text below the title.
    var hasSubtitle: Bool { subtitle != nil || attributedSubtitle != nil }
    /// The size of the subtitle's font, in points.
    var subtitleSize: CGFloat { buttonSize == .mini ? 11 : 12 }

    /// The radius of the corners of a background, in points; the style that the system decides is a capsule in iOS 26, and
    /// of glass.
    func radius(for size: CGSize, isGlass: Bool) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic where isGlass || fill.isGlass: min(size.width, size.height) / 2
      case .dynamic, .medium: 6
      case .small: 4
      case .large: 9
      case .capsule: min(size.width, size.height) / 2
      }
    }

    /// Compares all parts that can be compared.
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
        cornerStyle, buttonSize, background, showsActivityIndicator, titleLineBreakMode,
        subtitleLineBreakMode, attributedSubtitle,
      ]
    }
  }
}

/// The background of a button or a cell.
///
/// - SeeAlso: Apple, "UIBackgroundConfiguration".
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The background colour; nil uses the owner's.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets from the owner's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; none unless set.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// An image on the background.
  public var image: UIImage?
  /// The background of a cell in a list: that of a plain one.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
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
  /// A transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Compares all parts.
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

/// Transforms a colour.
///
/// - SeeAlso: Apple, "UIConfigurationColorTransformer".
public struct UIConfigurationColorTransformer: Sendable {
  /// The transformation.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The grey with the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  /// The tint colour.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The colour of secondary labels.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// Transforms the attributes of a text, such as its font.
///
/// - SeeAlso: Apple, "UIConfigurationTextAttributesTransformer".
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The transformation.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
