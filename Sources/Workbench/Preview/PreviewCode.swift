internal import Diagnostics
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// Changes as Swift code for a controller or view that loads the document.
struct PreviewCode {
  private let edits: WhatIfEdits
  private let source: PreviewSource
  /// The outlets by the ids of their destinations.
  private var outlets: [String: String] = [:]

  /// Creates the code of changes.
  ///
  /// - Complexity: O(elements).
  init(_ edits: WhatIfEdits, in source: PreviewSource) {
    self.edits = edits
    self.source = source
    var open = [edits.element]
    while let element = open.popLast() {
      for connection in element.connections where connection.kind == "outlet" {
        if let id = connection.destination, let name = connection.property {
          outlets[id] = outlets[id] ?? name
        }
      }
      open += element.children
    }
  }

  /// The lines of code; names of objects without an outlet are derived from their labels and explained in a comment.
  var text: String {
    var lines: [String] = []
    for step in edits.edits.flatMap(\.steps) { lines += code(step) }
    return lines.map { Printable.text($0) }.joined(separator: "\n")
  }

  private func code(_ edit: ElementEdit) -> [String] {
    switch edit.change {
    case .attributes(let values):
      guard let object = edit.before, let id = object["id"] else { return [] }
      return comment(object, id)
        + values.sorted { $0.key < $1.key }.compactMap { property, value in
          value.flatMap { assignment(object, id, property, $0) }
        }
    case .part(let part?):
      guard let id = edit.objectID else { return [] }
      let name = name(of: id)
      if part.name == "state" {
        return ["\(name).setTitle(\(Self.literal(part["title"] ?? "")), for: .normal)"]
      }
      return ["\(name).text = \(Self.literal(part.text))"]
    case .removal:
      guard let object = edit.before, let id = object["id"] else { return [] }
      return comment(object, id)
        + [object.name == "constraint" ? "\(name(of: id)).isActive = false" : "\(name(of: id)).removeFromSuperview()"]
    case .insertion(let constraint, _): return [creation(of: constraint, in: edit.path)]
    case .part(nil), .order: return []
    }
  }

  private func comment(_ object: Element, _ id: String) -> [String] {
    guard outlets[id] == nil else { return [] }
    return [
      "// \(name(of: id)): an outlet to \(object.name) \(id), \(source.path):\(object.position.line)"
    ]
  }

  private func assignment(
    _ object: Element, _ id: String, _ property: String, _ value: String
  ) -> String? {
    let name = name(of: id)
    switch property {
    case "constant": return "\(name).constant = \(value)"
    case "priority":
      let type = source.platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
      return "\(name).priority = \(type)(\(value))"
    case "text": return "\(name).text = \(Self.literal(value))"
    case "title": return "\(name).title = \(Self.literal(value))"
    case "multiplier", "relation", "firstAttribute", "secondAttribute", "firstItem", "secondItem":
      return "// \(name): \(property) cannot be set; replace the constraint"
    case "symbolic", "id": return nil
    default:
      let isPlain = Double(value) != nil
      let truth = ["YES": "true", "NO": "false"][value]
      return "\(name).\(property) = \(truth ?? (isPlain ? value : "." + value))"
    }
  }

  /// Returns the creation of a constraint with anchors.
  private func creation(of constraint: Element, in path: [ElementStep]) -> String {
    func anchor(_ id: String?, _ attribute: String?) -> String {
      let holder = path.reversed().lazy.compactMap { step -> String? in
        if case .object(let id) = step { id } else { nil }
      }.first
      let item = name(of: id ?? holder ?? "view")
      guard let attribute else { return item }
      let isOfMargins = attribute.hasSuffix("Margin")
      let base = isOfMargins ? String(attribute.dropLast(6)) : attribute
      let baseline = ["baseline": "lastBaseline"][base] ?? base
      return "\(item)\(isOfMargins ? ".layoutMarginsGuide" : "").\(baseline)Anchor"
    }
    let relation = constraint["relation"] ?? "equal"
    let constant = Double(constraint["constant"] ?? "") ?? 0
    let multiplier = Double(constraint["multiplier"] ?? "") ?? 1
    let first = anchor(constraint["firstItem"], constraint["firstAttribute"])
    var arguments: [String] = []
    if let second = constraint["secondItem"] {
      arguments.append("\(relation)To: \(anchor(second, constraint["secondAttribute"]))")
      if multiplier != 1 { arguments.append("multiplier: \(NumberText.text(multiplier))") }
      if constant != 0 { arguments.append("constant: \(NumberText.text(constant))") }
    } else {
      arguments.append("\(relation)ToConstant: \(NumberText.text(constant))")
    }
    let call = "\(first).constraint(\(arguments.joined(separator: ", ")))"
    let priority = Double(constraint["priority"] ?? "") ?? 1000
    guard priority < 1000 else { return "\(call).isActive = true" }
    let type = source.platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    return """
      let added = \(call)
      added.priority = \(type)(\(NumberText.text(priority)))
      added.isActive = true
      """
  }

  /// Returns the outlet of an object, or a name from its label or its kind.
  private func name(of id: String) -> String {
    if let outlet = outlets[id] { return outlet }
    var open = [edits.element, source.element]
    while let element = open.popLast() {
      guard element["id"] != id else {
        return Self.identifier(
          element["userLabel"] ?? element["identifier"] ?? element["text"] ?? element.name)
      }
      open += element.children
    }
    return Self.identifier(id)
  }

  /// Returns a text as a Swift identifier that begins with a small letter.
  private static func identifier(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.prefix(4)
    let name = words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
    guard let first = name.first else { return "object" }
    return first.isNumber ? "object\(name)" : name
  }

  /// Returns a string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Printable.isControl(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
