import Foundation
import Testing
import UIKit

/// Calls that ended the program, for ever or without a word, where Apple's go on or say why.
@MainActor @Suite struct MisuseTests {
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
  @Test func refusalsSayWhyInAnotherProcess() async throws {
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
