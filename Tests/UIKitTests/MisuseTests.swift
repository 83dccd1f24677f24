import Foundation
import Testing
import UIKit

/// Calls that ended the program, for ever or without a word, where Apple's go on or say why.
@MainActor @Suite struct MisuseTests {
  /// Priorities that no constraint takes.
  nonisolated static let priorities: [Float] = [0, -1, 1000.5, 1e9, .nan, .infinity, -.infinity]

  @Test(arguments: priorities) func naturalSizesTakeAnyPriority(priority: Float) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = UILabel()
    label.text = "x"
    label.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width.isFinite)
  }

  @Test(arguments: priorities) func fittingTakesAnyPriority(priority: Float) {
    let label = UILabel()
    label.text = "x"
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 10, height: 10), withHorizontalFittingPriority: UILayoutPriority(priority),
      verticalFittingPriority: UILayoutPriority(priority))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func marginsThatAreNoNumbersAreNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: -1e300, right: 3)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = root.layoutMarginsGuide
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == 0 && view.frame.maxX == 97)
  }

  @Test(arguments: [Int.max, 1 << 31, -1, .min]) func anyNumberOfLines(lines: Int) {
    let label = UILabel()
    label.text = "x"
    label.numberOfLines = lines
    label.sizeToFit()
    #expect(label.frame.height > 0)
  }

  @Test func controlsKeepToTheirRange() {
    let progress = UIProgressView()
    for (given, kept) in [(1e7, 1), (-1, 0), (Float.nan, 0), (0.5, 0.5)] as [(Float, Float)] {
      progress.progress = given
      #expect(progress.progress == kept)
    }
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1_000_000
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func subviewsAreExchanged() {
    let root = UIView()
    let views = (0..<5).map { _ in UIView() }
    views.forEach(root.addSubview)
    root.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(root.subviews == [views[0], views[3], views[2], views[1], views[4]])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [views[3], views[0], views[2], views[1], views[4]])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(root.subviews.first === views[3])
  }

  /// 400 stacks in each other used up the program's stack.
  @Test(arguments: [UIStackView.Alignment.fill, .lastBaseline])
  func fiveHundredNestedStacksAreLaidOut(alignment: UIStackView.Alignment) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var outer = UIStackView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    for index in 0..<500 {
      let inner = UIStackView()
      inner.axis = index % 2 == 0 ? .vertical : .horizontal
      inner.alignment = alignment
      outer.addArrangedSubview(inner)
      outer = inner
    }
    outer.addArrangedSubview(UIView())
    root.layoutIfNeeded()
    #expect(outer.frame.width.isFinite)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func fewerRowsThanNoneAreNone() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rows = Rows(-1)
    table.dataSource = rows
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  /// What ends a program, and a part of the sentence it ends with.
  @Test func refusalsSayWhy() async throws {
    func text(_ result: ExitTest.Result) -> String {
      String(decoding: result.standardErrorContent, as: UTF8.self)
    }
    let cycle = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(text(cycle).contains("as a subview of itself"))
    let rows = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let rows = Rows(.max)
        table.dataSource = rows
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
    #expect(text(rows).contains("at most 10000000 are laid out"))
    let offset = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
    }
    #expect(text(offset).contains("CALayer bounds contains NaN"))
    let stack = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 5) }
    }
    #expect(text(stack).contains("index out of bounds for arranged subview"))
  }
}
