public import Foundation
internal import ViewDrawing

extension UIImage {
  /// The configuration of an image.
  ///
  /// - SeeAlso: Apple, "UIImage.Configuration".
  ///
  /// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil uses those of the view.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration without traits.
    public override init() { traitCollection = nil }
    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
  }

  /// The size and weight of a symbol.
  ///
  /// - SeeAlso: Apple, "UIImage.SymbolConfiguration".
  ///
  /// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private(set) var pointSize: CGFloat?
    private(set) var weight: UIImage.SymbolWeight?
    private(set) var scale: UIImage.SymbolScale?
    private(set) var color: UIColor?
    /// The colours of the layers; nil for a single colour.
    private(set) var colors: SymbolColors?

    /// An empty configuration.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    override init() { super.init() }

    /// Creates a symbol that matches text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    /// Creates a symbol that matches text of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    /// Creates a symbol that matches text of a size and a weight, at a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// Creates a symbol of a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }
    /// Creates a symbol at a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// Creates a symbol that matches a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    /// Creates a symbol that matches a text style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// Creates a symbol that matches a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
      weight = UIImage.SymbolWeight(font.fontDescriptor.wish.weight)
    }
    /// Creates a symbol that matches a font, at a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// Creates a symbol in a colour and paler shades of it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      color = hierarchicalColor
      colors = .hierarchical
    }
    /// Creates a symbol in a palette of colours, one for each rank of layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      color = paletteColors.first
      colors = .palette(paletteColors.map(\.cgColor))
    }

    /// The configuration overridden by another.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let joined = SymbolConfiguration()
      joined.pointSize = other.pointSize ?? pointSize
      joined.weight = other.weight ?? weight
      joined.scale = other.scale ?? scale
      joined.color = other.color ?? color
      joined.colors = other.colors ?? colors
      return joined
    }
  }

  /// The weight of a symbol.
  ///
  /// Source: Apple, "UIImage.SymbolWeight".
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    private static let weights: [UIFont.Weight] = [
      .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    /// The corresponding font weight.
    public func fontWeight() -> UIFont.Weight { Self.weights[rawValue] }
    /// Creates the nearest symbol weight to a font weight from −1 to 1.
    init(_ weight: Double) {
      let nearest = Self.weights.indices.dropFirst().min {
        abs(Double(Self.weights[$0].rawValue) - weight)
          < abs(Double(Self.weights[$1].rawValue) - weight)
      }
      self = nearest.flatMap(SymbolWeight.init(rawValue:)) ?? .regular
    }
  }

  /// The scale of a symbol relative to its text.
  ///
  /// Source: Apple, "UIImage.SymbolScale".
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.3
      case .default, .unspecified, .medium: 1
      }
    }
  }
}

extension UIImage {
  /// Creates a system symbol; nil for a name with a word that no symbol's name has.
  ///
  /// Apple's outlines may not be shipped: an installed set of open licence draws the symbol, and a box stands for a name
  /// without a picture. Known words in an order that no symbol has are not noticed.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Creates a system symbol with a configuration; nil for a name with a word that no symbol's name has.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard SymbolNames.areWordsKnown(in: name) else { return nil }
    self.init(
      content: Self.content(
        of: SymbolGlyph(name: name), configuration as? SymbolConfiguration))
  }

  private static func content(
    of symbol: SymbolGlyph, _ configuration: SymbolConfiguration?
  ) -> ImageContent {
    let glyph = SymbolGlyph(
      name: symbol.name, pointSize: configuration?.pointSize ?? symbol.pointSize,
      weight: configuration?.weight?.fontWeight().rawValue ?? symbol.weight,
      scale: configuration?.scale?.factor ?? symbol.scale,
      colors: configuration?.colors ?? symbol.colors, template: symbol.template)
    var content = ImageContent(symbol: glyph)
    content.tint = configuration?.color?.cgColor
    return content
  }

  /// The symbol with a configuration, unless it has its own.
  func applyingPreferred(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol = content.symbol,
      symbol == SymbolGlyph(name: symbol.name, template: symbol.template)
    else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { content.symbol != nil }
  /// The symbol with another configuration; other images are returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    content.symbol.map { symbol in
      var new = Self.content(of: symbol, configuration)
      new.tint = new.tint ?? content.tint
      new.rendering = content.rendering
      return UIImage(content: new)
    } ?? self
  }
  /// Equal to ``applyingSymbolConfiguration(_:)``.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }
}

/// Images of the system.
extension UIImage {
  /// A plus sign in a circle.
  public static var add: UIImage { system("plus.circle.fill") }
  /// A minus sign in a circle.
  public static var remove: UIImage { system("minus.circle.fill") }
  /// Three dots in a circle.
  public static var actions: UIImage { system("ellipsis.circle") }
  /// A check mark in a filled circle.
  public static var checkmark: UIImage { system("checkmark.circle.fill") }
  /// A check mark in a circle.
  public static var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
