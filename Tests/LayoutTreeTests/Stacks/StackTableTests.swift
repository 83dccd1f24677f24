import Foundation
import LayoutTree
import StackArrangements
import Testing

/// Every distribution and alignment, along both axes, in both reading directions.
///
/// Three views with natural lengths 30, 50, 20 along the axis and 10, 40, 25 across it, 10 points apart,
/// in a stack 200 long. Their hugging and resistance are equal. The expected frames are worked out below
/// from `Rules/Stacks.md#distributions` and `Rules/Stacks.md#alignment-across-a-stack`; nothing is taken from a run.
@MainActor @Suite struct StackTableTests {
  /// One row of the table.
  struct Case: CustomTestStringConvertible, Sendable {
    let distribution: StackArrangement.Distribution
    let alignment: StackArrangement.Alignment
    let isHorizontal: Bool
    let isRightToLeft: Bool
    var testDescription: String {
      "\(distribution) \(alignment) \(isHorizontal ? "row" : "column")\(isRightToLeft ? " from the right" : "")"
    }

    /// A last baseline leaves views in a higher canvas some room; one as high as the tallest leaves none.
    var across: CGFloat { alignment == .lastBaseline && isHorizontal ? 40 : 60 }

    /// Start and length of each view along the axis, in reading direction.
    var along: [(CGFloat, CGFloat)] {
      switch distribution {
      // 200 − 100 − 2 · 10 = 80 left over; the view mentioned first takes it (`Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`).
      case .fill: [(0, 110), (120, 50), (180, 20)]
      // (200 − 2 · 10) / 3 = 60.
      case .fillEqually: [(0, 60), (70, 60), (140, 60)]
      // Shares n / (100 + 2 · 10) of 200 at 999 and 998: 50 and 83⅓; the last one, at 997, gets what is
      // left, 200 − 20 − 133⅓ = 46⅔. Edges 143⅓ and 153⅓ go to the half points 143.5 and 153.5.
      case .fillProportionally: [(0, 50), (60, 83.5), (153.5, 46.5)]
      // (200 − 100) / 2 = 50 between neighbours.
      case .equalSpacing: [(0, 30), (80, 50), (180, 20)]
      // Centres of the ends 15 and 190, the middle one at 102.5.
      case .equalCentering: [(0, 30), (77.5, 50), (180, 20)]
      }
    }

    /// Start and length of each view across the axis, in reading direction.
    var crossing: [(CGFloat, CGFloat)] {
      [10, 40, 25].map { (length: CGFloat) in
        switch alignment {
        case .fill: (0, across)
        case .leading: (0, length)
        case .center: ((across - length) / 2, length)
        case .trailing: (across - length, length)
        // Baselines of views without text are their lower edges; columns align to the leading edge.
        case .firstBaseline, .lastBaseline: (isHorizontal ? across - length : 0, length)
        }
      }
    }

    var frames: [CGRect] {
      zip(along, crossing).map { along, cross in
        let (x, y) = isHorizontal ? (along, cross) : (cross, along)
        let total: CGFloat = isHorizontal ? 200 : across
        return CGRect(
          x: isRightToLeft ? total - x.0 - x.1 : x.0, y: y.0, width: x.1, height: y.1)
      }
    }
  }

  nonisolated static let cases: [Case] = {
    let distributions: [StackArrangement.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackArrangement.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    return distributions.flatMap { distribution in
      alignments.flatMap { alignment in
        [true, false].flatMap { isHorizontal in
          [false, true].map {
            Case(
              distribution: distribution, alignment: alignment, isHorizontal: isHorizontal,
              isRightToLeft: $0)
          }
        }
      }
    }
  }()

  @Test(arguments: cases) func frames(_ row: Case) {
    let sizes: [(CGFloat, CGFloat)] = [(30, 10), (50, 40), (20, 25)]
    let views = sizes.map {
      row.isHorizontal ? PlainView("view", $0.0, $0.1) : PlainView("view", $0.1, $0.0)
    }
    let (long, across) = (CGFloat(200), row.across)
    let stack = PlainStack.alone(
      views, width: row.isHorizontal ? long : across, height: row.isHorizontal ? across : long)
    stack.how.axis = row.isHorizontal ? .horizontal : .vertical
    stack.how.distribution = row.distribution
    stack.how.alignment = row.alignment
    stack.how.spacing = .points(10)
    if row.isRightToLeft { stack.node.isRightToLeft = true }
    #expect(stack.laidOut == row.frames)
  }

  /// The same table once more by views that read as their stack does; only the constraints' words differ.
  @Test(arguments: cases.filter(\.isRightToLeft)) func viewsThatReadTheSameWay(_ row: Case) {
    let sizes: [(CGFloat, CGFloat)] = [(30, 10), (50, 40), (20, 25)]
    let views = sizes.map {
      row.isHorizontal ? PlainView("view", $0.0, $0.1) : PlainView("view", $0.1, $0.0)
    }
    let (long, across) = (CGFloat(200), row.across)
    let stack = PlainStack.alone(
      views, width: row.isHorizontal ? long : across, height: row.isHorizontal ? across : long)
    stack.how.axis = row.isHorizontal ? .horizontal : .vertical
    stack.how.distribution = row.distribution
    stack.how.alignment = row.alignment
    stack.how.spacing = .points(10)
    // The direction turns after the first layout.
    stack.layoutIfNeeded()
    for view in views + [stack] { view.node.isRightToLeft = true }
    #expect(stack.laidOut == row.frames)
  }
}
