import Foundation
import Testing
import UIKit

/// Sizes that fit, cells, and text in two passes (`Rules/Sizes.md#fitting-sizes`,
/// `Rules/Constraints.md#ties-follow-the-order-of-entry`).
@MainActor @Suite struct SelfSizingTests {
  private static let text = "Several words that go on for longer than most lines are wide"

  private func label(_ text: String = text, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func pin(_ view: UIView, to parent: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  // MARK: Fitting

  @Test func theShortFormPullsAtFifty() {
    let view = UIView()
    pin(Sized(nil, nil), to: view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 7).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 7))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 10000))
  }

  // MARK: Cells

  /// The height for a width is the text's for what is left of it, and that is what layout then finds.
  @Test(arguments: [120, 200, 320, 1000] as [CGFloat], [true, false])
  func cellsFitTheirContent(_ width: CGFloat, isTable: Bool) {
    let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let collectionCell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (cell, content) =
      isTable
      ? (tableCell as UIView, tableCell.contentView) : (collectionCell, collectionCell.contentView)
    let text = label()
    pin(text, to: content, inset: 10)
    let expected = label().sizeThatFits(CGSize(width: width - 20, height: 0)).height + 20
    for view in [cell, content] {
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(fitted == CGSize(width: width, height: expected))
    }
    cell.frame.size = CGSize(width: width, height: expected)
    cell.layoutIfNeeded()
    #expect(content.frame.size == cell.frame.size)
    #expect(text.frame == CGRect(x: 10, y: 10, width: width - 20, height: expected - 20))
  }

  /// The cell's size has Apple's name in a conflict and is what gives way
  /// (`Rules/DocumentsIOS.md#what-yields-in-a-cell`).
  @Test func aCellThatIsTooLowGivesWay() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inner = Sized(10, nil)
    pin(inner, to: cell.contentView)
    inner.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let lines = logged { cell.layoutIfNeeded() }
    let recovery = lines.first?.components(separatedBy: "breaking constraint").last
    #expect(lines.count == 1)
    #expect(recovery?.contains("'UIView-Encapsulated-Layout-Height'") == true)
    #expect(recovery?.contains(".height == 44") == true)
    #expect(inner.frame.height == 100 && cell.contentView.frame.height == 44)
  }

  // MARK: Text in two passes

  /// The width is found first; then there is a preferred width, and the height is the one for it.
  @Test func theWidthThatWasFoundIsThePreferredOne() {
    let text = label()
    #expect(text.preferredMaxLayoutWidth == 0)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 300))
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for width in [140, 90, 1000] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(text.preferredMaxLayoutWidth == width)
      #expect(text.frame.height == label().sizeThatFits(CGSize(width: width, height: 0)).height)
    }
  }

  /// An explicit width stays, and the text is as high as it would be there, however wide it becomes.
  @Test func anExplicitWidthSwitchesThatOff() {
    let text = label()
    text.preferredMaxLayoutWidth = 100
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(text)
    text.widthAnchor.constraint(equalToConstant: 350).isActive = true
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    let wrapped = label().sizeThatFits(CGSize(width: 100, height: 0))
    #expect(text.preferredMaxLayoutWidth == 100)
    #expect(text.intrinsicContentSize == wrapped)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 350, height: wrapped.height))
    text.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(text.preferredMaxLayoutWidth == 350)
    #expect(text.frame.height == label().sizeThatFits(CGSize(width: 350, height: 0)).height)
  }

  /// Text by itself fits as inside another view, whether or not its mask is translated.
  @Test(arguments: [true, false]) func textsFitByThemselves(translates: Bool) {
    let text = label()
    text.translatesAutoresizingMaskIntoConstraints = translates
    let fitted = text.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 120, height: label().sizeThatFits(fitted).height))
  }

  /// Text views that do not scroll are texts that wrap.
  @Test func textViewsWrapToo() {
    let view = UITextView()
    view.text = Self.text
    view.isScrollEnabled = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 300))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let text = label()
    text.font = .systemFont(ofSize: 12)
    // Insets of 8 above and below, 5 at the ends of lines.
    #expect(
      view.frame.height == text.sizeThatFits(CGSize(width: 130, height: 0)).height + 16)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }
}
