/// Counts the calls of a pass, so that layout ends regardless of the views' requests.
///
/// A view is called up to a number of times in one pass; after that it is skipped, and the pass continues with
/// the others. In the last turns before, requests and their reasons are recorded. Passes that start inside a
/// pass on the same tree belong to it.
@MainActor final class PassWatch {
  /// The callback for which a view is called.
  enum Turn {
    case updateConstraints, layoutSubviews

    /// The name of the callback in the view's toolkit.
    @MainActor func name(for node: ViewNode) -> String {
      switch (self, node.host.hostConventions.front) {
      case (.updateConstraints, _): "updateConstraints"
      case (.layoutSubviews, .uiKit), (.layoutSubviews, .own): "layoutSubviews"
      case (.layoutSubviews, .appKit): "layout"
      }
    }
  }

  /// The maximum number of rounds of a pass in which no view exceeds the threshold; more than the largest
  /// threshold, so that views are detected first.
  private static let maximumRounds = 4000
  /// The maximum depth of nested passes on the same tree; deeper ones, which would overflow the stack, do
  /// nothing.
  private static let maximumDepth = 100
  /// The number of turns of a view, before the last one, in which reasons are recorded.
  private static let recordedTurns = 4

  private static var active: [PassWatch] = []
  /// The watch that records reasons; nil in nearly all passes, so that requests cost only this check.
  private static var recorder: PassWatch?
  private static var lastNumber: Int32 = 0

  private unowned let root: ViewNode
  private let number: Int32
  private var depth = 0
  private var rounds = 0
  private var tookTooLong = false
  private let profile: LayoutProfile
  private lazy var threshold = profile.feedbackLoopThreshold
  private var performers: [(node: ViewNode, turn: Turn)] = []
  private var requests: [ObjectIdentifier: [LayoutFeedbackLoop.Request]] = [:]
  /// The skipped views in order, with their requests.
  private var muted: [(node: ViewNode, host: any ViewHost, turn: Turn)] = []

  private init(root: ViewNode) {
    self.root = root
    profile = root.profile
    // Only compared with that of a pass before, which views keep.
    Self.lastNumber &+= 1
    number = Self.lastNumber
  }

  /// Runs a pass, or a nested pass, on a tree.
  static func watch(_ root: ViewNode, _ pass: (PassWatch) -> Void) {
    if let outer = active.last(where: { $0.root === root }) {
      guard outer.depth < maximumDepth else { return outer.stop(outer.performers.last) }
      outer.depth += 1
      pass(outer)
      outer.depth -= 1
      return
    }
    let watch = PassWatch(root: root)
    active.append(watch)
    LayoutProfile.with(root.treeProfile) { pass(watch) }
    active.removeLast()
    watch.end()
  }

  /// Records the reason of a repeated request while recording is on.
  static func record(_ node: ViewNode, _ reason: LayoutFeedbackLoop.Reason) {
    recorder?.record(node, reason)
  }

  /// Whether another round may start.
  func startsRound() -> Bool {
    rounds += 1
    if rounds > Self.maximumRounds { tookTooLong = true }
    return !tookTooLong
  }

  /// Calls a view, unless it was called too often; returns whether it was called.
  @discardableResult
  func serve(_ node: ViewNode, _ turn: Turn, _ call: () -> Void) -> Bool {
    if node.passes.counts.pass != number { node.passes.counts = (number, 0, 0) }
    let count: Int
    switch turn {
    case .layoutSubviews:
      node.passes.counts.layouts += 1
      count = Int(node.passes.counts.layouts)
    case .updateConstraints:
      node.passes.counts.updates += 1
      count = Int(node.passes.counts.updates)
    }
    // Far below the smallest threshold there is nothing to look at.
    if count > LayoutProfile.smallestThreshold - Self.recordedTurns {
      if count + Self.recordedTurns > threshold { Self.recorder = self }
      if count > threshold {
        stop((node, turn))
        return false
      }
    }
    performers.append((node, turn))
    call()
    performers.removeLast()
    return true
  }

  private func stop(_ turn: (node: ViewNode, turn: Turn)?) {
    guard let turn else { return }
    let isKnown = muted.contains { $0.node === turn.node && $0.turn == turn.turn }
    if !isKnown { muted.append((turn.node, turn.node.host, turn.turn)) }
  }

  private func record(_ node: ViewNode, _ reason: LayoutFeedbackLoop.Reason) {
    let request = LayoutFeedbackLoop.Request(
      reason: reason,
      origin: performers.last.map { "\($0.turn.name(for: $0.node)) of \($0.node.label)" })
    let id = ObjectIdentifier(node)
    if requests[id]?.contains(request) != true { requests[id, default: []].append(request) }
  }

  /// Reports the views that did not settle; skipped views stay marked.
  private func end() {
    if Self.recorder === self { Self.recorder = nil }
    if profile.checksAlignmentRects { AlignmentCheck.run(root) }
    guard !muted.isEmpty || tookTooLong else { return }
    for entry in muted {
      switch entry.turn {
      case .layoutSubviews: entry.node.setNeedsLayout()
      case .updateConstraints: entry.node.setNeedsUpdateConstraints()
      }
    }
    let loop = LayoutFeedbackLoop(
      threshold: threshold,
      participants: muted.map { entry in
        LayoutFeedbackLoop.Participant(
          view: entry.host.hostObject, name: entry.node.label,
          call: entry.turn.name(for: entry.node),
          layouts: Int(entry.node.passes.counts.layouts),
          updates: Int(entry.node.passes.counts.updates),
          requests: requests[ObjectIdentifier(entry.node)] ?? [])
      })
    profile.feedbackLoopFound?(loop)
    profile.log(loop.message)
  }
}
