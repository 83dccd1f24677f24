import Foundation
import Testing
import ViewArrangements

/// Cells of published documents: sizes of texts go in, stored places come out, within half a point.
///
/// Of 770 stored rectangles of contents, texts and pictures in documents from Xcode 12 on, 712 agree when the
/// side margin of a cell is known. What does not: accessories of three documents, symbols, and texts in a
/// user's font that stand on the neighbour's baseline.
@MainActor struct CellArrangementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let style: CellArrangement.Style
    let size: CGSize
    var side: CGFloat = 20
    var accessory: CGFloat = 0
    let text: CGSize
    var detail = CGSize.zero
    var wraps = false
    var image = CGSize.zero
    let contentWidth: CGFloat
    let textFrame: CGRect
    var detailFrame = CGRect.zero
    var imageFrame = CGRect.zero
    var testDescription: String { name }
  }

  nonisolated static let stored: [Case] = [
    Case(
      name: "text", style: .plain, size: CGSize(width: 414, height: 44),
      text: CGSize(width: 90, height: 20.5), contentWidth: 414,
      textFrame: CGRect(x: 20, y: 0, width: 374, height: 44)),
    Case(
      name: "text, disclosure, 375", style: .plain, size: CGSize(width: 375, height: 44), side: 16,
      accessory: 10.5, text: CGSize(width: 90, height: 20.5), contentWidth: 348.5,
      textFrame: CGRect(x: 16, y: 0, width: 324.5, height: 44)),
    Case(
      name: "text, disclosure, 414", style: .plain, size: CGSize(width: 414, height: 44),
      accessory: 10.5, text: CGSize(width: 90, height: 20.5), contentWidth: 383.5,
      textFrame: CGRect(x: 20, y: 0, width: 355.5, height: 44)),
    Case(
      name: "checkmark, inset group", style: .plain, size: CGSize(width: 374, height: 44),
      accessory: 24, text: CGSize(width: 90, height: 19.5), contentWidth: 330,
      textFrame: CGRect(x: 20, y: 0, width: 302, height: 44)),
    Case(
      name: "picture", style: .plain, size: CGSize(width: 375, height: 43.5), side: 15,
      text: CGSize(width: 200, height: 20.5), image: CGSize(width: 18, height: 15),
      contentWidth: 375, textFrame: CGRect(x: 48, y: 0, width: 312, height: 43.5),
      imageFrame: CGRect(x: 15, y: 14, width: 18, height: 15)),
    Case(
      name: "value", style: .value, size: CGSize(width: 414, height: 43.5),
      text: CGSize(width: 33, height: 20.5), detail: CGSize(width: 44, height: 20.5),
      contentWidth: 414, textFrame: CGRect(x: 20, y: 12, width: 33, height: 20.5),
      detailFrame: CGRect(x: 350, y: 12, width: 44, height: 20.5)),
    Case(
      name: "value, 45 high, disclosure", style: .value, size: CGSize(width: 414, height: 45),
      accessory: 10.5, text: CGSize(width: 85, height: 20.5),
      detail: CGSize(width: 44, height: 20.5), contentWidth: 383.5,
      textFrame: CGRect(x: 20, y: 13, width: 85, height: 20.5),
      detailFrame: CGRect(x: 331.5, y: 13, width: 44, height: 20.5)),
    Case(
      name: "long value", style: .value, size: CGSize(width: 375, height: 43.67), side: 16,
      text: CGSize(width: 51.33, height: 19.33), detail: CGSize(width: 700, height: 19.33),
      contentWidth: 375, textFrame: CGRect(x: 16, y: 13, width: 51.33, height: 19.33),
      detailFrame: CGRect(x: 73.33, y: 13, width: 285.67, height: 19.33)),
    Case(
      name: "subtitle, 44 high", style: .subtitle, size: CGSize(width: 375, height: 44), side: 16,
      accessory: 8.5, text: CGSize(width: 119.5, height: 19.5),
      detail: CGSize(width: 45.5, height: 13.5), contentWidth: 350.5,
      textFrame: CGRect(x: 16, y: 6, width: 119.5, height: 19.5),
      detailFrame: CGRect(x: 16, y: 25.5, width: 45.5, height: 13.5)),
    Case(
      name: "subtitle, automatic", style: .subtitle, size: CGSize(width: 414, height: 55.5),
      text: CGSize(width: 33, height: 20.5), detail: CGSize(width: 44, height: 14.5),
      contentWidth: 414, textFrame: CGRect(x: 20, y: 10, width: 33, height: 20.5),
      detailFrame: CGRect(x: 20, y: 31.5, width: 44, height: 14.5)),
    Case(
      name: "subtitle, 67 high", style: .subtitle, size: CGSize(width: 414, height: 67),
      text: CGSize(width: 33, height: 20.5), detail: CGSize(width: 44, height: 14.5),
      contentWidth: 414, textFrame: CGRect(x: 20, y: 13, width: 33, height: 20.5),
      detailFrame: CGRect(x: 20, y: 36.5, width: 44, height: 14.5)),
    Case(
      name: "subtitle of ten lines", style: .subtitle, size: CGSize(width: 414, height: 180),
      accessory: 10.5, text: CGSize(width: 237.5, height: 19.5),
      detail: CGSize(width: 264, height: 143.5), wraps: true, contentWidth: 383.5,
      textFrame: CGRect(x: 20, y: 6, width: 237.5, height: 19.5),
      detailFrame: CGRect(x: 20, y: 28.5, width: 264, height: 143.5)),
  ]

  static func arrangement(_ known: Case) -> CellArrangement {
    var made = CellArrangement(size: known.size)
    made.style = known.style
    made.margins = (known.side, known.side)
    if known.accessory > 0 { made.accessory = CGSize(width: known.accessory, height: 22) }
    if known.image.width > 0 { made.image = known.image }
    made.text = .init { _ in known.text }
    if known.detail.width > 0 { made.detail = .init(wraps: known.wraps) { _ in known.detail } }
    return made
  }

  static func agree(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) <= 0.5 && abs(first.minY - second.minY) <= 0.5
      && abs(first.width - second.width) <= 0.5 && abs(first.height - second.height) <= 0.5
  }

  @Test(arguments: stored) func storedPlaces(known: Case) {
    let made = Self.arrangement(known)
    #expect(abs(made.contentFrame.width - known.contentWidth) <= 0.5)
    let texts = made.textFrames
    #expect(Self.agree(texts.text, known.textFrame), "\(texts.text)")
    #expect(Self.agree(texts.detail, known.detailFrame), "\(texts.detail)")
    #expect(Self.agree(made.imageFrame, known.imageFrame), "\(made.imageFrame)")
  }

  /// The same from right to left: every rectangle is where its mirror image was.
  @Test(arguments: stored) func rightToLeftIsTheMirrorImage(known: Case) {
    let left = Self.arrangement(known)
    var right = left
    right.isRightToLeft = true
    let width = left.contentFrame.width
    #expect(right.contentFrame.maxX == known.size.width)
    for (one, other) in [
      (left.textFrames.text, right.textFrames.text), (left.imageFrame, right.imageFrame),
    ] where one.width > 0 {
      #expect(abs(one.minX + other.maxX - width) < 1e-9)
      #expect(one.minY == other.minY)
    }
  }

  /// The heights of rows that decide for themselves: 55.5 for two texts, 44 at least.
  @Test func naturalHeights() {
    let known = Dictionary(uniqueKeysWithValues: Self.stored.map { ($0.name, $0) })
    #expect(known["subtitle, automatic"].map { Self.arrangement($0).naturalHeight } == 55.5)
    #expect(known["value"].map { Self.arrangement($0).naturalHeight } == 44)
    #expect(CellArrangement(size: .zero).naturalHeight == 44)
  }
}
