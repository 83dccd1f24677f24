import CoreText
import Drawing
import Foundation
import Testing
import ViewDrawing

/// Fonts, descriptors, glyphs and settings.
@Suite struct FontTests {
  @Test func values() {
    let font = CTFontCreateWithName("Inter", 20, nil)
    #expect(CTFontGetSize(font) == 20 && CTFontCopyFamilyName(font) == "Inter")
    #expect(
      CTFontCopyPostScriptName(font) == "Inter" && CTFontCopyFullName(font).hasPrefix("Inter"))
    #expect(CTFontCopyDisplayName(font) == CTFontCopyFullName(font))
    #expect(CTFontGetAscent(font) > CTFontGetCapHeight(font))
    #expect(CTFontGetCapHeight(font) > CTFontGetXHeight(font) && CTFontGetDescent(font) > 0)
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0.5)
    #expect(CTFontGetLeading(font) == 0 && CTFontGetUnitsPerEm(font) == 1000)
    let box = CTFontGetBoundingBox(font)
    #expect(abs(box.height - CTFontGetAscent(font) - CTFontGetDescent(font)) < 1e-9)
    #expect(CTFontGetMatrix(font) == .identity && CTFontGetSlantAngle(font) == 0)
    #expect(CTFontGetGlyphCount(font) > 1000)
    #expect(CTFontCreateWithName("Inter", 0, nil) == CTFontCreateWithName("Inter", 12, nil))
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName(".SFUI", 10, nil)) == ".SFUI-Regular")
    let graphics = CTFontCopyGraphicsFont(font, nil)
    #expect(CTFontCreateWithGraphicsFont(graphics, 20, nil, nil) == font)
    #expect(CTFontCreateForString(font, "a", CFRangeMake(0, 1)) === font)
    #expect(CTFontCreateCopyWithFamily(font, 10, nil, "DejaVu Sans Mono").map(CTFontGetSize) == 10)
    #expect(CTFontCreateCopyWithFamily(font, 10, nil, "No Family") == nil)
  }

  @Test(arguments: [
    (CTFontUIFontType.system, 13.0), (.emphasizedSystem, 13), (.smallSystem, 11), (.miniSystem, 9),
    (.user, 12), (.userFixedPitch, 10), (.label, 10), (.smallEmphasizedSystem, 11),
    (.windowTitle, 13), (.menuTitle, 13), (.menuItem, 13), (.message, 13), (.toolTip, 11),
    (.none, 12),
  ])
  func systemFonts(_ row: (type: CTFontUIFontType, size: CGFloat)) throws {
    let font = try #require(CTFontCreateUIFontForLanguage(row.type, 0, nil))
    #expect(CTFontGetSize(font) == row.size)
    let isBold = [.emphasizedSystem, .smallEmphasizedSystem, .windowTitle].contains(row.type)
    #expect(CTFontGetSymbolicTraits(font).contains(.boldTrait) == isBold)
    #expect(
      CTFontGetSymbolicTraits(font).contains(.monoSpaceTrait) == (row.type == .userFixedPitch))
  }

  @Test func traits() throws {
    let font = CTFontCreateWithName("Inter", 20, nil)
    let both = try #require(
      CTFontCreateCopyWithSymbolicTraits(
        font, 0, nil, [.traitBold, .traitItalic], [.traitBold, .traitItalic]))
    #expect(
      CTFontGetSymbolicTraits(both) == [.boldTrait, .italicTrait] && CTFontGetSize(both) == 20)
    #expect(CTFontGetSlantAngle(both) < 0)
    let slanted = try #require(CTFontCreateCopyWithSymbolicTraits(both, 8, nil, [], .traitBold))
    #expect(CTFontGetSymbolicTraits(slanted) == .traitItalic)
    let mono = CTFontCreateUIFontForLanguage(.system, 10, nil).flatMap {
      CTFontCreateCopyWithSymbolicTraits($0, 0, nil, .traitMonoSpace, .traitMonoSpace)
    }
    #expect(mono.map(CTFontGetSymbolicTraits) == .traitMonoSpace)
    let others: CTFontSymbolicTraits = [
      .traitExpanded, .traitCondensed, .traitVertical, .traitUIOptimized, .traitColorGlyphs,
    ]
    #expect(others.rawValue == 0b11_1000_0110_0000)
    let values = CTFontCopyTraits(both)
    #expect(values[kCTFontSymbolicTrait] as? UInt32 == 3)
  }

  @Test func descriptors() throws {
    let attributes: [CFString: Any] = [
      kCTFontFamilyNameAttribute: "Inter", kCTFontSizeAttribute: 15,
      kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4],
    ]
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
    let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    #expect(CTFontGetSize(font) == 15 && CTFontGetSymbolicTraits(font) == .traitBold)
    #expect(
      CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? String == "Inter")
    #expect(CTFontCopyAttribute(font, kCTFontStyleNameAttribute) as? String == "Bold")
    let small = CTFontDescriptorCreateCopyWithAttributes(
      descriptor,
      [kCTFontSizeAttribute: 9, kCTFontStyleNameAttribute: "Light Italic"] as CFDictionary)
    let light = CTFontCreateWithFontDescriptor(small, 0, nil)
    #expect(CTFontGetSize(light) == 9 && CTFontGetSymbolicTraits(light) == .traitItalic)
    let copy = CTFontCreateCopyWithAttributes(font, 30, nil, small)
    #expect(CTFontGetSize(copy) == 30)
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil) == font)
    let named = CTFontDescriptorCreateWithNameAndSize("Inter", 11)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(named, 0, nil)) == 11)
    #expect(CTFontDescriptorCopyAttributes(named)[kCTFontNameAttribute] as? String == "Inter")
    #expect(
      CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), kCTFontSizeAttribute) as? Double
        == 15)
    let unread = [
      kCTFontDisplayNameAttribute, kCTFontURLAttribute, kCTFontFeatureSettingsAttribute,
      kCTFontVariationAttribute, kCTFontCascadeListAttribute, kCTFontWidthTrait, kCTFontSlantTrait,
      kCTFontFeatureTypeIdentifierKey, kCTFontFeatureSelectorIdentifierKey,
    ]
    #expect(Set(unread).count == 9)
  }

  @Test func glyphs() throws {
    let font = CTFontCreateWithName("Inter", 100, nil)
    let characters = Array("Ai 😀".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: characters.count)
    #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
    #expect(glyphs[0] > 0 && glyphs[1] > 0 && glyphs[2] > 0 && glyphs[4] == 0)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
    #expect(CTFontGetGlyphWithName(font, "A") == glyphs[0])
    #expect(CTFontGetGlyphWithName(font, "no such glyph") == 0)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    #expect(abs(path.boundingBoxOfPath.height - 72.7) < 1 && path.boundingBoxOfPath.minY == 0)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, 2)
    #expect(sum == Double(advances[0].width + advances[1].width))
    #expect(advances[0].width > advances[1].width)
    var boxes = [CGRect](repeating: .zero, count: 3)
    let union = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &boxes, 3)
    #expect(
      union.contains(boxes[0]) && boxes[2] == .zero && CTFontOrientation.vertical.rawValue == 2)
  }

  @Test func paragraphs() {
    var alignment = CTTextAlignment.center
    var mode = CTLineBreakMode.byTruncatingTail
    var direction = CTWritingDirection.rightToLeft
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &mode) { mode in
        withUnsafePointer(to: &direction) { direction in
          withUnsafePointer(to: &spacing) { spacing in
            let numbers: [CTParagraphStyleSpecifier] = [
              .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval,
              .lineHeightMultiple, .maximumLineHeight, .minimumLineHeight, .paragraphSpacing,
              .paragraphSpacingBefore, .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment,
              .maximumLineSpacing, .tabStops, .lineBoundsOptions,
            ]
            let settings =
              numbers.map {
                CTParagraphStyleSetting(
                  spec: $0, valueSize: MemoryLayout<CGFloat>.size, value: spacing)
              } + [
                CTParagraphStyleSetting(
                  spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                CTParagraphStyleSetting(
                  spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: mode),
                CTParagraphStyleSetting(
                  spec: .baseWritingDirection, valueSize: MemoryLayout<CTWritingDirection>.size,
                  value: direction),
              ]
            return CTParagraphStyleCreate(settings, settings.count)
          }
        }
      }
    }
    #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
    #expect(style.baseWritingDirection == .rightToLeft && style.lineSpacing == 7)
    let numbers = [
      style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.defaultTabInterval,
      style.lineHeightMultiple, style.maximumLineHeight, style.minimumLineHeight,
      style.paragraphSpacing, style.paragraphSpacingBefore,
    ]
    #expect(numbers.allSatisfy { $0 == 7 } && CTParagraphStyleCreate(nil, 0).alignment == .natural)
  }

  @Test func registration() throws {
    var error: Unmanaged<NSArray>?
    let missing = URL(fileURLWithPath: "/nowhere/font.ttf")
    #expect(!CTFontManagerRegisterFontsForURLs([missing], .process, &error))
    let errors = try #require(error?.takeRetainedValue() as? [NSError])
    #expect(errors.count == 1 && errors[0].domain == kCTFontManagerErrorDomain)
    #expect(CTFontManagerRegisterFontsForURLs([], .process, nil))
    var calls = 0
    CTFontManagerRegisterFontURLs([missing], .process, true) { errors, isDone in
      calls += errors.count
      return isDone
    }
    #expect(calls == 1 && CTFontManagerCreateFontDescriptorsFromURL(missing) == nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data() as CFData) == nil)
    var reason: Unmanaged<NSError>?
    #expect(!CTFontManagerUnregisterFontsForURL(missing, .process, &reason))
    #expect(reason?.takeRetainedValue().code == CTFontManagerError.inUse.rawValue)
    #expect(
      CTFontManagerCopyAvailableFontFamilyNames() as? [String] == FontDescriptor.installedFamilies)
    let codes: [CTFontManagerError] = [
      .fileNotFound, .insufficientPermissions, .unrecognizedFormat, .invalidFontData,
      .alreadyRegistered, .notRegistered,
    ]
    #expect(codes.map(\.rawValue) == [101, 102, 103, 104, 105, 201])
  }

  @Test func attributesOfStringsAreTheirs() {
    #expect(kCTFontAttributeName == NSAttributedString.Key.font.rawValue)
    #expect(kCTParagraphStyleAttributeName == NSAttributedString.Key.paragraphStyle.rawValue)
    #expect(kCTLigatureAttributeName == NSAttributedString.Key.ligature.rawValue)
    #expect(kCTUnderlineStyleAttributeName == NSAttributedString.Key.underlineStyle.rawValue)
    #expect(kCTStrokeWidthAttributeName == NSAttributedString.Key.strokeWidth.rawValue)
    #expect(kCTBaselineOffsetAttributeName == NSAttributedString.Key.baselineOffset.rawValue)
    #expect(kCTTrackingAttributeName == NSAttributedString.Key.tracking.rawValue)
    let others = [
      kCTForegroundColorFromContextAttributeName, kCTBackgroundColorAttributeName,
      kCTUnderlineColorAttributeName, kCTStrokeColorAttributeName, kCTSuperscriptAttributeName,
      kCTVerticalFormsAttributeName, kCTLanguageAttributeName,
    ]
    #expect(Set(others).count == 7)
    #expect(CTUnderlineStyle.double.contains(.single) && !CTUnderlineStyle.thick.contains(.single))
    let options: CTLineBoundsOptions = [
      .excludeTypographicShifts, .useHangingPunctuation, .useGlyphPathBounds,
      .includeLanguageExtents, .excludeTypographicLeading,
    ]
    #expect(options.rawValue == 47)
    #expect(CFStringGetLength("a😀") == 3)
    #expect(CFAttributedStringGetLength(NSAttributedString(string: "abc")) == 3)
  }
}
