import Foundation
import LayoutTree
import Testing

/// Trees that follow different systems side by side.
@MainActor struct LayoutProfileTests {
  private func root(_ profile: LayoutProfile?) -> PlainView {
    let root = PlainView(
      "root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.node.treeProfile = profile
    return root
  }

  /// Margins of 10 and 70 beside a length of 20.
  ///
  /// The current system shares what is added in their proportion:
  /// 10 · 180 / 80 = 22.5. The early one keeps the middle at a fifth of the superview: 0.2 · 200 − 10 = 30.
  @Test func masksOfTwoGenerations() {
    let roots = [LayoutProfile(), LayoutProfile(maskTranslation: .early)].map { root($0) }
    let views = roots.map { root in
      let view = PlainView(
        "view", frame: CGRect(x: 10, y: 0, width: 20, height: 10))
      view.node.mask.horizontal = AxisMask(min: true, size: false, max: true)
      root.insert(view)
      return view
    }
    for root in roots { root.node.frame.size.width = 200 }
    #expect(views.map(\.node.frame.minX) == [22.5, 30])
  }

  /// 10.3 points are 20.6 pixels: the nearest is 21, which is 10.5 points.
  ///
  /// Mac Catalyst goes to whole points.
  @Test func roundingOfTwoSystems() {
    let roots = [LayoutProfile(), LayoutProfile(rounding: .catalystOffscreen)].map { root($0) }
    let views = roots.map { root in
      root.node.pixelScale = 2
      let view = PlainView("view")
      root.insert(view)
      view.tie(.left, .equal, root, constant: 10.3)
      view.tie(.width, constant: 20)
      root.node.layoutIfNeeded()
      return view
    }
    #expect(views.map(\.node.frame.minX) == [10.5, 10])
  }

  @Test func wordsAreThoseOfTheTree() {
    let texts = [LayoutProfile(), LayoutProfile(wording: .early)].map { profile in
      let root = root(profile)
      let view = PlainView("view")
      view.node.reportName = "view"
      root.insert(view)
      return view.tie(.width, constant: 20).description
    }
    // iOS 10 says whether a constraint is active; iOS 9 gave the names alone.
    #expect(texts[0].contains("(active, names: view:0x"))
    #expect(texts[1].contains("(Names: view:0x") && !texts[1].contains("active"))
  }

  @Test func eachTreeHasItsOwnListeners() {
    var heard: [String] = []
    let roots = ["one", "other"].map { name in
      var profile = LayoutProfile()
      profile.constraintBroken = { _ in heard.append(name) }
      profile.log = { _ in }
      return root(profile)
    }
    for root in roots {
      let view = PlainView("view")
      root.insert(view)
      view.tie(.width, constant: 20)
      view.tie(.width, constant: 30)
    }
    roots[1].node.layoutIfNeeded()
    #expect(heard == ["other"])
    roots[0].node.layoutIfNeeded()
    #expect(heard == ["other", "one"])
  }

  @Test func aViewFollowsTheTreeThatItCameTo() {
    let (old, new) = (root(LayoutProfile(wording: .early)), root(LayoutProfile()))
    let view = PlainView("view")
    view.node.treeProfile = LayoutProfile(readableWidth: .early)
    #expect(view.node.profile.readableWidth == .early)
    old.insert(view)
    #expect(view.node.profile.wording == .early)
    #expect(view.node.profile.readableWidth == .current)
    new.insert(view)
    #expect(view.node.profile.wording == .current)
    view.node.removeFromParent()
    #expect(view.node.profile.readableWidth == .early)
  }

  @Test func aNewProfileLaysTheTreeOutAgain() {
    let root = root(nil)
    let view = PlainView("view")
    root.insert(view)
    view.tie(.left, .equal, root, constant: 10.3)
    view.tie(.width, constant: 20)
    root.node.pixelScale = 2
    root.node.layoutIfNeeded()
    #expect(view.node.frame.minX == 10.5)
    root.node.treeProfile = LayoutProfile(rounding: .catalystOffscreen)
    root.node.layoutIfNeeded()
    #expect(view.node.frame.minX == 10)
  }

  @Test func scopesNestAndEnd() {
    let early = LayoutProfile(wording: .early)
    LayoutProfile.with(early) {
      #expect(LayoutProfile.current.wording == .early)
      LayoutProfile.with(LayoutProfile(maskTranslation: .early)) {
        #expect(LayoutProfile.current.wording == .current)
        #expect(LayoutProfile.current.maskTranslation == .early)
      }
      LayoutProfile.with(nil) { #expect(LayoutProfile.current.wording == .early) }
      // A tree without a profile follows the scope, one with its own does not.
      #expect(root(nil).node.profile.wording == .early)
      #expect(root(LayoutProfile()).node.profile.wording == .current)
    }
    #expect(LayoutProfile.current.wording == LayoutProfile.standard.wording)
  }

  /// Each task lays out trees of its own generation while others do the same with the other one.
  @Test(arguments: 0..<40)
  func generationsDoNotMeet(_ index: Int) async {
    let isEarly = index % 2 == 0
    let root = root(LayoutProfile(maskTranslation: isEarly ? .early : .current))
    let view = PlainView(
      "view", frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    view.node.mask.horizontal = AxisMask(min: true, size: false, max: true)
    root.insert(view)
    for _ in 0..<5 {
      await Task.yield()
      root.node.frame.size.width = 200
      #expect(abs(view.node.frame.minX - (isEarly ? 30 : 22.5)) < 1e-9)
      await Task.yield()
      root.node.frame.size.width = 100
      #expect(abs(view.node.frame.minX - 10) < 1e-9)
    }
  }
}
