public import Foundation
internal import ViewDrawing

extension NSImage {
  /// The look of a symbol: size, weight and colours.
  ///
  /// - SeeAlso: Apple, "NSImage.SymbolConfiguration".
  ///
  /// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
  open class SymbolConfiguration: NSObject, NSCopying, @unchecked Sendable {
    private(set) var pointSize: CGFloat?
    private(set) var weight: NSFont.Weight?
    private(set) var scale: SymbolScale?
    private(set) var color: NSColor?
    private(set) var colors: SymbolColors?

    override init() { super.init() }
    /// Creates a look for text of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
    }
    /// Creates a look for text of a size and a weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// Creates a look for a text style.
    public convenience init(textStyle style: NSFont.TextStyle) {
      self.init()
      pointSize = style.metrics.size
      weight = style.metrics.weight
    }
    /// Creates a look for a text style, at a scale.
    public convenience init(textStyle style: NSFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: style)
      self.scale = scale
    }
    /// Creates a look at a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// Creates a look in a colour and paler shades of it.
    public convenience init(hierarchicalColor: NSColor) {
      self.init()
      color = hierarchicalColor
      colors = .hierarchical
    }
    /// Creates a look in several colours, one for each rank of layers.
    public convenience init(paletteColors: [NSColor]) {
      self.init()
      color = paletteColors.first
      colors = .palette(paletteColors.map(\.cgColor))
    }
    /// Returns a look in one colour.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Returns a look in shades of one colour.
    open class func preferringHierarchical() -> SymbolConfiguration {
      let look = SymbolConfiguration()
      look.colors = .hierarchical
      return look
    }
    /// Returns a look in the symbol's own colours; in one colour here.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// Returns this look with the values of another one.
    open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      let joined = SymbolConfiguration()
      joined.pointSize = configuration.pointSize ?? pointSize
      joined.weight = configuration.weight ?? weight
      joined.scale = configuration.scale ?? scale
      joined.color = configuration.color ?? color
      joined.colors = configuration.colors ?? colors
      return joined
    }
    /// Returns the look itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The scale of a symbol beside its text.
  public enum SymbolScale: Int, Sendable {
    case small = 1
    case medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
  /// The range of an image's brightness.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
  /// The use of a buffer for drawing an image; every picture is drawn from scratch here.
  public enum CacheMode: UInt, Sendable {
    case `default`, always, bySize, never
  }

  /// Creates a system symbol; nil for a name with a word that no symbol's name has.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(symbol: name, nil, description)
  }
  /// Creates a system symbol with a value between 0 and 1, which is not drawn.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double,
    accessibilityDescription description: String?
  ) {
    self.init(symbol: name, nil, description)
  }
  /// Creates a symbol of the program; that of the system with the name here.
  public convenience init?(symbolName name: String, variableValue value: Double) {
    self.init(symbol: name, nil, nil)
  }
  private convenience init?(
    symbol name: String, _ look: SymbolConfiguration?, _ description: String?
  ) {
    guard SymbolNames.areWordsKnown(in: name) else { return nil }
    let glyph = SymbolGlyph(
      name: name, pointSize: look?.pointSize ?? 13, weight: look?.weight?.rawValue ?? 0,
      scale: look?.scale?.factor ?? 1, colors: look?.colors ?? .single)
    let color = look?.color
    self.init(size: glyph.size, flipped: true) { rect in
      guard let context = GraphicsStack.current.context else { return false }
      var content = ImageContent(symbol: glyph)
      content.tint = (color ?? .black).cgColor
      content.drawSymbol(in: context, rect)
      return true
    }
    isTemplate = color == nil
    accessibilityDescription = description
    symbolName = name
    symbolConfiguration = look ?? SymbolConfiguration()
  }
  /// Returns the symbol in another look; nil for an image that is not a symbol.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let symbolName else { return nil }
    let look = symbolConfiguration.applying(configuration)
    return NSImage(symbol: symbolName, look, accessibilityDescription)
  }
}
