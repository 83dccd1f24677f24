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
    var added = 0
    for step in edits.edits.flatMap(\.steps) { lines += code(step, &added) }
    return lines.map { Printable.text($0) }.joined(separator: "\n")
  }

  /// Returns the lines of an edit.
  ///
  /// - Parameter added: The number of constraints with a variable of their own.
  private func code(_ edit: ElementEdit, _ added: inout Int) -> [String] {
    switch edit.change {
    case .attributes(let values):
      guard let object = edit.before, let id = object["id"] else { return [] }
      return comment(object, id)
        + values.sorted { $0.key < $1.key }.compactMap { property, value in
          value.flatMap { assignment(id, property, $0) }
        }
    case .part(let part?):
      guard let id = edit.objectID, let object = place(of: id)?.object else { return [] }
      let name = name(of: id)
      let state = part["key"] ?? "normal"
      return comment(object, id) + [
        part.name == "state"
          ? "\(name).setTitle(\(Self.literal(part["title"] ?? "")), for: .\(state))"
          : "\(name).text = \(Self.literal(part.text))"
      ]
    case .removal:
      guard let object = edit.before, let id = object["id"] else { return [] }
      let name = name(of: id)
      return comment(object, id) + [
        object.name == "constraint" ? "\(name).isActive = false" : "\(name).removeFromSuperview()"
      ]
    case .insertion(let constraint, _):
      let call = creation(of: constraint, in: edit.path)
      let priority = Double(constraint["priority"] ?? "") ?? 1000
      guard priority < 1000 else { return ["\(call).isActive = true"] }
      added += 1
      let name = added == 1 ? "added" : "added\(added)"
      return [
        "let \(name) = \(call)", "\(name).priority = \(self.priority(NumberText.text(priority)))",
        "\(name).isActive = true",
      ]
    case .part(nil), .order: return []
    }
  }

  private func comment(_ object: Element, _ id: String) -> [String] {
    guard outlets[id] == nil else { return [] }
    return [
      "// \(name(of: id)): an outlet to \(object.name) \(id), \(source.path):\(object.position.line)"
    ]
  }

  /// Returns a priority of the platform.
  private func priority(_ value: String) -> String {
    "\(source.platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority")(\(value))"
  }

  /// The properties whose names in Swift differ from those in documents.
  private static let properties = [
    "enabled": "isEnabled", "hidden": "isHidden", "highlighted": "isHighlighted", "on": "isOn",
    "opaque": "isOpaque", "selected": "isSelected", "clipsSubviews": "clipsToBounds",
    "userInteractionEnabled": "isUserInteractionEnabled",
  ]

  private func assignment(_ id: String, _ property: String, _ value: String) -> String? {
    let name = name(of: id)
    switch property {
    case "constant": return "\(name).constant = \(value)"
    case "priority": return "\(name).priority = \(priority(value))"
    case "text": return "\(name).text = \(Self.literal(value))"
    case "title": return "\(name).title = \(Self.literal(value))"
    case "multiplier", "relation", "firstAttribute", "secondAttribute", "firstItem", "secondItem":
      return "// \(name): \(property) cannot be set; replace the constraint"
    case "symbolic", "id", "userLabel": return nil
    default:
      if let match = property.firstMatch(
        of: /(horizontal|vertical)(Hugging|CompressionResistance)Priority/)
      {
        return "\(name).setContent\(match.2)Priority(\(priority(value)), for: .\(match.1))"
      }
      let isPlain = Double(value) != nil
      let truth = ["YES": "true", "NO": "false"][value]
      let swiftName = Self.properties[property] ?? property
      return "\(name).\(swiftName) = \(truth ?? (isPlain ? value : "." + value))"
    }
  }

  /// Returns the creation of a constraint, with anchors where they can state it.
  private func creation(of constraint: Element, in path: [ElementStep]) -> String {
    let holder = path.reversed().lazy.compactMap { step -> String? in
      if case .object(let id) = step { id } else { nil }
    }.first
    let item = self.item(constraint["firstItem"] ?? holder)
    let attribute = Self.attribute(constraint["firstAttribute"])
    let relation = constraint["relation"] ?? "equal"
    let constant = NumberText.text(Double(constraint["constant"] ?? "") ?? 0)
    let multiplier = NumberText.text(Double(constraint["multiplier"] ?? "") ?? 1)
    let first = "\(item)\(Self.anchor(attribute))"
    guard let second = constraint["secondItem"] else {
      return "\(first).constraint(\(relation)ToConstant: \(constant))"
    }
    let other = Self.attribute(constraint["secondAttribute"])
    guard multiplier == "1" || attribute == "width" || attribute == "height" else {
      return "NSLayoutConstraint(item: \(item), attribute: .\(attribute), relatedBy: .\(relation), "
        + "toItem: \(self.item(second)), attribute: .\(other), multiplier: \(multiplier), "
        + "constant: \(constant))"
    }
    var arguments = ["\(relation)To: \(self.item(second))\(Self.anchor(other))"]
    if multiplier != "1" { arguments.append("multiplier: \(multiplier)") }
    if constant != "0" { arguments.append("constant: \(constant)") }
    return "\(first).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// Returns an attribute of documents as one of `NSLayoutConstraint`.
  private static func attribute(_ word: String?) -> String {
    word == "baseline" ? "lastBaseline" : word ?? "notAnAttribute"
  }

  private static func anchor(_ attribute: String) -> String {
    for suffix in ["WithinMargins", "Margin"] where attribute.hasSuffix(suffix) {
      return ".layoutMarginsGuide.\(attribute.dropLast(suffix.count))Anchor"
    }
    return ".\(attribute)Anchor"
  }

  /// Returns the view or the guide of an anchor.
  private func item(_ id: String?) -> String {
    guard let id else { return "view" }
    guard outlets[id] == nil, let (object, holder) = place(of: id),
      object.name == "viewLayoutGuide", let holder, let key = object["key"]
    else { return name(of: id) }
    let guide = key.hasSuffix("LayoutGuide") ? key : key + "LayoutGuide"
    return "\(name(of: holder)).\(guide)"
  }

  /// Returns an object with the id of the object around it; nil for an unknown id.
  ///
  /// - Complexity: O(elements).
  private func place(of id: String) -> (object: Element, holder: String?)? {
    var open: [(element: Element, holder: String?)] = [(edits.element, nil), (source.element, nil)]
    while let (element, holder) = open.popLast() {
      if element["id"] == id { return (element, holder) }
      open += element.children.map { ($0, element["id"] ?? holder) }
    }
    return nil
  }

  /// Returns the outlet of an object, or a name from its label or its kind.
  private func name(of id: String) -> String {
    if let outlet = outlets[id] { return outlet }
    guard let object = place(of: id)?.object else { return Self.identifier(id) }
    return Self.identifier(
      object["userLabel"] ?? object["identifier"] ?? object["text"] ?? object.name)
  }

  /// Returns a text as a Swift identifier that begins with a small letter.
  private static func identifier(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.prefix(4)
    let name = words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
    guard let first = name.first else { return "object" }
    if keywords.contains(name) { return "`\(name)`" }
    return first.isNumber ? "object\(name)" : name
  }

  /// The words of Swift that are names only between backticks.
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

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
