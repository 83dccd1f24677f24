import AppKit
import LayoutTree
import TestSupport
import Testing

/// A view that notes its turns.
private final class TurnView: NSView {
  static var log: [String] = []
  var name = ""
  var makes: (() -> Void)?
  override func updateConstraints() {
    Self.log.append("\(name) constraints")
    makes?()
    makes = nil
    super.updateConstraints()
  }
  override func layout() {
    Self.log.append("\(name) layout")
    super.layout()
  }
}

/// A controller that notes its turns among those of its view.
private final class TurnController: NSViewController {
  override func updateViewConstraints() {
    TurnView.log.append("controller constraints")
    super.updateViewConstraints()
  }
  override func viewWillLayout() { TurnView.log.append("controller will") }
  override func viewDidLayout() { TurnView.log.append("controller did") }
}

/// Constraints from the leaves up, then layout from the top down, under AppKit's names.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@MainActor @Suite(.serialized) struct PassTests {
  private func tree() -> (root: TurnView, middle: TurnView, leaf: TurnView) {
    let (root, middle, leaf) = (TurnView(), TurnView(), TurnView())
    (root.name, middle.name, leaf.name) = ("root", "middle", "leaf")
    root.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutSubtreeIfNeeded()
    TurnView.log = []
    return (root, middle, leaf)
  }

  @Test func constraintsThenLayout() {
    let (root, middle, leaf) = tree()
    for view in [root, middle, leaf] {
      view.needsUpdateConstraints = true
      view.needsLayout = true
    }
    root.layoutSubtreeIfNeeded()
    #expect(
      TurnView.log == [
        "leaf constraints", "middle constraints", "root constraints", "root layout",
        "middle layout", "leaf layout",
      ])
    #expect(!root.needsLayout && !leaf.needsUpdateConstraints)
  }

  /// Asking a leaf lays out from the topmost view that waits.
  @Test func fromTheTopmostThatWaits() {
    let (root, middle, leaf) = tree()
    root.needsLayout = true
    leaf.needsLayout = true
    leaf.layoutSubtreeIfNeeded()
    #expect(TurnView.log == ["root layout", "leaf layout"])
    TurnView.log = []
    middle.needsLayout = true
    leaf.layoutSubtreeIfNeeded()
    #expect(TurnView.log == ["middle layout"])
  }

  @Test func constraintsAlone() {
    let (root, middle, leaf) = tree()
    root.needsUpdateConstraints = true
    leaf.needsUpdateConstraints = true
    middle.updateConstraintsForSubtreeIfNeeded()
    #expect(TurnView.log == ["leaf constraints"])
    let window = NSWindow()
    window.contentView = root
    window.updateConstraintsIfNeeded()
    #expect(TurnView.log == ["leaf constraints", "root constraints"])
  }

  /// What `updateConstraints` makes is in the layout that follows.
  @Test func constraintsMadeInTheirTurn() {
    let (root, middle, _) = tree()
    middle.translatesAutoresizingMaskIntoConstraints = false
    middle.needsUpdateConstraints = true
    middle.makes = {
      NSLayoutConstraint.activate([
        middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        middle.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -9),
        middle.widthAnchor.constraint(equalToConstant: 20),
        middle.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutSubtreeIfNeeded()
    #expect(middle.frame == NSRect(x: 7, y: 9, width: 20, height: 10))
  }

  @Test func aController() {
    let (root, middle, _) = tree()
    let controller = TurnController()
    controller.view = middle
    middle.needsUpdateConstraints = true
    middle.needsLayout = true
    root.layoutSubtreeIfNeeded()
    #expect(
      TurnView.log == [
        "controller constraints", "middle constraints", "controller will", "middle layout",
        "controller did",
      ])
  }

  /// Reading from the right: 16 in from the right edge, whichever way y grows; left stays left.
  @Test(arguments: [false, true]) func readingFromTheRight(isFlipped: Bool) {
    let root = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    root.userInterfaceLayoutDirection = .rightToLeft
    let (one, other) = (NSView(), NSView())
    for view in [one, other] {
      view.userInterfaceLayoutDirection = .rightToLeft
      root.addFree(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(one.frame.minX == 64 && other.frame.minX == 16)
  }

  /// A size alone leaves the place free; debugging says so and names what holds the rest.
  @Test func ambiguity() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    root.addFree(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      width, left, view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let holders = view.constraintsAffectingLayout(for: .horizontal)
    #expect(holders.contains { $0 === width } && holders.contains { $0 === left })
    let before = view.frame
    // What the public function does with chance of the system's.
    var random = SeededRandom(seed: 5)
    view.viewNode.exerciseAmbiguity(using: &random)
    #expect(view.frame.minX == before.minX && view.frame.minY != before.minY)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
