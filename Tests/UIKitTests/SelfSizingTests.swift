import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes that fit, cells, and text in two passes (semantics 7 and 12.4).
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

  /// A width between 30 and 200, a natural one of 100 held at 250 and 750; targets and priorities decide.
  nonisolated static let fits: [(target: CGFloat, priority: Float, width: CGFloat)] = [
    // At 50 content wins.
    (0, 50, 100), (10000, 50, 100),
    // Between hugging and resistance it may grow and not shrink.
    (0, 500, 100), (10000, 500, 200),
    // Above both only what is required stands against it.
    (0, 800, 30), (10000, 999, 200), (150, 1000, 150),
  ]

  @Test(arguments: fits) func targetsAreAsStrongAsTheirPriority(
    _ row: (target: CGFloat, priority: Float, width: CGFloat)
  ) {
    let view = UIView()
    let inner = Sized(100, 20)
    pin(inner, to: view)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: row.target, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(row.priority),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: row.width, height: 20))
  }

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

  /// The published samples: 173.25 is 173.5 at 2x (semantics 17, last row).
  @Test func sizesGoUpToThePixel() {
    let view = UIView()
    pin(Sized(173.25, 10), to: view)
    #expect(view.systemLayoutSizeFitting(.zero).width == 173.5)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -5])
  func targetsThatAreNoLengthDoNotSpread(_ length: CGFloat) {
    let view = UIView()
    pin(label(), to: view)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: length), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 120, height: label().sizeThatFits(fitted).height))
  }

  /// Alignment insets (1, 2, 3, 4) around natural 50 × 20: both readings (semantics 16-4).
  @Test func fittedSizesOfEitherRectangle() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = Inset()
    pin(Sized(50, 20), to: view)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
    LayoutProfile.standard.fittedSize = .frame
    defer { LayoutProfile.standard.fittedSize = .alignmentRectangle }
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 24))
    // A target is a frame then, too.
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 80, height: 24))
  }

  @Test func fittingLeavesTheLayoutAlone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    let view = UIView()
    pin(view, to: root, inset: 5)
    pin(label(), to: view)
    root.layoutIfNeeded()
    let frames = [view.frame, view.subviews[0].frame]
    _ = view.systemLayoutSizeFitting(.zero)
    #expect([view.frame, view.subviews[0].frame] == frames)
    root.layoutIfNeeded()
    #expect([view.frame, view.subviews[0].frame] == frames)
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

  /// The cell's size has Apple's name in a conflict and is what gives way (rules-ios 8).
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

  /// A label beside another, both with equal priorities, in a row that is too narrow for both.
  private func row(_ first: UILabel, _ second: UILabel, width: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    root.addSubview(first)
    root.addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

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

  /// Equal priorities: the view mentioned first keeps its size, but text that wraps has entered again.
  @Test func textThatWrapsIsOnTheLosingSideOfTies() {
    let one = label("Some words", lines: 1).intrinsicContentSize.width
    func widths(_ first: Int, _ second: Int) -> [CGFloat] {
      let labels = (label("Some words", lines: first), label("Some words", lines: second))
      let root = row(labels.0, labels.1, width: 1.5 * one)
      return root.subviews.map(\.frame.width)
    }
    // Snapping moves the common edge by at most a quarter of a point.
    #expect(abs(widths(1, 1)[0] - one) <= 0.5)
    #expect(abs(widths(1, 0)[0] - one) <= 0.5)
    #expect(abs(widths(0, 1)[1] - one) <= 0.5)
    #expect(abs(widths(0, 0)[0] - one) <= 0.5)
  }

  /// The same when a text begins to wrap only after it was laid out.
  @Test func textThatBeginsToWrapEntersAgain() {
    let one = label("Some words", lines: 1).intrinsicContentSize.width
    let (first, second) = (label("Some words", lines: 1), label("Some words", lines: 1))
    let root = row(first, second, width: 1.5 * one)
    first.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(abs(second.frame.width - one) <= 0.5)
    #expect(first.frame.height > second.frame.height)
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

  /// Text twice as wide as it is high, which may have no answer at all, is laid out and left.
  @Test func textWhoseWidthFollowsItsHeightEnds() {
    let text = label()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(equalTo: text.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    // Edges are snapped to half points.
    #expect(abs(text.frame.width - 2 * text.frame.height) <= 1.5 && text.frame.height > 20)
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

  /// Whatever happened before, a tree that is laid out ends where a new one ends.
  @Test(arguments: [31, 32, 33] as [UInt64]) func wrappingDoesNotRememberItsPast(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func column(_ texts: [String], width: CGFloat) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: texts.map { label($0) })
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: width, height: 900)
      stack.distribution = .equalSpacing
      return stack
    }
    func words() -> String {
      (0..<Int.random(in: 1...20, using: &random)).map { _ in "word" }.joined(separator: " ")
    }
    var texts = (0..<4).map { _ in words() }
    let living = column(texts, width: 200)
    living.layoutIfNeeded()
    for _ in 0..<20 {
      let index = Int.random(in: 0..<4, using: &random)
      texts[index] = words()
      (living.arrangedSubviews[index] as? UILabel)?.text = texts[index]
      living.frame.size.width = CGFloat(Int.random(in: 60...300, using: &random))
      living.layoutIfNeeded()
      let fresh = column(texts, width: living.frame.width)
      fresh.layoutIfNeeded()
      #expect(
        living.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame),
        "seed \(seed)")
    }
  }
}
