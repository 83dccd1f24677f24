internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding
internal import ReportFormats
internal import ViewDrawing

/// A laid-out root whose views are described as JSON.
///
/// Frames are in points in the root's bounds, y down.
@MainActor struct PreviewScene {
  private let root: BuiltRoot
  private let laidOut: LaidOutDocument
  private let version: String
  private let scene: CheckedScene

  /// Creates the description of a root.
  ///
  /// - Complexity: O(views · depth).
  init(_ root: BuiltRoot, in laidOut: LaidOutDocument, version: String) {
    self.root = root
    self.laidOut = laidOut
    self.version = version
    scene = laidOut.scene(of: root)
  }

  // MARK: All views

  /// The views with their frames.
  var layout: JSONText {
    let views = scene.views.map { view -> JSONText in
      .object([
        ("id", .string(view.id)), ("parent", view.parent.map(Self.number) ?? .null),
        ("kind", .string(view.element?.kind.rawValue ?? "view")),
        ("name", .optional(view.element.flatMap(ElementNames.givenName))),
        ("class", .optional(view.element?.customClass)),
        ("shown", .bool(view.isVisible)),
        ("line", Self.number(view.element?.position.line ?? 0)),
      ])
    }
    return .object([("views", .array(views))] + members)
  }

  /// The frames alone.
  var frames: JSONText { .object(members) }

  private var members: [(name: String, value: JSONText)] {
    let frames = scene.views.flatMap { view -> [JSONText] in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    }
    let conflicts = laidOut.explanations.map { conflict -> JSONText in
      let constraints = ([conflict.broken] + conflict.others).compactMap { $0.location?.subject }
      return .object([
        ("text", .string(conflict.outcome)), ("broken", Self.member(conflict.broken)),
        ("others", .array(conflict.others.map(Self.member))),
        ("constraints", .array(constraints.map { .string($0) })),
      ])
    }
    return [
      ("scene", .string(root.element.id)), ("version", .string(version)),
      ("size", JSONText.size(root.view.node.bounds.size)), ("frames", .array(frames)),
      ("conflicts", .array(conflicts)),
    ]
  }

  private static func member(_ member: ConflictExplanation.Member) -> JSONText {
    .object([
      ("text", .string(member.text)),
      ("constraint", .optional(member.location?.subject)),
    ])
  }

  // MARK: One view

  private func view(_ id: String) throws(WorkbenchError) -> CheckedView {
    guard let view = scene.views.first(where: { $0.id == id }) else {
      throw .notFound("\(laidOut.document.path): The scene has no view '\(id)'.")
    }
    return view
  }

  /// Returns the geometry, the properties and the constraints of a view.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown id.
  /// - Complexity: O(views + constraints).
  func inspection(of id: String) throws(WorkbenchError) -> JSONText {
    let view = try view(id)
    let node = view.view.node
    let frame = node.frame
    let aligned = node.alignmentRect
    let natural = laidOut.simulate { view.view.hostIntrinsicContentSize }
    let priorities = node.priorities
    let words = RootWords(root, in: laidOut.document)
    let broken = broken
    let constraints = root.constraints.filter {
      $0.element.first.id == id || $0.element.second?.id == id
    }
    let location = Location(
      laidOut.document.path, at: view.element?.position ?? SourcePosition(line: 1, column: 1))
    let text = Self.text(of: view.element)
    let insets = [
      aligned.minY - frame.minY, aligned.minX - frame.minX, frame.maxY - aligned.maxY,
      frame.maxX - aligned.maxX,
    ]
    let stated = [
      priorities.horizontal.hugging, priorities.vertical.hugging,
      priorities.horizontal.compressionResistance, priorities.vertical.compressionResistance,
    ]
    var members: [(name: String, value: JSONText)] = [
      ("id", .string(id)), ("name", .string(view.name)), ("location", .string("\(location)")),
      ("class", .optional(view.element?.customClass)), ("text", .optional(text)),
    ]
    members += [
      ("rect", JSONText.rect(view.frame)), ("frame", JSONText.rect(node.nativeFrame)),
      ("alignmentRect", JSONText.rect(node.nativeAlignmentRect)),
      ("insets", .array(insets.map(Self.number))),
      ("intrinsic", .array([natural.width, natural.height].map(Self.length))),
      ("margins", Self.insets(node.margins.effective)),
      ("safeArea", Self.insets(node.margins.safeArea)),
    ]
    members += [
      ("priorities", .array(stated.map { Self.number(Double($0)) })),
      ("constraints", .array(constraints.map { constraint($0, words, broken) })),
    ]
    return .object(members)
  }

