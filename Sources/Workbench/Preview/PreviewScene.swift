internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding
internal import ReportFormats
internal import ViewDrawing

/// A laid-out tree whose views are described as JSON: a root of a document, or the content of a preview in code.
///
/// Frames are in points in the root's bounds, y down.
@MainActor struct PreviewScene {
  /// A constraint that has an author.
  struct Constraint {
    let constraint: NSLayoutConstraint
    let id: String
    /// The constant and the priority as they are stated.
    let constant: Double
    let priority: Double
    /// The ids of the items; a view stands for its guides.
    let first: String
    let second: String?
    /// The view whose direction determines leading and trailing.
    let holder: ViewNode
    let line: Int
  }

  /// A conflict: what was broken, and what it conflicts with.
  struct Conflict {
    let outcome: String
    /// The members with the ids of their constraints, the broken one first.
    let members: [(text: String, constraint: String?)]
  }

  /// The id of the root, and the version of what it was made from.
  let id: String
  let version: String
  /// The views.
  let scene: CheckedScene
  let conflicts: [Conflict]
  /// The constraints that have an author.
  let constraints: () -> [Constraint]
  /// The words for constraints.
  let words: () -> ConstraintWords
  /// The broken constraints.
  let broken: Set<ObjectIdentifier>
  /// The path for messages.
  let path: String

  private var root: ViewNode { scene.root.node }

  // MARK: All views

