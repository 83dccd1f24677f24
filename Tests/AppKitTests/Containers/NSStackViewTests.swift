import AppKit
import Testing

/// Stacks in fixed rectangles; frames follow by hand from `Rules/Stacks.md#filling-a-macos-stack`, and from
/// `Rules/Stacks.md#gravity-areas`.
///
/// The numbers of the rules stand beside the cases.
@MainActor struct NSStackViewTests {
  /// A view with a natural size and hugging priorities.
  static func box(
    _ width: CGFloat?, _ height: CGFloat?, hugging: Float = 250, resistance: Float = 750
  ) -> InsetView {
    let view = InsetView()
    view.natural = NSSize(width: width ?? -1, height: height ?? -1)
    for orientation in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
      view.setContentHuggingPriority(.init(hugging), for: orientation)
      view.setContentCompressionResistancePriority(.init(resistance), for: orientation)
    }
    return view
  }

  /// A stack of a fixed size, laid out in a root.
  static func layOut(
    _ stack: NSStackView, _ width: CGFloat, _ height: CGFloat, areas: [[NSView]]
  ) -> [NSRect] {
    layOut(stack, width, height, areas: areas, in: NSView())
  }

  static func layOut(
    _ stack: NSStackView, _ width: CGFloat, _ height: CGFloat, areas: [[NSView]], in root: NSView
  ) -> [NSRect] {
    root.frame = NSRect(x: 0, y: 0, width: 1000, height: 1000)
    root.addFree(stack)
    for (views, gravity) in zip(areas, [NSStackView.Gravity.leading, .center, .trailing]) {
      for view in views { stack.addView(view, in: gravity) }
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
      stack.heightAnchor.constraint(equalToConstant: height),
    ])
    root.layoutSubtreeIfNeeded()
    return areas.flatMap(\.self).map(\.frame)
  }

  @Test func defaults() {
    let stack = NSStackView()
    #expect(stack.orientation == .horizontal)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.distribution.rawValue == -1)
    #expect(stack.alignment == .centerY)
    #expect(stack.spacing == 8)
    #expect(stack.detachesHiddenViews)
    #expect(stack.huggingPriority(for: .vertical).rawValue == Float(250).nextDown)
    #expect(stack.clippingResistancePriority(for: .horizontal) == .required)
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
    #expect(
      [NSStackView.Gravity.leading, .center, .trailing].map(\.rawValue) == [1, 2, 3])
    #expect(NSStackView.VisibilityPriority.detachOnlyIfNecessary.rawValue == 900)
  }

  @Test func arrangingClearsTranslation() {
    let stack = NSStackView()
    let view = NSView()
    stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.superview === stack)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    stack.removeView(view)
    #expect(view.superview == nil)
  }

  /// 4.1 to 4.4: the last view ends with the stack; the one that hugs least is stretched.
  @Test func fillStretchesWhoHugsLeast() {
    let stack = NSStackView()
    stack.distribution = .fill
    let frames = Self.layOut(
      stack, 300, 20,
      areas: [[Self.box(50, 20, hugging: 251), Self.box(50, 20), Self.box(50, 20, hugging: 251)]])
    #expect(frames.map(\.minX) == [0, 58, 250])
    #expect(frames.map(\.width) == [50, 184, 50])
  }

  /// All hug harder than a stack fills, so the room stays empty at the end (`Rules/Stacks.md#filling-a-macos-stack`).
  @Test func fillStretchesNobodyWhoHugsAt750() {
    let stack = NSStackView()
    stack.distribution = .fill
    stack.orientation = .vertical
    stack.alignment = .leading
    let frames = Self.layOut(
      stack, 100, 200, areas: [[Self.box(50, 20, hugging: 750), Self.box(50, 20, hugging: 750)]])
    // From the top: 200 − 20 and 28 lower.
    #expect(frames.map(\.minY) == [180, 152])
    #expect(frames.map(\.height) == [20, 20])
  }

  /// A chain minimises the differences of neighbours, so 265, 165, 165 and not 265, 220, 110 (`Rules/Stacks.md#filling-a-macos-stack`).
  @Test func equalLengthsAreAChain() {
    let stack = NSStackView()
    stack.distribution = .fillEqually
    stack.spacing = 20
    let wide = Self.box(265, 20)
    let frames = Self.layOut(stack, 635, 20, areas: [[wide, Self.box(100, 20), Self.box(100, 20)]])
    #expect(frames.map(\.width) == [265, 165, 165])
  }

  /// One view alone keeps its size and stands in the middle (`Rules/Stacks.md#equal-lengths-and-spacing-in-a-macos-stack`).
  @Test func oneViewOfEqualCentersIsCentred() {
    let stack = NSStackView()
    stack.distribution = .equalCentering
    let frames = Self.layOut(stack, 850, 20, areas: [[Self.box(500, 20)]])
    #expect(frames == [NSRect(x: 175, y: 0, width: 500, height: 20)])
  }

  /// The outer centres are 10 and 290, so the middle one is 150 (`Rules/Stacks.md#equal-lengths-and-spacing-in-a-macos-stack`).
  @Test func equalCentersAreEquallyFarApart() {
    let stack = NSStackView()
    stack.distribution = .equalCentering
    let frames = Self.layOut(
      stack, 300, 20,
      areas: [
        [
          Self.box(20, 20, hugging: 750), Self.box(80, 20, hugging: 750),
          Self.box(20, 20, hugging: 750),
        ]
      ])
    #expect(frames.map(\.midX) == [10, 150, 290])
  }

  /// Gaps are equal and at least the spacing (`Rules/Stacks.md#equal-lengths-and-spacing-in-a-macos-stack`).
  @Test func equalSpacingSharesTheRoom() {
    let stack = NSStackView()
    stack.distribution = .equalSpacing
    let views = (0..<3).map { _ in Self.box(50, 20, hugging: 750) }
    #expect(Self.layOut(stack, 300, 20, areas: [views]).map(\.minX) == [0, 125, 250])
  }

  /// Lengths as natural ones: 284 in the ratio 1 : 3 (`Rules/Stacks.md#equal-lengths-and-spacing-in-a-macos-stack`).
  @Test func proportionsFollowNaturalLengths() {
    let stack = NSStackView()
    stack.distribution = .fillProportionally
    let frames = Self.layOut(stack, 292, 20, areas: [[Self.box(50, 20), Self.box(150, 20)]])
    #expect(frames.map(\.width) == [71, 213])
  }

  /// Gravity areas: the beginning at the start, the middle in the middle, the end at the end.
  @Test func areasStandWhereTheirNamesSay() {
    let frames = Self.layOut(
      NSStackView(), 500, 20,
      areas: [[Self.box(50, 20), Self.box(50, 20)], [Self.box(60, 20)], [Self.box(40, 20)]])
    #expect(frames.map(\.minX) == [0, 58, 220, 460])
    #expect(frames.map(\.width) == [50, 50, 60, 40])
  }

  @Test func severalViewsInTheMiddleAreCentredTogether() {
    let frames = Self.layOut(
      NSStackView(), 500, 20, areas: [[], [Self.box(40, 20), Self.box(60, 20)], []])
    // 108 together, from 196.
    #expect(frames.map(\.minX) == [196, 244])
  }

  struct Across: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(alignment)" }
    var alignment: NSLayoutConstraint.Attribute
    var y: CGFloat
    var height: CGFloat = 20
  }
  nonisolated static let across = [
    Across(alignment: .centerY, y: 40), Across(alignment: .top, y: 80),
    Across(alignment: .bottom, y: 0), Across(alignment: .height, y: 0, height: 100),
  ]

  /// 4.5 to 4.8, in a stack 100 high that hugs at 249.99; y counts from the lower edge.
  @Test(arguments: across)
  func viewsStandAcrossAsAligned(_ across: Across) {
    let stack = NSStackView()
    stack.distribution = .fill
    stack.alignment = across.alignment
    stack.setHuggingPriority(.init(249.99), for: .vertical)
    let view = Self.box(50, across.alignment == .height ? nil : 20)
    let frame = Self.layOut(stack, 100, 100, areas: [[view]])[0]
    #expect(frame.minY == across.y)
    #expect(frame.height == across.height)
  }

  /// 3.3 and 4.7: a stack that hugs at 249.99 does not stretch who hugs at 250, one that hugs at 1000 does.
  @Test(arguments: [(Float(249.99998), CGFloat(20)), (1000, 100)])
  func aStackHugsAcross(priority: Float, height: CGFloat) {
    let stack = NSStackView()
    stack.distribution = .fill
    stack.alignment = .bottom
    stack.setHuggingPriority(.init(priority), for: .vertical)
    #expect(Self.layOut(stack, 100, 100, areas: [[Self.box(50, 20)]])[0].height == height)
  }

  /// With a clipping resistance below required the content keeps its length and sticks out (`Rules/Stacks.md#filling-a-macos-stack`).
  @Test func contentSticksOutWhereItMayBeClipped() {
    let stack = NSStackView()
    stack.orientation = .vertical
    stack.distribution = .fill
    stack.alignment = .leading
    stack.setClippingResistancePriority(.init(999), for: .vertical)
    let view = Self.box(50, nil)
    view.heightAnchor.constraint(equalToConstant: 78).isActive = true
    let frame = Self.layOut(stack, 50, 0, areas: [[view]])[0]
    // From the top of a stack without height down.
    #expect(frame == NSRect(x: 0, y: -78, width: 50, height: 78))
  }

  /// Insets are physical: left is left from right to left, too (`Rules/Stacks.md#gravity-areas`).
  ///
  /// 100 − 15 − 20 is 65.
  @Test(arguments: [
    (NSUserInterfaceLayoutDirection.leftToRight, CGFloat(5)), (.rightToLeft, 65),
  ])
  func insetsDoNotTurn(direction: NSUserInterfaceLayoutDirection, x: CGFloat) {
    let stack = NSStackView()
    stack.userInterfaceLayoutDirection = direction
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 5, bottom: 3, right: 15)
    let view = Self.box(20, nil)
    view.userInterfaceLayoutDirection = direction
    stack.alignment = .bottom
    view.natural?.height = 10
    let frame = Self.layOut(stack, 100, 40, areas: [[view]])[0]
    #expect(frame.minX == x)
    #expect(frame.minY == 3)
  }

  @Test func hiddenViewsTakeNoRoomUnlessToldSo() {
    let stack = NSStackView()
    let views = (0..<3).map { _ in Self.box(50, 20) }
    views[1].isHidden = true
    let root = NSView()
    #expect(Self.layOut(stack, 300, 20, areas: [views], in: root)[2].minX == 58)
    #expect(stack.detachedViews == [views[1]])
    stack.detachesHiddenViews = false
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 116)
  }

  @Test func customSpacingBeatsTheStacks() {
    let stack = NSStackView()
    let views = (0..<3).map { _ in Self.box(50, 20) }
    for view in views { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[1]) == NSStackView.useDefaultSpacing)
    #expect(Self.layOut(stack, 300, 20, areas: [views]).map(\.minX) == [0, 80, 138])
  }

  /// A stack 100 long with 3 × 50: the two least important views go, the last of equals first.
  @Test func theLeastImportantViewsAreDetached() {
    let stack = NSStackView()
    stack.spacing = 0
    let views = (0..<3).map { _ in Self.box(nil, 20) }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      stack.addArrangedSubview(view)
    }
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[0])
    stack.setVisibilityPriority(.init(rawValue: 950), for: views[2])
    let root = NSView()
    let frames = Self.layOut(stack, 100, 20, areas: [views], in: root)
    #expect(stack.detachedViews == [views[0]])
    #expect(frames[1].minX == 0)
    #expect(frames[2].minX == 50)
    stack.setVisibilityPriority(.notVisible, for: views[2])
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[2]])
  }

  /// A view leaves before it is clipped: natural widths of 40, 60 and 20 in 110.
  ///
  /// Source: Apple, "setClippingResistancePriority(_:for:)". A view that may be compressed makes room.
  @Test(arguments: [(750, true), (40, false)] as [(Float, Bool)])
  func naturalWidthsAreDetached(compression: Float, leaves: Bool) {
    let stack = NSStackView()
    let views = [Self.box(40, 20), Self.box(60, 30), Self.box(20, 10)]
    for view in views { stack.addArrangedSubview(view) }
    views[1].setContentCompressionResistancePriority(.init(compression), for: .horizontal)
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[2])
    _ = Self.layOut(stack, 110, 30, areas: [views])
    #expect(stack.detachedViews == (leaves ? [views[2]] : []))
  }

  /// The first baseline is the first view's, the last one the last one's (`Rules/Stacks.md#baselines-of-a-stack`).
  @Test func baselinesAreTheOutermostViews() {
    let stack = NSStackView()
    stack.orientation = .vertical
    stack.distribution = .fill
    let views = [Self.box(50, 20), Self.box(50, 30)]
    views[0].baselines = (12, 4)
    views[1].baselines = (20, 7)
    let first = NSView()
    let last = NSView()
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 300))
    for view in [stack, first, last] { root.addFree(view) }
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    // 12 below the top, and 7 above the end at 20 + 8 + 30, which is 51 below the top.
    #expect(first.frame.maxY == 288)
    #expect(last.frame.maxY == 249)
  }
}
