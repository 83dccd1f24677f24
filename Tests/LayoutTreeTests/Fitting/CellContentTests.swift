import Foundation
import LayoutTree
import Testing

/// Cells, whose content is as large as they are and gives way to what is inside it
/// (`Rules/Messages.md#names-of-the-systems-constraints`, `Rules/Sizes.md#fitting-sizes`).
@MainActor @Suite struct CellContentTests {
  private let cell = PlainView("cell", frame: CGRect(x: 0, y: 0, width: 50, height: 44))
  private let content = PlainView("content", frame: CGRect(x: 0, y: 0, width: 50, height: 44))

  init() {
    content.node.trait = .cellContent
    content.maskBits = 18
    cell.insert(content)
  }

  /// The height for a width is the text's for what is left of it, and that is what layout then finds.
  ///
  /// Eight words of four characters of 5 points: four stand in a line of 100, two in one of 50; lines are
  /// 12.5 high.
  @Test(arguments: [(120, 45), (70, 70), (320, 32.5)] as [(CGFloat, CGFloat)])
  func cellsFitTheirContent(_ width: CGFloat, _ height: CGFloat) {
    let text = PlainText(
      Array(repeating: "word", count: 8).joined(separator: " "), size: 10, wraps: true)
    content.insert(text)
    text.fill(content, inset: 10)
    for view in [cell, content] {
      let fitted = view.fitted(CGSize(width: width, height: 0), .required)
      #expect(fitted == CGSize(width: width, height: height))
    }
    cell.frame.size = CGSize(width: width, height: height)
    cell.layoutIfNeeded()
    #expect(content.frame.size == cell.frame.size)
    #expect(text.frame == CGRect(x: 10, y: 10, width: width - 20, height: height - 20))
  }

  /// The cell's size has Apple's name in a conflict and is what gives way
  /// (`Rules/DocumentsIOS.md#what-yields-in-a-cell`).
  @Test func aCellThatIsTooLowGivesWay() {
    let inner = PlainView("inner", 10, nil)
    content.insert(inner)
    inner.fill(content)
    inner.tie(.height, constant: 100)
    let lines = logged { cell.layoutIfNeeded() }
    let recovery = lines.first?.components(separatedBy: "breaking constraint").last
    #expect(lines.count == 1)
    #expect(recovery?.contains("'UIView-Encapsulated-Layout-Height'") == true)
    #expect(recovery?.contains("content.height == 44") == true)
    #expect(inner.frame.height == 100 && content.frame.height == 44)
  }
}
