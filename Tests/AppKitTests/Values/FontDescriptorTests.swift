import AppKit
import Testing

/// Descriptions of fonts; Apple, "NSFontDescriptor", "NSFontManager".
@MainActor struct FontDescriptorTests {
  @Test func traitsMakeFonts() throws {
    let plain = NSFont.systemFont(ofSize: 13).fontDescriptor
    let bold = plain.withSymbolicTraits(.bold)
    #expect(bold.symbolicTraits == .bold && plain.symbolicTraits == [])
    #expect(NSFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 13))
    #expect(NSFont(descriptor: bold, size: 20)?.pointSize == 20)
    let both = bold.withSymbolicTraits([.bold, .italic])
    #expect(both.symbolicTraits == [.bold, .italic] && both.withSymbolicTraits([]) == plain)
    #expect(plain.withDesign(.monospaced)?.symbolicTraits == .monoSpace)
    #expect(plain.withSize(9).pointSize == 9 && plain.withSize(0).pointSize == 0)
    #expect(plain.withFamily("Menlo").object(forKey: .family) as? String == "Menlo")
    #expect(plain.withFace("Bold").symbolicTraits == .bold)
    #expect(!plain.requiresFontAssetRequest && plain.copy() as AnyObject === plain)
    #expect(plain.matchingFontDescriptors(withMandatoryKeys: nil) == [plain])
    #expect(plain.matchingFontDescriptor(withMandatoryKeys: [.name]) == plain)
    #expect(NSFontDescriptor.preferredFontDescriptor(forTextStyle: .title1).pointSize == 22)
  }

