import Foundation
import Testing
import ToolkitLayout

/// A program that uses the protocol in a wrong way ends with a sentence, or goes on.
@MainActor @Suite struct ToolkitMisuseTests {
  /// A view that has one state with others, or none of its own.
  private final class Careless: ToolkitView {
    let layoutState: ToolkitViewState
    init(_ state: ToolkitViewState) { layoutState = state }
  }
  private final class Forgetful: ToolkitView {
    var layoutState: ToolkitViewState { ToolkitViewState() }
  }

  @Test func sharedStatesInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let one = Careless(ToolkitViewState())
      one.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      Careless(one.layoutState).frame = .zero
    }
    #expect(says(result, "Two views have one layoutState"))
  }

  @Test func statesThatGoInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = Forgetful()
      view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      withExtendedLifetime(view) {}
    }
    #expect(says(result, "went before its view"))
  }

  @Test func circlesInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (Tile("outer"), Tile("inner"))
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(says(result, "Can't add"))
  }

  @Test func itemsOfOtherTreesInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (Tile("a"), Tile("b"))
      a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    }
    #expect(says(result, "they have no common ancestor"))
  }

  @Test func guidesOfNoViewInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let guide = ToolkitGuide()
      guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
    }
    #expect(says(result, "they have no common ancestor"))
  }

  @Test func scalesInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in ToolkitRoot(Tile("a")).pixelScale = 0 }
    #expect(says(result, "pixels a point"))
  }

  @Test func placesInStacksInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      StackLayout(of: Tile("a")).insertArrangedSubview(Tile("b"), at: 1)
    }
    #expect(says(result, "A stack of 0 views has no place 1."))
  }

  /// Numbers that are not numbers count as not stated, and layout goes on.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func nonsenseIsIgnored(number: CGFloat) {
    let tile = Tile("tile", number, 10)
    tile.alignmentRectInsets = ViewInsets(top: number, left: number, bottom: number, right: number)
    tile.layoutMargins = tile.alignmentRectInsets
    let root = Tile.root(100, 50, tile)
    let stack = StackLayout(of: root, arranging: [tile, Tile("other", 10, 10)])
    stack.spacing = number
    stack.setCustomSpacing(number, after: tile)
    ToolkitRoot(root).safeAreaInsets = tile.alignmentRectInsets
    tile.setContentHuggingPriority(LayoutPriority(Float(number)), for: .horizontal)
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(CGSize(width: number, height: number))
    #expect(root.subviews.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
  }

  private func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }
}
