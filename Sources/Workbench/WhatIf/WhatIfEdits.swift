internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// The edits of a document for `--what-if` statements.
struct WhatIfEdits {
  /// The beginning of the ids of added constraints.
  static let idPrefix = "what-if-"

  /// The edits, one for each statement that changes the document.
  private(set) var edits: [DocumentEdit] = []
  /// The document after all edits.
  private(set) var element: Element
  private let path: String
  /// The paths of objects by id, and the ids of objects by user label.
  private var paths: [String: [ElementStep]] = [:]
  private var ids: [String: [String]] = [:]

  /// Creates the edits of a document from statements.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown or ambiguous name, and for an attribute that the object neither
  ///   has nor supports; `usage` for a constraint between unrelated items.
  init(
    _ statements: [WhatIfStatement], for root: Element, path: String
  ) throws(WorkbenchError) {
    element = root
    self.path = path
    collect(root, [])
    for statement in statements {
      guard let edit = try edit(statement) else { continue }
      edits.append(edit)
      element = element.applying(edit)
    }
  }

  private mutating func collect(_ element: Element, _ path: [ElementStep]) {
    if let id = element["id"] {
      if paths[id] == nil { paths[id] = path }
      let names = [element["userLabel"], element["text"], element["title"], element["customClass"]]
      for name in Set(names.compactMap { $0 }) { ids[name, default: []].append(id) }
    }
    for (step, child) in zip(ElementStep.steps(of: element), element.children) {
      collect(child, path + [step])
    }
  }

  private func edit(_ statement: WhatIfStatement) throws(WorkbenchError) -> DocumentEdit? {
    switch statement {
    case .surroundings: return nil
    case .removal(let name):
      let place = try place(of: name)
      return DocumentEdit([
        ElementEdit(at: place, .removal, before: element.element(at: place))
      ])
    case .value(let item, let name, let value):
      return DocumentEdit([try valueEdit(try place(of: item), name, value)])
    case .constraint(let constraint): return DocumentEdit([try insertion(of: constraint)])
    }
  }

  /// Returns the edit of a value: texts are in an attribute, in a string element, or in a button's state; all other
  /// values are attributes.
  private func valueEdit(
    _ place: [ElementStep], _ name: String, _ value: String
  ) throws(WorkbenchError) -> ElementEdit {
    let object = element.element(at: place)
    if name == "text", let object {
      // The title of a button's configuration replaces that of its state.
      let slots = [
        ("string", "text", "text"), ("buttonConfiguration", "configuration", "title"),
        ("state", "normal", "title"),
      ]
      let slot = slots.first { slot in
        object.child(slot.0, key: slot.1)
          .map { slot.0 != "buttonConfiguration" || $0[slot.2] != nil } ?? false
      }
      if let (tag, key, attribute) = slot, let part = object.child(tag, key: key) {
        let step = ElementStep.part(name: tag, key: key, place: 0)
        return ElementEdit(
          at: place + [step],
          .part(tag == "string" ? part.with(text: value) : part.with(attribute, value)),
          before: part)
      }
      if object["title"] != nil, object["text"] == nil {
        return ElementEdit(at: place, .attributes(["title": value]), before: object)
      }
    }
    if let object, !ObjectAttributes.isKnown(name, of: object, in: element) {
      let near = ObjectAttributes.nearest(to: name, of: object).map { " Did you mean '\($0)'?" }
      throw .notFound(
        "\(path): \(object.name) \(object["id"] ?? "") has no attribute '\(name)'.\(near ?? "")")
    }
    var values: [String: String?] = [name: value]
    // A constant replaces the standard distance.
    if name == "constant", object?["symbolic"] != nil { values["symbolic"] = .some(nil) }
    return ElementEdit(at: place, .attributes(values), before: object)
  }

  private func insertion(
    of constraint: WhatIfStatement.Constraint
  ) throws(WorkbenchError) -> ElementEdit {
    let first = try place(of: constraint.first.item)
    var attributes = [
      "firstAttribute": constraint.first.attribute, "relation": constraint.relation,
      "constant": NumberText.text(constraint.constant, decimals: 9),
      "multiplier": NumberText.text(constraint.multiplier, decimals: 9),
      "priority": NumberText.text(constraint.priority, decimals: 4),
      "id": "\(Self.idPrefix)\(edits.count + 1)",
    ]
    // Xcode writes no default values.
    let defaults = ["relation": "equal", "constant": "0", "multiplier": "1", "priority": "1000"]
    attributes = attributes.filter { defaults[$0.key] != $0.value }
    attributes["firstItem"] = id(at: first)
    var holder = first
    if let side = constraint.second {
      let second =
        side.item == "superview" ? try view(around: first, constraint) : try place(of: side.item)
      attributes["secondItem"] = id(at: second)
      attributes["secondAttribute"] = side.attribute
      holder = Array(zip(first, second).prefix { $0 == $1 }.map(\.0))
    }
    guard let holder = self.view(at: holder) else {
      throw .usage(
        "\(path): '\(constraint.first.item)' and '\(constraint.second?.item ?? "")' are not in one view."
      )
    }
    let position = element.element(at: first)?.position
    guard let position else { throw .notFound("\(path): '\(constraint.first.item)' is gone.") }
    let list = holder + [.part(name: "constraints", key: nil, place: 0)]
    let others = element.element(at: list).map { ElementStep.steps(of: $0) } ?? []
    let new = Element(name: "constraint", attributes: attributes, at: position)
    return ElementEdit(at: list, .insertion(new, after: others.last), before: nil)
  }

  /// Returns the path of the innermost view on a path, including its end.
  private func view(at path: [ElementStep]) -> [ElementStep]? {
    var path = path
    while !path.isEmpty {
      if case .object = path[path.count - 1],
        element.element(at: path)?.child("rect") != nil
          || element.element(at: path)?.child("subviews") != nil
          || element.element(at: path)?.child("constraints") != nil
      {
        return path
      }
      path.removeLast()
    }
    return nil
  }

  private func view(
    around place: [ElementStep], _ constraint: WhatIfStatement.Constraint
  ) throws(WorkbenchError) -> [ElementStep] {
    guard let found = view(at: place.dropLast()) else {
      throw .usage("\(path): '\(constraint.first.item)' has no superview in the document.")
    }
    return found
  }

  private func id(at path: [ElementStep]) -> String? {
    if case .object(let id)? = path.last { id } else { nil }
  }

  private func place(of name: String) throws(WorkbenchError) -> [ElementStep] {
    if let path = paths[name] { return path }
    let found = ids[name] ?? ids.first { $0.key.lowercased() == name.lowercased() }?.value ?? []
    guard let id = found.first, let place = paths[id] else {
      let near = Spelling.nearest(to: name, in: ids.keys.sorted()).map { " Did you mean '\($0)'?" }
      throw .notFound("\(path): No object has the id or the name '\(name)'.\(near ?? "")")
    }
    guard found.count == 1 else {
      throw .notFound(
        "\(path): \(found.count) objects are named '\(name)': \(found.prefix(8).joined(separator: ", "))."
      )
    }
    return place
  }
}
