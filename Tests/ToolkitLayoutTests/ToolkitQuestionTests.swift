import Foundation
import Testing
import ToolkitLayout

/// What a program can ask of a layout of views of other toolkits, and what is reported by itself.
@MainActor @Suite struct ToolkitQuestionTests {
  private let child = Tile("child", 10, 10)
  private let window: Tile

  init() {
    window = Tile.root(100, 50, child)
    window.identifier = "window"
  }

  /// Items of constraints and anchors are the views, not what stands for them.
  @Test func itemsAreTheViews() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .equal, toItem: window,
      attribute: .leadingMargin,
      multiplier: 1, constant: 2)
    #expect(constraint.firstItem === child && constraint.secondItem === window)
    #expect(constraint.firstAnchor.isEqual(child.leadingAnchor))
    #expect(child.topAnchor.item === child && child.heightAnchor.item === child)
    window.addConstraint(constraint)
    #expect(window.constraints == [constraint])
    window.removeConstraint(constraint)
    #expect(window.constraints.isEmpty && !constraint.isActive)
  }

  @Test func explanationsAddUp() throws {
    child.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -5).isActive = true
    window.layoutIfNeeded()
    let reason = try #require(child.explanation(of: .left))
    #expect(reason.value == 85 && reason.subject == "child.left")
    #expect(reason.equations.map(\.contribution) == [100, -10, -5])
    #expect(child.explanation(of: .notAnAttribute) == nil)
    #expect(child.constraintsAffectingLayout(for: .horizontal).count == 3)
    #expect(child.hasAmbiguousLayout && !window.hasAmbiguousLayout)
    #expect(window.layoutTrace.contains("|   *child- AMBIGUOUS LAYOUT for child.minY{"))
    let before = child.frame.minY
    child.exerciseAmbiguityInLayout()
    #expect(child.frame.minY != before && child.frame.minX == 85)
  }

  @Test func contradictionsAreReported() throws {
    let root = ToolkitRoot(window)
    var found: [ConflictDescription] = []
    root.conflictHandler = { found.append($0) }
    for width in [20.0, 30] { child.widthAnchor.constraint(equalToConstant: width).isActive = true }
    #expect(logged { root.layout() }.isEmpty)
    let conflict = try #require(found.first)
    #expect(found.count == 1 && conflict.broken.equation == "child.width == 30")
    #expect(conflict.conflicting.map(\.equation) == ["child.width == 20", "child.width == 30"])
    // No breakpoint and no header of a system that is not there.
    #expect(conflict.message.hasPrefix("[Layout] Unable to simultaneously satisfy constraints:\n("))
    #expect(conflict.message.hasSuffix("\n\(conflict.broken.constraint.description)"))
    #expect(root.conflictHandler != nil)
    // Without a handler the log has it.
    root.conflictHandler = nil
    child.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(logged { root.layout() }.contains { $0.contains("child.width == 40") })
  }

  /// A translated mask is a contradiction's member in words.
  @Test func masksHaveWords() {
    let root = ToolkitRoot(window)
    var words: [String] = []
    root.conflictHandler = { words += $0.conflicting.map(\.equation) }
    child.translatesAutoresizingMaskIntoConstraints = true
    child.frame = rect(0, 0, 10, 10)
    child.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    root.layout()
    #expect(
      words == [
        "window.width == 100 (its given frame)",
        "child.width == 10 (its frame and autoresizing mask)", "child.width == window.width",
      ])
  }

  @Test func aRootIsNotifiedAndSnaps() {
    let root = ToolkitRoot(window, size: CGSize(width: 99, height: 40), pixelScale: 2)
    var asked = 0
    root.layout()
    root.needsLayoutHandler = { asked += 1 }
    #expect(root.view === window && root.size == CGSize(width: 99, height: 40))
    child.centerXAnchor.constraint(equalTo: window.centerXAnchor, constant: 0.1).isActive = true
    child.topAnchor.constraint(equalTo: window.topAnchor, constant: 0.3).isActive = true
    child.setNeedsLayout()
    #expect(asked > 0 && root.needsLayoutHandler != nil)
    root.layout()
    // 49.6 − 5 = 44.6 is nearest to 44.5, and 0.3 to 0.5.
    #expect(child.frame == rect(44.5, 0.5, 10, 10) && root.pixelScale == 2)
    root.pixelScale = 1
    root.layout()
    #expect(child.frame == rect(45, 0, 10, 10))
    #expect(root.profile == nil && root.safeAreaInsets == .zero)
    var profile = LayoutProfile()
    profile.rounding = .catalystOffscreen
    root.profile = profile
    root.layout()
    #expect(root.profile?.rounding == .catalystOffscreen && child.frame == rect(45, 0, 10, 10))
  }
}
