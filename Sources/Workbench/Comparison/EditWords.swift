internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Descriptions of a document's edits.
struct EditWords {
  private let path: String
  /// The names of objects in reports, by id.
  private var names: [String: String] = [:]
  /// The equations of constraints, by id.
  private var equations: [String: String] = [:]
  private let old: Element
  private let new: Element

  /// Creates descriptions for the edits between two states of a document.
  init(from old: Element, to new: Element, path: String) {
    self.path = path
    self.old = old
    self.new = new
    // Objects in both states have the name in the new one.
    for root in [old, new] {
      guard let document = try? Document(element: root, path: path) else { continue }
      var open = document.roots
      var constraints: [ConstraintElement] = []
      while let view = open.popLast() {
        names[view.id] = ElementNames.name(of: view)
        constraints += view.constraints
        open += view.children
      }
      for constraint in constraints {
        equations[constraint.id] = ElementNames.equation(of: constraint) { names[$0] ?? $0 }
      }
    }
  }

  /// Returns an edit with its location.
  func edit(_ edit: DocumentEdit) -> LayoutChange.Edit {
    guard let step = edit.steps.last else {
      return LayoutChange.Edit(text: "", location: Location(path))
    }
    let verb = verb(of: edit, step)
    let place = position(of: step).map { Location(path, at: $0, subject: step.objectID) }
    return LayoutChange.Edit(
      text: text(of: step, verb), location: place ?? Location(path))
  }

  /// Returns the verb for an inserted object.
  private func verb(of edit: DocumentEdit, _ step: ElementEdit) -> String {
    guard edit.steps.count > 1 else { return "added" }
    let isInPlace =
      edit.steps.count == 2 && edit.steps[0].objectID == step.objectID
      && Array(edit.steps[0].path.dropLast()) == step.path
    return isInPlace ? "changed the kind of" : "moved"
  }

  private func position(of edit: ElementEdit) -> SourcePosition? {
    if case .insertion(let element, _) = edit.change { return element.position }
    return (new.element(at: edit.path) ?? old.element(at: edit.path) ?? edit.before)?.position
  }

  private func text(of edit: ElementEdit, _ verb: String) -> String {
    switch edit.change {
    case .insertion(let element, _):
      return "\(verb) \(description(of: element, in: edit.path))"
    case .removal:
      return "removed \(edit.before.map { description(of: $0, in: edit.path) } ?? "an object")"
    case .attributes(let values):
      let changes = values.keys.sorted().map { name in
        let old = edit.before?[name] ?? "none"
        return "\(name) \(Self.short(old)) → \(Self.short((values[name] ?? nil) ?? "none"))"
      }
      let subject = edit.before.map { description(of: $0, in: edit.path) } ?? owner(edit.path)
      return "\(subject): \(changes.joined(separator: ", "))"
    case .order: return "order in \(owner(edit.path))"
    case .part(let part): return "\(owner(edit.path)): \(self.part(edit.before, part))"
    }
  }

  /// Returns a description of a part's change; its values, if it contains only attributes.
  private func part(_ old: Element?, _ new: Element?) -> String {
    let element = new ?? old
    let name = element.map { $0["key"] ?? $0.name } ?? "a part"
    guard let old, let new, old.children.isEmpty, new.children.isEmpty else {
      return old == nil ? "\(name) added" : new == nil ? "\(name) removed" : name
    }
    let keys = Set(old.attributes.keys).union(new.attributes.keys).sorted()
    let changes = keys.filter { old[$0] != new[$0] }.map {
      "\($0) \(Self.short(old[$0] ?? "none")) → \(Self.short(new[$0] ?? "none"))"
    }
    return changes.isEmpty
      ? "\(name) '\(Self.short(old.text))' → '\(Self.short(new.text))'"
      : "\(name) \(changes.joined(separator: ", "))"
  }

  /// Returns a description of an object: an equation for a constraint, otherwise its name.
  private func description(of element: Element, in path: [ElementStep]) -> String {
    guard let id = element.objectID else { return owner(path) }
    if let equation = equations[id] { return "constraint \(id) (\(equation))" }
    return names[id] ?? "\(element.name) \(id)"
  }

  /// Returns the innermost object on a path.
  private func owner(_ path: [ElementStep]) -> String {
    for step in path.reversed() {
      if case .object(let id) = step { return names[id] ?? id }
    }
    return "the document"
  }

  private static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