  private func constraint(
    _ entry: (constraint: NSLayoutConstraint, element: ConstraintElement), _ words: RootWords,
    _ broken: Set<ObjectIdentifier>
  ) -> JSONText {
    let element = entry.element
    var members: [(name: String, value: JSONText)] = [
      ("id", .string(element.id)), ("text", .string(words.text(of: entry.constraint))),
      ("constant", Self.number(element.constant)), ("priority", Self.number(element.priority)),
      ("first", .string(element.first.id)),
      ("second", .optional(element.second?.id)),
      ("active", .bool(entry.constraint.isActive)),
      ("broken", .bool(broken.contains(ObjectIdentifier(entry.constraint)))),
      ("line", Self.number(element.position.line)),
    ]
    let holder = root.items[element.owner]?.layoutNode as? ViewNode ?? root.view.node
    if let mark = ConstraintMark(entry.constraint, heldBy: holder, in: root.view.node) {
      members += [
        ("mark", .array([mark.from.x, mark.from.y, mark.to.x, mark.to.y].map(Self.number))),
        ("label", .string(mark.text)), ("alignment", .bool(mark.isAlignment)),
      ]
    }
    return .object(members)
  }

  /// The broken constraints.
  private var broken: Set<ObjectIdentifier> {
    Set(
      laidOut.conflicts.filter { $0.root == root.element.id }
        .map { ObjectIdentifier($0.conflict.broken.constraint) })
  }

  /// Returns the explanation of a view's position and size, with the marks of the constraints in it.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown id.
  func explanation(of id: String) throws(WorkbenchError) -> JSONText {
    guard
      let found = ViewExplanation.explanations(ofViewsNamed: id, in: laidOut)
        .first(where: { $0.id == id })
    else { throw .notFound("\(laidOut.document.path): The scene has no view '\(id)'.") }
    guard case .object(let members) = ExplanationJSON.object(found) else { return .null }
    let used = Set(
      found.attributes.flatMap(\.equations).compactMap(\.statement.constraint)
        .map(ObjectIdentifier.init))
    let words = RootWords(root, in: laidOut.document)
    let broken = broken
    let marks = root.constraints.filter { used.contains(ObjectIdentifier($0.constraint)) }
      .map { constraint($0, words, broken) }
    return .object(members + [("marks", .array(marks))])
  }

  /// Returns the change of a constant that moves an edge of a view by a distance, in points.
  ///
  /// Of the constraints that determine the edge, it is the one that moves it the most for each point; among equal ones,
  /// one of the view itself.
  ///
  /// - Throws: `WorkbenchError` for an unknown view or edge, and for an edge that no constraint of the document
  ///   determines.
  func change(
    moving edge: String, of id: String, by distance: Double
  ) throws(WorkbenchError) -> JSONText {
    let edges: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    ]
    guard let attribute = edges[edge] else {
      throw .usage("There is no edge '\(edge)'; use left, right, top or bottom.")
    }
    guard distance.isFinite else { throw .usage("The distance is not a finite number.") }
    guard
      let explanation = ViewExplanation.explanations(
        ofViewsNamed: id, in: laidOut, attributes: [attribute]
      ).first(where: { $0.id == id })?.attributes.first
    else { throw .notFound("\(laidOut.document.path): The scene has no view '\(id)'.") }
    let known = Dictionary(
      root.constraints.map { (ObjectIdentifier($0.constraint), $0.element) }
    ) { first, _ in first }
    let candidates = explanation.equations.compactMap { equation -> (ConstraintElement, Double)? in
      guard equation.weight != 0, let constraint = equation.statement.constraint,
        let element = known[ObjectIdentifier(constraint)]
      else { return nil }
      return (element, equation.weight)
    }
    func rank(_ candidate: (ConstraintElement, Double)) -> (Double, Int) {
      let isOwn = candidate.0.first.id == id || candidate.0.second?.id == id
      return (abs(candidate.1), isOwn ? 1 : 0)
    }
    guard let (element, weight) = candidates.max(by: { rank($0) < rank($1) }) else {
      throw .notFound(
        "\(laidOut.document.path): No constraint of the document determines the \(edge) of '\(id)'."
      )
    }
    let constant = element.constant + distance / weight
    return .object([
      ("constraint", .string(element.id)), ("constant", Self.number(constant)),
      ("change", .string("'\(element.id)'.constant = \(NumberText.text(constant, decimals: 2))")),
    ])
  }

  // MARK: Values

  /// The text that a change of `text` replaces.
  private static func text(of element: ViewElement?) -> String? {
    guard let element else { return nil }
    return element.attribute("text") ?? element.child("string", key: "text")?.text
      ?? element.child("state", key: "normal")?["title"] ?? element.attribute("title")
  }

  private static func insets(_ insets: ViewInsets) -> JSONText {
    .array([insets.top, insets.left, insets.bottom, insets.right].map(number))
  }

  /// A natural length; null for an axis without one.
  private static func length(_ value: CGFloat) -> JSONText { value < 0 ? .null : number(value) }
  private static func number(_ value: Int) -> JSONText { .number(Double(value), decimals: 0) }
  private static func number(_ value: Double) -> JSONText { .number(value, decimals: 2) }
  private static func number(_ value: CGFloat) -> JSONText { number(Double(value)) }
}
