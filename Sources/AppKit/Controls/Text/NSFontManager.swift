internal import Drawing
public import Foundation
public import FoundationShims

/// The traits of a font that the font manager knows; raw values are Apple's.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates traits from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Slanted.
  public static let italicFontMask = NSFontTraitMask(rawValue: 0x1)
  /// Bold.
  public static let boldFontMask = NSFontTraitMask(rawValue: 0x2)
  /// Not bold.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 0x4)
  /// Letters that are not the standard ones.
  public static let nonStandardCharacterSetFontMask = NSFontTraitMask(rawValue: 0x8)
  /// Narrow.
  public static let narrowFontMask = NSFontTraitMask(rawValue: 0x10)
  /// Wide.
  public static let expandedFontMask = NSFontTraitMask(rawValue: 0x20)
  /// Condensed.
  public static let condensedFontMask = NSFontTraitMask(rawValue: 0x40)
  /// Small capitals.
  public static let smallCapsFontMask = NSFontTraitMask(rawValue: 0x80)
  /// For posters.
  public static let posterFontMask = NSFontTraitMask(rawValue: 0x100)
  /// Compressed.
  public static let compressedFontMask = NSFontTraitMask(rawValue: 0x200)
  /// Fixed width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
  /// Not slanted.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x0100_0000)
}

/// Finds and converts fonts.
///
/// - SeeAlso: Apple, "NSFontManager".
@preconcurrency @MainActor open class NSFontManager: NSObject {
  /// The manager of the program.
  public static let shared = NSFontManager()
  /// The font that is selected.
  open private(set) var selectedFont: NSFont?
  /// Whether several fonts are selected.
  open private(set) var isMultiple = false
  /// The object that gets ``action``; nil for the responder chain.
  open weak var target: AnyObject?
  /// The action that is sent when the font changes.
  open var action: Selector = "changeFont:"
  /// Whether fonts can be changed; stored only.
  open var isEnabled = true
  /// The object that is asked about fonts.
  open weak var delegate: AnyObject?
  private var change: (NSFont) -> NSFont = { $0 }

  /// The families of the fonts that are installed.
  open var availableFontFamilies: [String] { FontDescriptor.installedFamilies }
  /// The names of the fonts that are installed; their families here.
  open var availableFonts: [String] { FontDescriptor.installedFamilies }
  /// Returns the members of a family: name, face, weight and traits of each.
  open func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
    guard availableFontFamilies.contains(fam) else { return nil }
    return [
      [fam, "Regular", 5, 0], [fam + "-Bold", "Bold", 9, 2], [fam + "-Italic", "Italic", 5, 1],
    ]
  }
  /// Returns the name of a family for display.
  open func localizedName(forFamily family: String, face faceKey: String?) -> String {
    faceKey.map { "\(family) \($0)" } ?? family
  }
  /// Returns a font of a family; nil for an empty name.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - traits: The traits of the font.
  ///   - weight: From 0 to 15; 5 is regular and 9 bold.
  ///   - size: The size in points.
  open func font(
    withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat
  ) -> NSFont? {
    guard let font = NSFont(name: family, size: size) else { return nil }
    var traits = traits
    if weight >= 9 { traits.insert(.boldFontMask) }
    return convert(font, toHaveTrait: traits)
  }
  /// Returns the traits of a font.
  open func traits(of fontObj: NSFont) -> NSFontTraitMask {
    let symbolic = fontObj.fontDescriptor.symbolicTraits
    var traits: NSFontTraitMask = []
    if symbolic.contains(.bold) { traits.insert(.boldFontMask) }
    if symbolic.contains(.italic) { traits.insert(.italicFontMask) }
    if symbolic.contains(.monoSpace) { traits.insert(.fixedPitchFontMask) }
    return traits
  }
  /// Whether the font with a name has traits.
  open func fontNamed(_ fName: String, hasTraits someTraits: NSFontTraitMask) -> Bool {
    NSFont(name: fName, size: 12).map { traits(of: $0).isSuperset(of: someTraits) } ?? false
  }
  /// Returns the weight of a font, from 0 to 15; 5 is regular and 9 bold.
  open func weight(of fontObj: NSFont) -> Int {
    min(14, max(1, fontObj.descriptor.numericWeight / 100 + 1))
  }
  /// Returns a font as the last change of the user makes it.
  open func convert(_ fontObj: NSFont) -> NSFont { change(fontObj) }
  /// Returns a font at another size.
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  /// Returns the font of another family with the same traits and size.
  open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
    var wish = fontObj.descriptor
    wish.kind = .named(family)
    return NSFont(descriptor: wish)
  }
  /// Returns the font of a name at the same size; the same font for an empty name.
  open func convert(_ fontObj: NSFont, toFace typeface: String) -> NSFont? {
    NSFont(name: typeface, size: fontObj.pointSize)
  }
  /// Returns a font with traits.
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.insert(.bold) }
    if trait.contains(.italicFontMask) { traits.insert(.italic) }
    if trait.contains(.fixedPitchFontMask) { traits.insert(.monoSpace) }
    if trait.contains(.unboldFontMask) { traits.remove(.bold) }
    if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
    return NSFont(descriptor: fontObj.descriptor.with(traits))
  }
  /// Returns a font without traits.
  open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.remove(.bold) }
    if trait.contains(.italicFontMask) { traits.remove(.italic) }
    return NSFont(descriptor: fontObj.descriptor.with(traits))
  }
  /// Returns a bolder or lighter font.
  open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont {
    var wish = fontObj.descriptor
    wish.weight = min(1, max(-1, wish.weight + (upFlag ? 0.2 : -0.2)))
    return NSFont(descriptor: wish)
  }
  /// Returns attributes as the last change of the user makes them; the attributes.
  open func convertAttributes(_ attributes: [String: Any]) -> [String: Any] { attributes }
  /// Sets the selected font.
  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {
    (selectedFont, isMultiple) = (fontObj, flag)
  }
  /// Sets the attributes of the selection; does nothing.
  open func setSelectedAttributes(_ attributes: [String: Any], isMultiple flag: Bool) {}
  private func send(_ change: @escaping (NSFont) -> NSFont) {
    self.change = change
    NSApplication.shared.sendAction(action, to: target, from: self)
  }
  /// Adds the trait that is the sender's tag.
  open func addFontTrait(_ sender: Any?) {
    let mask = NSFontTraitMask(rawValue: UInt(max(0, tag(of: sender))))
    send { [weak self] in self?.convert($0, toHaveTrait: mask) ?? $0 }
  }
  /// Removes the trait that is the sender's tag.
  open func removeFontTrait(_ sender: Any?) {
    let mask = NSFontTraitMask(rawValue: UInt(max(0, tag(of: sender))))
    send { [weak self] in self?.convert($0, toNotHaveTrait: mask) ?? $0 }
  }
  /// Makes the font larger or smaller, as the sender's tag says.
  open func modifyFont(_ sender: Any?) {
    let step: CGFloat = [3: 1, 4: -1][tag(of: sender)] ?? 0
    send { $0.withSize(max(1, $0.pointSize + step)) }
  }
  private func tag(of sender: Any?) -> Int {
    (sender as? any NSValidatedUserInterfaceItem)?.tag ?? (sender as? NSControl)?.tag ?? 0
  }
  /// Shows the panel of fonts; does nothing.
  open func orderFrontFontPanel(_ sender: Any?) {}
  /// Sends the action; the panel of fonts is its sender.
  @discardableResult
  open func sendAction() -> Bool { NSApplication.shared.sendAction(action, to: target, from: self) }
  /// The names of the collections of fonts; empty.
  open var collectionNames: [Any] { [] }
}