  /// The views with their frames.
  var layout: JSONText {
    let views = scene.views.map { view -> JSONText in
      let name = view.element.map(ElementNames.givenName) ?? Self.givenName(view)
      let line = view.element?.position.line ?? 0
      return .object([
        ("id", .string(view.id)), ("parent", view.parent.map(Self.number) ?? .null),
        ("kind", .string(view.facts.kind.rawValue)), ("name", .optional(name)),
        ("class", .optional(Self.className(view))), ("shown", .bool(view.isVisible)),
        ("line", Self.number(line)),
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
    let items =
      conflicts.isEmpty
      ? [:] : Dictionary(constraints().map { ($0.id, $0.first) }) { first, _ in first }
    let conflicts = conflicts.map { conflict -> JSONText in
      let members = conflict.members.map { member -> JSONText in
        .object([
          ("text", .string(member.text)), ("constraint", .optional(member.constraint)),
          ("view", .optional(member.constraint.flatMap { items[$0] })),
        ])
      }
      let ids = conflict.members.compactMap(\.constraint)
      return .object([
        ("text", .string(conflict.outcome)), ("broken", members.first ?? .null),
        ("others", .array(Array(members.dropFirst()))),
        ("constraints", .array(ids.map { .string($0) })),
      ])
    }
    return [
      ("scene", .string(id)), ("version", .string(version)),
      ("size", JSONText.size(root.bounds.size)), ("frames", .array(frames)),
      ("conflicts", .array(conflicts)),
    ]
  }

  // MARK: One view

  private func view(_ id: String) throws(WorkbenchError) -> CheckedView {
    guard let view = scene.views.first(where: { $0.id == id }) else {
      throw .notFound("\(path): The scene has no view '\(id)'.")
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
    let (frame, aligned) = (node.frame, node.alignmentRect)
    let natural = view.view.hostIntrinsicContentSize
    let priorities = node.priorities
    let words = words()
    let own = constraints().filter { $0.first == id || $0.second == id }
    let location = view.element.map { Location(path, at: $0.position) }
    let text =
      view.element == nil ? PreviewCodeScenes.text(of: view.view) : Self.text(of: view.element)
    let insets = [
      aligned.minY - frame.minY, aligned.minX - frame.minX, frame.maxY - aligned.maxY,
      frame.maxX - aligned.maxX,
    ]
    let stated = [
      priorities.horizontal.hugging, priorities.vertical.hugging,
      priorities.horizontal.compressionResistance, priorities.vertical.compressionResistance,
    ]
    var members: [(name: String, value: JSONText)] = [
      ("id", .string(id)), ("name", .string(view.name)),
      ("location", .string(location?.description ?? path)),
      ("class", .optional(Self.className(view))), ("text", .optional(text)),
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
      ("constraints", .array(own.map { object($0, words) })),
    ]
    return .object(members)
  }

  private func object(_ entry: Constraint, _ words: ConstraintWords) -> JSONText {
    var members: [(name: String, value: JSONText)] = [
      ("id", .string(entry.id)), ("text", .string(words.text(of: entry.constraint))),
      ("constant", Self.number(entry.constant)), ("priority", Self.number(entry.priority)),
      ("first", .string(entry.first)), ("second", .optional(entry.second)),
      ("active", .bool(entry.constraint.isActive)),
      ("broken", .bool(broken.contains(ObjectIdentifier(entry.constraint)))),
      ("line", Self.number(entry.line)),
    ]
    if let mark = ConstraintMark(entry.constraint, heldBy: entry.holder, in: root) {
      members += [
        ("mark", .array([mark.from.x, mark.from.y, mark.to.x, mark.to.y].map(Self.number))),
        ("label", .string(mark.text)), ("alignment", .bool(mark.isAlignment)),
      ]
    }
    return .object(members)
  }

  /// Returns the explanation of a view's position and size, with the marks of the constraints in it.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown id.
  func explanation(of id: String) throws(WorkbenchError) -> JSONText {
    let view = try view(id)
    let words = words()
    let known = constraints()
    let entries = Dictionary(known.map { (ObjectIdentifier($0.constraint), $0) }) { first, _ in
      first
    }
    let explanations = ViewExplanation.placeAndSize.compactMap {
      view.view.node.explanation(of: $0, words: words)
    }
    let attributes = explanations.map {
      ExplanationJSON.object($0) { statement in
        guard let entry = statement.constraint.flatMap({ entries[ObjectIdentifier($0)] }) else {
          return []
        }
        return [("constraint", .string(entry.id)), ("line", Self.number(entry.line))]
      }
    }
    let used = Set(
      explanations.flatMap(\.equations).compactMap(\.statement.constraint)
        .map(ObjectIdentifier.init))
    let marks = known.filter { used.contains(ObjectIdentifier($0.constraint)) }
    return .object([
      ("view", .string(id)), ("name", .string(view.name)), ("attributes", .array(attributes)),
      ("marks", .array(marks.map { object($0, words) })),
    ])
  }

  /// Returns the change of a constant that moves an edge of a view by a distance, in points.
  ///
  /// Of the constraints that determine the edge, it is the one that moves it the most for each point; among equal ones,
  /// one of the view itself.
  ///
  /// - Throws: `WorkbenchError` for an unknown view or edge, and for an edge that no constraint with an author
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
    let explanation = try view(id).view.node.explanation(of: attribute, words: words())
    let known = Dictionary(constraints().map { (ObjectIdentifier($0.constraint), $0) }) {
      first, _ in first
    }
    let candidates = (explanation?.equations ?? []).compactMap {
      equation -> (entry: Constraint, weight: Double)? in
      guard equation.weight != 0, let constraint = equation.statement.constraint,
        let entry = known[ObjectIdentifier(constraint)]
      else { return nil }
      return (entry, equation.weight)
    }
    func rank(_ candidate: (entry: Constraint, weight: Double)) -> (Double, Int) {
      let isOwn = candidate.entry.first == id || candidate.entry.second == id
      return (abs(candidate.weight), isOwn ? 1 : 0)
    }
    guard let (entry, weight) = candidates.max(by: { rank($0) < rank($1) }) else {
      throw .notFound("\(path): No constraint determines the \(edge) of '\(id)'.")
    }
    let constant = entry.constant + distance / weight
    return .object([
      ("constraint", .string(entry.id)), ("constant", .number(constant, decimals: 6)),
      ("change", .string("'\(entry.id)'.constant = \(NumberText.text(constant, decimals: 2))")),
    ])
  }

  // MARK: Values

  /// The text that a change of `text` replaces.
  private static func text(of element: ViewElement?) -> String? {
    guard let element else { return nil }
    return element.attribute("text") ?? element.child("string", key: "text")?.text
      ?? element.child("buttonConfiguration", key: "configuration")?["title"]
      ?? element.child("state", key: "normal")?["title"] ?? element.attribute("title")
  }

  /// The text of a view in code, between the quotation marks of its name in messages.
  private static func givenName(_ view: CheckedView) -> String? {
    let parts = view.name.split(separator: "'", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].dropLast()) : nil
  }

  /// The class that a document states, or the class of a program's view.
  private static func className(_ view: CheckedView) -> String? {
    guard view.element == nil else { return view.element?.customClass }
    return view.facts.hasOwnClass ? "\(type(of: view.view.hostObject))" : nil
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

extension PreviewScene {
  /// Creates the description of a root of a document.
  ///
  /// - Complexity: O(views · depth).
  init(_ root: BuiltRoot, in laidOut: LaidOutDocument, version: String) {
    self.init(
      id: root.element.id, version: version, scene: laidOut.scene(of: root),
      conflicts: laidOut.explanations.map { conflict in
        Conflict(
          outcome: conflict.outcome,
          members: ([conflict.broken] + conflict.others).map { ($0.text, $0.location?.subject) })
      },
      constraints: {
        root.constraints.map { entry in
          let element = entry.element
          return Constraint(
            constraint: entry.constraint, id: element.id, constant: element.constant,
            priority: element.priority, first: element.first.id, second: element.second?.id,
            holder: root.items[element.owner]?.layoutNode as? ViewNode ?? root.view.node,
            line: element.position.line)
        }
      },
      words: { RootWords(root, in: laidOut.document).constraintWords },
      broken: Set(
        laidOut.conflicts.filter { $0.root == root.element.id }
          .map { ObjectIdentifier($0.conflict.broken.constraint) }),
      path: laidOut.document.path)
  }

  /// Creates the description of a shown tree that code made.
  ///
  /// - Parameters:
  ///   - conflicts: The contradictions detected during its layout.
  ///   - source: The place of the code.
  /// - Complexity: O(views · depth).
  init(
    _ root: any ViewHost, id: String, version: String, conflicts: [ConflictDescription],
    source: Location
  ) {
    let scene = CheckedScene(root, at: source, conflicts: conflicts)
    let ids = Dictionary(scene.views.map { (ObjectIdentifier($0.view.node), $0.id) }) { first, _ in
      first
    }
    let names = Dictionary(scene.views.map { (ObjectIdentifier($0.view.node), $0.name) }) {
      first, _ in first
    }
    let entries = Self.constraints(of: scene, ids)
    let known = Dictionary(entries.map { (ObjectIdentifier($0.constraint), $0.id) }) { first, _ in
      first
    }
    let words = ConstraintWords { names[ObjectIdentifier($0)] }
    self.init(
      id: id, version: version, scene: scene,
      conflicts: conflicts.map { conflict in
        let others = conflict.conflicting.filter {
          $0.constraint !== conflict.broken.constraint
        }
        let members = ([conflict.broken] + others).map { member in
          (
            text: words.text(of: member.constraint),
            constraint: known[ObjectIdentifier(member.constraint)]
          )
        }
        return Conflict(outcome: "broke \(members[0].text)", members: members)
      },
      constraints: { entries }, words: { words },
      broken: Set(conflicts.map { ObjectIdentifier($0.broken.constraint) }),
      path: source.file)
  }

  /// Returns the constraints that a program made, with ids of their holder and their number there.
  private static func constraints(
    of scene: CheckedScene, _ ids: [ObjectIdentifier: String]
  ) -> [Constraint] {
    func id(_ side: ConstraintSide?) -> String? {
      guard let node = side?.node else { return nil }
      return ids[ObjectIdentifier(node)]
        ?? node.parentView.flatMap { ids[ObjectIdentifier($0)] }
    }
    return scene.views.flatMap { view in
      view.view.node.constraints.enumerated().compactMap { number, constraint in
        guard !constraint.isSystemMade, let first = id(constraint.first) else { return nil }
        return Constraint(
          constraint: constraint, id: "\(view.id)#\(number)",
          constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
          first: first, second: id(constraint.second), holder: view.view.node, line: 0)
      }
    }
  }
}
