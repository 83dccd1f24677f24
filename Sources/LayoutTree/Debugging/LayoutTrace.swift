internal import Foundation
internal import LayoutEngine

/// A view's subtree as text, with layout information for each view, in the format of Apple's trace.
///
///     •UIWindow:0x7f88a8e4a4a0
///     |   *UIView:0x7f88a8ca2880
///     |   |   *UILabel:0x7f88a8c98820'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f88a8c98820'Name'.minX{id: 13}
///
/// - SeeAlso: `Rules/Messages.md#the-trace-of-a-tree`; public logs for the legend and for guides, which
///   stand before subviews.
@MainActor struct LayoutTrace {
  private let root: ViewNode
  private let context: LayoutContext?
  private var undetermined: [ItemID: [AmbiguityReport.Movement]] = [:]
  private var guides: [ObjectIdentifier: [GuideNode]] = [:]
  private var lines: [String] = []

  /// The trace of a view, several lines, no line feed at its end.
  static func text(of view: ViewNode) -> String {
    var trace = LayoutTrace(view)
    var stack = [(view: view, depth: 0)]
    while let next = stack.popLast() {
      trace.add(next.view, depth: next.depth)
      for child in next.view.children.reversed() { stack.append((child.node, next.depth + 1)) }
    }
    return (trace.lines + legend).joined(separator: "\n")
  }

  private static let legend = [
    "", "Legend:", "\t* - is laid out with auto layout",
    "\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES",
    "\t• - layout engine host",
  ]

  private init(_ view: ViewNode) {
    root = view.root
    context = LayoutPass.context(of: root)
    guard let context else { return }
    context.solve()
    for ambiguity in context.engine.ambiguities() {
      for movement in ambiguity.movements {
        undetermined[movement.item, default: []].append(movement)
      }
    }
    for case let guide as GuideNode in context.allNodes {
      guard let owner = guide.owner else { continue }
      guides[ObjectIdentifier(owner), default: []].append(guide)
    }
  }

  private mutating func add(_ view: ViewNode, depth: Int) {
    let indent = String(repeating: "|   ", count: depth)
    let isHost = view === root && context != nil
    var line = indent + mark(view, isHost) + view.label
    // A host without mask translation has to be held by constraints of its own.
    if isHost, !view.translatesMask { line += ", MISSING HOST CONSTRAINTS" }
    lines.append(line + ambiguity(of: view))
    for guide in guides[ObjectIdentifier(view)] ?? [] {
      lines.append(indent + "|   *" + guide.fullDescription + ambiguity(of: guide))
    }
  }

  private func mark(_ view: ViewNode, _ isHost: Bool) -> String {
    if isHost { return "•" }
    guard context.map({ view.enrolments[$0] != nil }) == true else { return "" }
    return view.translatesMask ? "+" : "*"
  }

  /// The variables that could have other values; attached to the name without a blank.
  private func ambiguity(of node: LayoutNode) -> String {
    guard let item = context.flatMap({ node.enrolments[$0] }), let movements = undetermined[item]
    else {
      return ""
    }
    var parts: [AmbiguityReport.Part: Int] = [:]
    for movement in movements { parts[movement.part] = movement.number }
    let names = parts.sorted { $0.key < $1.key }.map { part, number in
      "\(node.label).\(name(part)){id: \(number)}"
    }
    return "- AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
  }

  private func name(_ part: AmbiguityReport.Part) -> String {
    switch part {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

extension ViewNode {
  /// The view's subtree as text, with layout information for each view.
  package var layoutTrace: String { LayoutTrace.text(of: self) }
}

extension GuideNode {
  /// The class, identifier, rectangle and view, in the format of Apple's logs.
  package var fullDescription: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let name = object.map { ObjectName.className(of: type(of: $0)) } ?? className
    let owner = owner.map { ConstraintRules.description(of: $0.host.hostObject) } ?? "(null)"
    return
      "<\(name): \(ObjectName.address(of: object ?? self)) - \"\(identifier)\", layoutFrame = {{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}, owningView = \(owner)>"
  }
}
