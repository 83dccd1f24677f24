package import Drawing
public import Foundation
public import FoundationShims
internal import ViewDrawing

/// A description of a font.
///
/// - SeeAlso: Apple, "CTFontDescriptor".
public final class CTFontDescriptor: Sendable {
  /// The description for the drawing layer.
  package let wish: FontDescriptor
  /// The attributes that were stated, as far as they are known here.
  let attributes: FontAttributes

  /// Creates a descriptor of attributes on top of a description.
  package init(_ attributes: FontAttributes, on wish: FontDescriptor = FontDescriptor(size: 12)) {
    self.attributes = attributes
    var wish = wish
    wish.add(attributes)
    self.wish = wish
  }
}

/// The attributes of a font that are read here.
package struct FontAttributes: Sendable {
  var name: String?
  var family: String?
  var size: Double?
  var weight: Double?
  var style: String?
  var traits: CTFontSymbolicTraits?

  init(_ values: CFDictionary) {
    name = values[kCTFontNameAttribute] as? String
    family = values[kCTFontFamilyNameAttribute] as? String
    style = values[kCTFontStyleNameAttribute] as? String
    size = TextLook.number(values[kCTFontSizeAttribute])
    if let traits = values[kCTFontTraitsAttribute] as? [String: Any] {
      weight = TextLook.number(traits[kCTFontWeightTrait])
      let bits = (traits[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value
      self.traits = bits.map { CTFontSymbolicTraits(rawValue: $0) }
    }
  }
}

extension FontDescriptor {
  /// Adds attributes.
  mutating func add(_ attributes: FontAttributes) {
    if let name = attributes.name ?? attributes.family { kind = .named(name) }
    if let size = attributes.size, size > 0 { self.size = size }
    if let traits = attributes.traits { set(traits) }
    if let weight = attributes.weight { self.weight = weight }
    if let style = attributes.style { self = inFace(style) }
  }
}

/// The key of a PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of a name for display.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The key of a family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of the name of a face in its family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of a dictionary of traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of a size in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of a font's file.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The key of features; not read.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key of variations; not read.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The key of the fonts that draw missing letters; not read.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The key of symbolic traits among traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight among traits, from −1 to 1.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The key of the width among traits, from −1 to 1.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The key of the slant among traits, from −1 to 1.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
/// The key of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a feature's selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"

/// Creates a descriptor of a name and a size in points; 0 states no size.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(
    FontAttributes([kCTFontNameAttribute: name, kCTFontSizeAttribute: size] as NSDictionary))
}

/// Creates a descriptor of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(FontAttributes(attributes))
}

/// Creates a descriptor like another one with more attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  CTFontDescriptor(FontAttributes(attributes), on: original.wish)
}

/// The value of an attribute: name, family, style, size or traits.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  CTFontDescriptorCopyAttributes(descriptor)[attribute].map { $0 as AnyObject }
}

/// All attributes: name, family, style, size and traits.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  let wish = descriptor.wish
  let font = CTFont(drawnAs: wish)
  let traits: [String: Any] = [
    kCTFontSymbolicTrait: wish.traits.rawValue, kCTFontWeightTrait: wish.weight,
  ]
  return [
    kCTFontNameAttribute: CTFontCopyPostScriptName(font),
    kCTFontFamilyNameAttribute: font.shownFamily,
    kCTFontStyleNameAttribute: wish.styleName, kCTFontSizeAttribute: wish.size,
    kCTFontTraitsAttribute: traits,
  ] as NSDictionary
}
