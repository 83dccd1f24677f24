import Foundation
import Testing
import UIKit

/// Text storages, layout managers and containers.
///
/// Source: Apple, "NSTextStorage", "NSLayoutManager", "NSTextContainer". Widths are those that attributed strings of the
/// same text measure; a line of the system font is 1.1934 × its size high.
@MainActor struct TextKitTests {
  static let looks: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  static let line = 1.193359375 * 17
  static func make(_ text: String, _ size: CGSize = .zero) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(string: text, attributes: looks)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }
  static func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: looks).size().width
  }
  static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

  @Test(arguments: [0, 5, 12] as [CGFloat])
  func usedRectHasThePadding(padding: CGFloat) {
    let (_, manager, container) = Self.make("Words")
    container.lineFragmentPadding = padding
    let used = withExtendedLifetime(manager) { manager.usedRect(for: container) }
    #expect(used == .zero, "The storage is gone.")
    let (storage, kept, region) = Self.make("Words")
    region.lineFragmentPadding = padding
    withExtendedLifetime(storage) {
      let used = kept.usedRect(for: region)
      #expect(Self.isNear(used.width, Self.width("Words") + 2 * padding))
      #expect(Self.isNear(used.height, Self.line))
      #expect(used.origin == .zero)
      #expect(Self.isNear(kept.location(forGlyphAt: 0).x, padding))
    }
  }

  /// Text, container, maximum number of lines, the lines' lengths.
  nonisolated static let texts: [(String, CGSize, Int, [Int])] = [
    ("One\nTwo", .zero, 0, [4, 3]), ("One\r\nTwo\n", .zero, 0, [5, 4]),
    ("a b", CGSize(width: 30, height: 0), 0, [2, 1]),
    ("🙂\n\nx", .zero, 0, [3, 1, 1]), ("a\nb\nc", .zero, 2, [2, 2]),
    ("a\nb\nc", CGSize(width: 100, height: 45), 0, [2, 2]),
  ]
  @Test(arguments: texts)
  func linesHaveTheirLetters(text: String, size: CGSize, maximum: Int, lengths: [Int]) {
    let (storage, manager, container) = Self.make(text, size)
    container.maximumNumberOfLines = maximum
    var (found, top): ([Int], CGFloat) = ([], 0)
    let all = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, region, range, _ in
      found.append(range.length)
      #expect(region === container)
      #expect(Self.isNear(rect.minY, top))
      #expect(used.width <= rect.width + 0.01)
      top = rect.maxY
    }
    #expect(found.prefix(lengths.count) == lengths[...])
    #expect(found.count == lengths.count)
    #expect(manager.glyphRange(for: container).length <= storage.length)
  }

  @Test func textFlowsFromContainerToContainer() {
    let (storage, manager, first) = Self.make("a\nb\nc", CGSize(width: 100, height: 45))
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 1))
    #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
    #expect(storage.layoutManagers.count == 1)
  }

  /// The middle of every letter leads to the letter, and its box is as wide as it.
  @Test(arguments: ["Words", "Wo rds\nand more", "שלום"])
  func pointsLeadToLetters(text: String) {
    let (storage, manager, container) = Self.make(text, CGSize(width: 300, height: 0))
    for index in 0..<storage.length where (text as NSString).character(at: index) != 10 {
      let letter = NSRange(location: index, length: 1)
      let box = manager.boundingRect(forGlyphRange: letter, in: container)
      #expect(box.width > 1)
      var fraction: CGFloat = 0
      let found = manager.glyphIndex(
        for: CGPoint(x: box.midX, y: box.midY), in: container,
        fractionOfDistanceThroughGlyph: &fraction)
      #expect(found == index)
      #expect(abs(fraction - 0.5) < 0.1)
    }
    // Beyond the right end: the last letter, and the first of a text that begins there.
    let last = manager.glyphIndex(for: CGPoint(x: 299, y: 299), in: container)
    #expect(last == (text == "שלום" ? 0 : storage.length - 1))
  }

  final class Listener: NSTextStorageDelegate {
    var diary: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      diary.append(
        "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }
  @Test func changesAreReportedOnce() {
    let (storage, manager, container) = Self.make("abc")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(storage.string == "xyzc!")
    #expect(listener.diary.prefix(2) == ["3 1+3 2", "1 0+2 0"])
    #expect(listener.diary.count == 3)
    #expect(manager.glyphRange(for: container).length == 5)
    #expect(storage.attribute(.font, at: 1, effectiveRange: nil) is UIFont)
  }

  @Test func aTextViewAndItsStorageAreOne() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "One"
    #expect(view.textStorage.string == "One")
    #expect(view.textContainer.size.width == 120)
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    #expect(view.text == "One two")
    view.text = "Three"
    #expect(view.textStorage.string == "Three")
    #expect(view.layoutManager.glyphRange(for: view.textContainer).length == 5)
  }

  /// A background is drawn without letters, and letters without it.
  @Test func backgroundsAndLettersAreApart() {
    let text = NSAttributedString(
      string: "█",
      attributes: Self.looks.merging([
        .backgroundColor: UIColor.red, .foregroundColor: UIColor.blue,
      ]) { $1 })
    let storage = NSTextStorage(attributedString: text)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = manager.glyphRange(for: container)
    for (draw, isRed) in [
      ({ manager.drawBackground(forGlyphRange: all, at: .zero) }, true),
      ({ manager.drawGlyphs(forGlyphRange: all, at: .zero) }, false),
    ] as [(() -> Void, Bool)] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 8, height: 16), format: format
      ).image { _ in draw() }
      let colors = (0..<8).compactMap { image.cgImage?.color(x: $0, y: 8) }
      let red = colors.contains { $0.red > 0.8 && $0.alpha > 0.8 }
      let blue = colors.contains { $0.blue > 0.8 && $0.alpha > 0.8 }
      #expect((red, blue) == (isRed, !isRed))
    }
  }
}
