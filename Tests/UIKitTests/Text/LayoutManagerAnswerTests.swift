import Foundation
import Testing
import UIKit

/// Answers of layout managers that follow from glyphs being UTF-16 units, and values that are kept.
///
/// Source: Apple, "NSLayoutManager", "NSTextContainer".
@MainActor struct LayoutManagerAnswerTests {
  @Test func glyphsAreUnits() {
    let (storage, manager, container) = TextKitTests.make("ab\n")
    #expect(storage.length == 3)
    #expect([-1, 0, 2, 3].map(manager.isValidGlyphIndex) == [false, true, true, false])
    #expect(manager.glyphIndexForCharacter(at: 2) == manager.characterIndexForGlyph(at: 2))
    #expect(manager.firstUnlaidGlyphIndex() == 3)
    #expect(container.isSimpleRectangularTextContainer)
    manager.textContainerChangedGeometry(container)
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    let extra = manager.extraLineFragmentRect
    #expect(abs(extra.minY - used.maxY) < 0.01)
    #expect(manager.extraLineFragmentUsedRect.width == 2 * container.lineFragmentPadding)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    var fraction: CGFloat = 0
    let first = manager.characterIndex(
      for: .zero, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect((first, fraction) == (0, 0))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: 2),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 1)
    #expect(abs((rects.first?.width ?? 0) - TextKitTests.width("ab")) < 0.1)
  }

  @Test func settingsChangeNothing() {
    let (storage, manager, container) = TextKitTests.make("ab")
    let before = manager.usedRect(for: container)
    for path: ReferenceWritableKeyPath<NSLayoutManager, Bool> in [
      \.allowsNonContiguousLayout, \.showsInvisibleCharacters, \.showsControlCharacters,
      \.usesDefaultHyphenation, \.limitsLayoutForSuspiciousContents,
    ] {
      #expect(!manager[keyPath: path])
      manager[keyPath: path] = true
      #expect(manager[keyPath: path])
    }
    #expect(manager.usedRect(for: container) == before)
    #expect(storage.layoutManagers.first === manager)
  }
}
