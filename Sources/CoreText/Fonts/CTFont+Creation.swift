package import Drawing
public import Foundation
public import FoundationShims
public import ViewDrawing

// Source: Apple, "CTFont". A matrix has no effect on a font here, only on the paths that take one.

/// The purpose of a font of the system's.
///
/// - SeeAlso: Apple, "CTFontUIFontType".
public enum CTFontUIFontType: UInt32, Sendable {
  /// No purpose.
  case none = 0xFFFF_FFFF
  /// Text of the user.
  case user = 0
  /// Text of the user in letters of one width.
  case userFixedPitch = 1
  /// Text of the system.
  case system = 2
  /// Text of the system, bold.
  case emphasizedSystem = 3
  /// Small text.
  case smallSystem = 4
  /// Small bold text.
  case smallEmphasizedSystem = 5
  /// Very small text.
  case miniSystem = 6
  /// Labels.
  case label = 10
  /// Titles of windows.
  case windowTitle = 15
  /// Titles of menus.
  case menuTitle = 11
  /// Items of menus.
  case menuItem = 12
  /// Messages.
  case message = 21
  /// Tips.
  case toolTip = 25

  /// The size in points where none is stated.
  fileprivate var size: Double {
    switch self {
    case .user, .none: 12
    case .userFixedPitch, .label: 10
    case .smallSystem, .smallEmphasizedSystem, .toolTip: 11
    case .miniSystem: 9
    default: 13
    }
  }
}

/// Creates a font with a name at a size in points; 0 means 12.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // A name of the system's own fonts begins with a dot.
  let kind: FontDescriptor.Kind = name.hasPrefix(".") || name.isEmpty ? .system : .named(name)
  return CTFont(drawnAs: FontDescriptor(kind: kind, size: size > 0 ? size : 12))
}

/// Creates a font of a descriptor at a size in points; 0 means the descriptor's, or 12.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  var wish = descriptor.wish
  if size > 0 { wish.size = size }
  return CTFont(drawnAs: wish)
}

/// Creates a font of the system's at a size in points; 0 means that of its purpose.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  var wish = FontDescriptor(
    kind: uiType == .userFixedPitch ? .monospaced : .system, size: size > 0 ? size : uiType.size)
  if [.emphasizedSystem, .smallEmphasizedSystem, .windowTitle].contains(uiType) {
    wish.weight = 0.3
  }
  return CTFont(drawnAs: wish)
}

/// Creates a font like another one at a size in points, with a descriptor's attributes; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  var wish = font.descriptor
  if let attributes { wish.add(attributes.attributes) }
  if size > 0 { wish.size = size }
  return CTFont(drawnAs: wish)
}

/// Creates a font like another one with other traits among those of a mask.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  var wish = font.descriptor
  let traits = wish.traits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  wish.set(traits)
  if size > 0 { wish.size = size }
  return CTFont(drawnAs: wish)
}

/// Creates a font like another one in another family; nil if that is not installed.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  var wish = font.descriptor
  wish.kind = .named(family)
  if size > 0 { wish.size = size }
  return wish.resolvedFace.isFallback ? nil : CTFont(drawnAs: wish)
}

/// Creates a font of a font without a size.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  var wish = graphicsFont.descriptor(size: size > 0 ? size : 12)
  if let attributes { wish.add(attributes.attributes) }
  return CTFont(drawnAs: wish)
}

/// Creates the font that draws a range of a text: here the same, since missing letters are drawn in others.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont { currentFont }
