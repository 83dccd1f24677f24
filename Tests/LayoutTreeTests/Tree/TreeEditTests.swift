import Foundation
import LayoutGeometry
import LayoutTree
import StackArrangements
import TestSupport
import Testing

/// An engine that is edited with its tree gives the same frames as a new one.
@MainActor struct TreeEditTests {
  /// A tree of plain views and stacks that is edited at random; everything in it is determined.
  @MainActor final class Script {
    var random: SeededRandom
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    /// Views that hold others.
    private var groups: [PlainView] = []
    private var stacks: Set<ObjectIdentifier> = []
    /// The constraints that tie a plain group's children to each other.
    private var chains: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    private var extras: [NSLayoutConstraint] = []
    private var made = 0
    var log: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      groups = [root]
      for _ in 0..<6 { insert() }
    }

    private func pick<Element>(_ choices: [Element]) -> Element? {
      choices.randomElement(using: &random)
    }

    private func children(_ view: PlainView) -> [PlainView] {
      view.node.children.compactMap { $0 as? PlainView }
    }

    private var all: [PlainView] { root.node.preorder().compactMap { $0.host as? PlainView } }

    private func makeView() -> PlainView {
      made += 1
      let view = PlainView("v\(made)")
      let length = { CGFloat(Int.random(in: 1...30, using: &self.random) * 10) }
      view.natural = CGSize(width: length(), height: length())
      if Int.random(in: 0..<3, using: &random) == 0 {
        groups.append(view)
        if Bool.random(using: &random) { makeStack(view) }
      }
      return view
    }

    private func makeStack(_ view: PlainView) {
      stacks.insert(ObjectIdentifier(view))
      arrange(view)
    }

    /// Restates how a group's children are laid out, after they changed.
    private func arrange(_ group: PlainView) {
      guard !stacks.contains(ObjectIdentifier(group)) else {
        var stack = StackArrangement()
        stack.axis = group.natural.width > 150 ? .horizontal : .vertical
        stack.distribution = group.natural.height > 100 ? .fill : .equalSpacing
        stack.spacing = .points(Double(group.natural.width / 10))
        stack.views = children(group).map(\.node)
        group.node.arrangement = stack
        return
      }
      NSLayoutConstraint.deactivate(chains[ObjectIdentifier(group)] ?? [])
      var chain: [NSLayoutConstraint] = []
      var last: PlainView?
      for child in children(group) {
        chain.append(child.tie(.top, .equal, group, constant: 5))
        chain.append(child.tie(.bottom, .equal, group, constant: -5, priority: 700))
        chain.append(
          last.map { child.tie(.left, .equal, $0, .right, constant: 8) }
            ?? child.tie(.left, .equal, group))
        last = child
      }
      // The tie rule selects the one that takes the slack or gives way.
      if let last { chain.append(last.tie(.right, .equal, group, priority: 900)) }
      chains[ObjectIdentifier(group)] = chain
    }

    private func insert() {
      guard let group = pick(groups) else { return }
      let view = makeView()
      let index = Int.random(in: 0...group.node.children.count, using: &random)
      log.append("insert \(view.name) into \(group.name) at \(index)")
      group.insert(view, at: index)
      arrange(group)
    }

    private func remove() {
      guard all.count > 4, let view = pick(Array(all.dropFirst())),
        let group = view.node.parent?.host as? PlainView
      else { return }
      log.append("remove \(view.name) from \(group.name)")
      let gone = Set(view.node.preorder().map { ObjectIdentifier($0.host) })
      groups.removeAll { gone.contains(ObjectIdentifier($0)) }
      view.node.removeFromParent()
      arrange(group)
    }

    private func move() {
      guard let view = pick(Array(all.dropFirst())), let group = pick(groups),
        !group.node.isDescendant(of: view.node), let old = view.node.parent?.host as? PlainView
      else { return }
      let index = Int.random(in: 0...group.node.children.count, using: &random)
      log.append("move \(view.name) from \(old.name) to \(group.name) at \(index)")
      group.insert(view, at: index)
      arrange(old)
      arrange(group)
    }

    private func edit() {
      guard let view = pick(Array(all.dropFirst())) else { return }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        log.append("natural size of \(view.name)")
        view.natural.width = CGFloat(Int.random(in: 1...30, using: &random) * 10)
      case 1:
        log.append("width of \(view.name)")
        extras.append(
          view.tie(
            .width, constant: CGFloat(Int.random(in: 1...20, using: &random) * 7), priority: 600))
      case 2:
        log.append("one width less")
        guard let extra = pick(extras) else { return }
        extra.isActive = false
      default:
        log.append("priorities of \(view.name)")
        view.node.priorities.horizontal = ContentPriorities(
          hugging: pick([250, 251, 100]) ?? 250, compressionResistance: pick([750, 749]) ?? 750)
      }
    }

    /// Asks for a size as cells and popovers do.
    func fit(_ view: PlainView) -> CGSize {
      let isWide = view.name.count % 2 == 0
      return view.node.fittingSize(
        CGSize(width: 0, height: 0), isWide ? .fittingSizeLevel : LayoutPriority(999),
        .fittingSizeLevel)
    }

    func step() {
      switch Int.random(in: 0..<10, using: &random) {
      case 8, 9:
        guard let view = pick(all) else { return }
        log.append("fit \(view.name)")
        _ = fit(view)
      case 0...2: insert()
      case 3: remove()
      case 4: move()
      default: edit()
      }
    }

    var fittingSizes: [String: CGSize] {
      Dictionary(uniqueKeysWithValues: all.map { ($0.name, fit($0)) })
    }

    var frames: [String: CGRect] {
      Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.node.frame) })
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func editsLeadWhereANewEngineWould(_ seed: UInt64) {
    let script = Script(seed: seed)
    script.root.node.layoutIfNeeded()
    for _ in 0..<Int.random(in: 1...12, using: &script.random) {
      for _ in 0..<Int.random(in: 1...3, using: &script.random) { script.step() }
      script.root.node.layoutIfNeeded()
    }
    let (edited, fitted) = (script.frames, script.fittingSizes)
    script.root.node.dropContexts()
    script.root.node.layoutIfNeeded()
    let (rebuilt, fittedAnew) = (script.frames, script.fittingSizes)
    let differing = edited.filter { $0.value != rebuilt[$0.key] }
    #expect(
      differing.isEmpty,
      "seed \(seed): \(differing.keys.sorted().prefix(4).map { "\($0) \(edited[$0]!) \(rebuilt[$0]!)" }) after \(script.log)"
    )
    let unequal = fitted.filter { $0.value != fittedAnew[$0.key] }
    #expect(
      unequal.isEmpty,
      "seed \(seed): \(unequal.keys.sorted().prefix(4).map { "\($0) \(fitted[$0]!) \(fittedAnew[$0]!)" }) after \(script.log)"
    )
  }
}
