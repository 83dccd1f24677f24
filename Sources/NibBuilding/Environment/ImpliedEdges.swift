import IBDocument

/// The numbers that a root's guide constraints and the stored frames of its direct children imply for its safe area and
/// margins.
///
/// Only required equalities with multiplier 1 are used, between edges of the same kind of a guide and of a child that
/// is not misplaced. Lengths are distances from the root's edges, positive inwards.
struct ImpliedEdges {
  private(set) var safeArea: [EnvironmentEdge: [Double]] = [:]
  private(set) var margins: [EnvironmentEdge: [Double]] = [:]
  /// The positions of a misplaced root's right and lower ends that attached children imply, from the root's origin.
  ///
  /// The stored size of such a root is not the one in which its children were laid out.
  private(set) var ends: [Target: [Double]] = [:]

  /// The edges of the root to which an edge of a child can be attached.
  enum Target: Hashable {
    case edge(EnvironmentEdge)
    case safeArea(EnvironmentEdge)
    case margin(EnvironmentEdge)
  }

  private let root: ViewElement
  private let toolsVersion: Int
  private let children: [String: ViewElement]
  private let guides: [String: Guide]

  /// The guides of the root to which a child can be attached.
  private enum Guide {
    case safeArea
    case margins
    /// A strip at the top (bottom), whose lower (upper) edge bounds the free area.
    case strip(EnvironmentEdge)
  }

  init(root: ViewElement, controller: ControllerElement?, toolsVersion: Int) {
    self.root = root
    self.toolsVersion = toolsVersion
    let usable = root.children.filter { !$0.isMisplaced && !$0.isExcluded && $0.hasFrame }
    children = Dictionary(usable.map { ($0.id, $0) }) { first, _ in first }
    var guides: [String: Guide] = [:]
    for guide in root.guides {
      if guide.key == "safeArea" { guides[guide.id] = .safeArea }
      if guide.key == "layoutMargins" { guides[guide.id] = .margins }
    }
    for guide in controller?.layoutGuides ?? [] {
      guides[guide.id] = .strip(guide.end == .top ? .top : .bottom)
    }
    self.guides = guides
    for constraint in root.constraints { read(constraint) }
  }

  private mutating func read(_ constraint: ConstraintElement) {
    guard let second = constraint.second, !constraint.isExcluded, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.priority >= 1000
    else { return }
    // first = second + constant; a child on the first side is at guide + constant.
    add(child: constraint.first, guide: second, offset: constraint.constant)
    add(child: second, guide: constraint.first, offset: -constraint.constant)
  }

  private mutating func add(
    child: ConstraintElement.Anchor, guide: ConstraintElement.Anchor, offset: Double
  ) {
    guard let view = children[child.id], let target = target(guide),
      let edge = Self.edge(child.attribute)
    else { return }
    let targetEdge: EnvironmentEdge
    switch target {
    case .edge(let edge), .safeArea(let edge), .margin(let edge): targetEdge = edge
    }
    // Opposite edges (a view below the safe area) are equivalent, so only the axis has to agree.
    let isVertical = targetEdge == .top || targetEdge == .bottom
    guard isVertical == (edge == .top || edge == .bottom) else { return }
    let place = position(edge, of: view) - offset
    if root.isMisplaced, targetEdge == .right || targetEdge == .bottom {
      ends[target, default: []].append(place)
      return
    }
    let distance =
      switch targetEdge {
      case .top, .left: place
      case .bottom: root.frame.height - place
      case .right: root.frame.width - place
      }
    switch target {
    case .edge: break
    case .safeArea: safeArea[targetEdge, default: []].append(distance)
    case .margin: margins[targetEdge, default: []].append(distance)
    }
  }

  /// Returns the position of an edge of the child's alignment rectangle, in the root's coordinates.
  private func position(_ edge: EnvironmentEdge, of view: ViewElement) -> Double {
    let insets = AlignmentInsets.insets(of: view, toolsVersion: toolsVersion)
    return switch edge {
    case .top: view.frame.y + insets.top
    case .left: view.frame.x + insets.left
    case .bottom: view.frame.maxY - insets.bottom
    case .right: view.frame.maxX - insets.right
    }
  }

  private func target(_ anchor: ConstraintElement.Anchor) -> Target? {
    if anchor.id == root.id {
      return Self.marginEdge(anchor.attribute).map(Target.margin)
        ?? Self.edge(anchor.attribute).map(Target.edge)
    }
    guard let guide = guides[anchor.id], let edge = Self.edge(anchor.attribute) else { return nil }
    switch guide {
    case .safeArea: return .safeArea(edge)
    case .margins: return .margin(edge)
    case .strip(.top): return edge == .bottom ? .safeArea(.top) : nil
    case .strip: return edge == .top ? .safeArea(.bottom) : nil
    }
  }

  private static func edge(_ attribute: ConstraintAttribute) -> EnvironmentEdge? {
    switch attribute {
    case .top: .top
    case .bottom: .bottom
    case .leading, .left: .left
    case .trailing, .right: .right
    default: nil
    }
  }

  private static func marginEdge(_ attribute: ConstraintAttribute) -> EnvironmentEdge? {
    switch attribute {
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin, .leftMargin: .left
    case .trailingMargin, .rightMargin: .right
    default: nil
    }
  }
}