  @Test func attributesAreKept() {
    let descriptor = NSFontDescriptor(fontAttributes: [
      .family: "Menlo", .size: 15, .visibleName: "M",
      .traits: [NSFontDescriptor.TraitKey.weight: 0.4],
    ])
    #expect(descriptor.pointSize == 15 && descriptor.symbolicTraits.contains(.bold))
    #expect(descriptor.object(forKey: .visibleName) as? String == "M")
    #expect(NSFontDescriptor(name: "Menlo", size: 0).pointSize == 0)
    #expect(NSFontDescriptor(name: "Menlo", size: 9).postscriptName == "Menlo")
    let matrix = AffineTransform(scale: 2)
    #expect(NSFontDescriptor(name: "Menlo", matrix: matrix).matrix == matrix)
    #expect(descriptor.withMatrix(matrix).matrix == matrix && descriptor.matrix == nil)
    #expect(
      NSFont(descriptor: descriptor, textTransform: AffineTransform(scale: 30))?.pointSize == 30)
    let more = descriptor.addingAttributes([.cascadeList: ["a"], .fixedAdvance: 2])
    #expect(more.fontAttributes[.fixedAdvance] as? Int == 2 && more.pointSize == 15)
  }

  @Test func namesAreApples() {
    let names: [(NSFontDescriptor.AttributeName, String)] = [
      (.family, "NSFontFamilyAttribute"), (.name, "NSFontNameAttribute"),
      (.face, "NSFontFaceAttribute"), (.size, "NSFontSizeAttribute"),
      (.visibleName, "NSFontVisibleNameAttribute"), (.matrix, "NSFontMatrixAttribute"),
      (.variation, "NSCTFontVariationAttribute"), (.characterSet, "NSCTFontCharacterSetAttribute"),
      (.cascadeList, "NSCTFontCascadeListAttribute"), (.traits, "NSCTFontTraitsAttribute"),
      (.fixedAdvance, "NSCTFontFixedAdvanceAttribute"),
      (.featureSettings, "NSCTFontFeatureSettingsAttribute"),
    ]
    #expect(names.allSatisfy { $0.rawValue == $1 })
    let keys: [NSFontDescriptor.TraitKey] = [.symbolic, .weight, .width, .slant]
    let axes: [NSFontDescriptor.VariationKey] = [
      .identifier, .minimumValue, .maximumValue, .defaultValue, .name,
    ]
    let features: [NSFontDescriptor.FeatureKey] = [.typeIdentifier, .selectorIdentifier]
    let designs: [NSFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
    #expect(Set(keys).count + Set(axes).count + Set(features).count + Set(designs).count == 15)
    let traits: [NSFontDescriptor.SymbolicTraits] = [
      .expanded, .condensed, .vertical, .UIOptimized, .tightLeading, .looseLeading,
    ]
    #expect(traits.map(\.rawValue) == [32, 64, 2048, 4096, 32768, 65536])
    let classes: [NSFontDescriptor.SymbolicTraits] = [
      .classOldStyleSerifs, .classTransitionalSerifs, .classModernSerifs, .classClarendonSerifs,
      .classSlabSerifs, .classFreeformSerifs, .classSansSerif, .classOrnamentals, .classScripts,
      .classSymbolic,
    ]
    #expect(classes.allSatisfy { NSFontDescriptor.SymbolicTraits.classMask.contains($0) })
    #expect(NSFontDescriptor.SymbolicTraits.traitEmphasized == .bold)
  }

  @Test func theManagerConverts() throws {
    let manager = NSFontManager.shared
    let font = NSFont.systemFont(ofSize: 13)
    let bold = manager.convert(font, toHaveTrait: .boldFontMask)
    #expect(
      manager.traits(of: bold) == .boldFontMask
        && manager.weight(of: bold) > manager.weight(of: font))
    #expect(manager.convert(bold, toNotHaveTrait: .boldFontMask) == font)
    #expect(manager.convert(bold, toHaveTrait: .unboldFontMask) == font)
    let italic = manager.convert(font, toHaveTrait: [.italicFontMask, .fixedPitchFontMask])
    #expect(manager.traits(of: italic).contains(.italicFontMask))
    #expect(
      !manager.traits(of: manager.convert(italic, toHaveTrait: .unitalicFontMask)).contains(
        .italicFontMask))
    #expect(manager.convert(font, toSize: 20).pointSize == 20)
    #expect(manager.convert(font, toFamily: "Menlo").familyName == "Menlo")
    #expect(manager.convert(font, toFace: "Menlo-Bold")?.pointSize == 13)
    #expect(manager.convert(font, toFace: "") == nil)
    #expect(manager.weight(of: manager.convertWeight(true, of: font)) > manager.weight(of: font))
    #expect(manager.font(withFamily: "Menlo", traits: [], weight: 9, size: 11)?.pointSize == 11)
    #expect(manager.localizedName(forFamily: "A", face: "B") == "A B")
    let family = try #require(manager.availableFontFamilies.first)
    #expect(manager.availableMembers(ofFontFamily: family)?.count == 3)
    #expect(manager.availableMembers(ofFontFamily: "No such family") == nil)
    #expect(
      !manager.availableFonts.isEmpty && !manager.fontNamed("Menlo", hasTraits: .boldFontMask))
    let masks: [NSFontTraitMask] = [
      .nonStandardCharacterSetFontMask, .narrowFontMask, .expandedFontMask, .condensedFontMask,
      .smallCapsFontMask, .posterFontMask, .compressedFontMask,
    ]
    #expect(masks.map(\.rawValue) == [8, 16, 32, 64, 128, 256, 512])
  }

  /// A menu's item changes the font of the text that has the focus.
  @Test func menusChangeFonts() {
    let manager = NSFontManager.shared
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    view.isRichText = false
    let window = Mouse.window(view)
    defer { window.close() }
    #expect(window.makeFirstResponder(view))
    let item = NSMenuItem(title: "Bold", action: "addFontTrait:", keyEquivalent: "")
    item.tag = 2
    manager.addFontTrait(item)
    #expect(view.font.map { manager.traits(of: $0) } == .boldFontMask)
    manager.removeFontTrait(item)
    item.tag = 3
    manager.modifyFont(item)
    #expect(view.font?.pointSize == 14 && manager.sendAction())
    manager.setSelectedFont(.systemFont(ofSize: 9), isMultiple: true)
    #expect(manager.selectedFont?.pointSize == 9 && manager.isMultiple && manager.isEnabled)
    #expect(manager.action == "changeFont:" && manager.target == nil && manager.delegate == nil)
    #expect(manager.convertAttributes([:]).isEmpty && manager.collectionNames.isEmpty)
    manager.setSelectedAttributes([:], isMultiple: false)
    manager.orderFrontFontPanel(nil)
  }
}
