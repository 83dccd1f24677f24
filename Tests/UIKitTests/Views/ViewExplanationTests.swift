import Foundation
import LayoutTree
import Testing
import UIKit

/// `explanation(of:)` of views made in code.
@Suite @MainActor struct ViewExplanationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

  private func title() -> UIView {
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    return title
  }

  @Test func aWidthIsTheSumOfItsEquations() throws {
    let title = title()
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
    ])
    let width = try #require(title.explanation(of: .width))
    #expect(width.value == 339)
    #expect(width.equations.map(\.contribution) == [375, -16, -20])
    #expect(
      width.description == """
        UIView.width = 339
           375  UIView.width == 375 (its given frame)
          − 16  UIView.leading == UIView.leading + 16
          − 20  UIView.trailing == UIView.trailing − 20
        """)
    let top = try #require(title.explanation(of: .top))
    #expect(top.value == 30 && top.equations.count == 1)
    let height = try #require(title.explanation(of: .height))
    #expect(height.equations.isEmpty && height.free.count == 1 && height.free[0].place == 0)
    #expect(title.explanation(of: .notAnAttribute) == nil)
  }

  /// On the canvas a plain view that nothing sizes keeps its stored frame, which is not its content.
  @Test func aLengthThatIsHeld() throws {
    let view = title()
    view.viewNode.designTime = DesignTime()
    view.viewNode.designTime?.fixedSize = CGSize(width: 40, height: 260)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let height = try #require(view.explanation(of: .height))
    #expect(
      height.description == """
        UIView.height = 260
          260  UIView.height == 260 (its stored frame, held at 250)
        """)
  }

  /// Half of a width is a factor of the other equations.
  @Test func aShareOfAnotherLength() throws {
    let title = title()
    let half = title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    half.isActive = true
    let width = try #require(title.explanation(of: .width))
    #expect(width.value == 187.5)
    #expect(width.equations.map(\.weight) == [0.5, 1])
    #expect(width.equations.last?.statement.constraint === half)
  }

  /// In a language from right to left the leading edge is the right one.
  @Test func rightToLeft() throws {
    let title = title()
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.widthAnchor.constraint(equalToConstant: 100),
    ])
    let left = try #require(title.explanation(of: .left))
    #expect(left.value == 259)
    let sum = left.equations.reduce(0) { $0 + $1.contribution }
    #expect(sum == 259)
    let leading = try #require(title.explanation(of: .leading))
    #expect(leading.value == 359)
  }

  /// Without constraints a frame is what it was given.
  @Test func aTreeWithoutConstraints() throws {
    let title = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(title)
    let values = [NSLayoutConstraint.Attribute.left, .top, .width, .height, .right, .centerY].map {
      title.explanation(of: $0)?.value
    }
    #expect(values == [10, 20, 30, 40, 40, 40])
  }

  /// A baseline is a distance from an edge, which is part of the sum.
  @Test func aBaseline() throws {
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
    let baseline = try #require(label.explanation(of: .firstBaseline))
    root.layoutIfNeeded()
    #expect(baseline.constant > 0)
    let sum = baseline.constant + baseline.equations.map(\.contribution).reduce(0, +)
    #expect(abs(sum - baseline.value) < 1e-6)
    #expect(abs(baseline.value - 40 - baseline.constant) < 1e-6)
  }

  /// Asking writes no frame.
  @Test func askingMovesNothing() {
    let title = title()
    title.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    title.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(title.explanation(of: .width)?.value == 50)
    #expect(title.frame.width == 5)
  }
}
