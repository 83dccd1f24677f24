internal import SwiftSyntax

/// A method or a property that a class or an extension declares.
struct Member {
  /// The declaration.
  enum Kind {
    case method(FunctionDeclSyntax)
    case property(VariableDeclSyntax, PatternBindingSyntax)
  }
  let kind: Kind
  /// The base name without backticks.
  let base: String
  /// The arguments' labels, `_` for none; nil for properties.
  let labels: [String]?
  /// The name by which Objective-C knows it: a selector, or the key of a property.
  let objectiveCName: String

  /// The name with its labels, such as `move(to:)`.
  var name: String { labels.map { ObjectiveCName.full(base, $0) } ?? base }

  /// The name with the written types of its parameters, which tells overloads apart.
  var signature: String { name + types }

  /// The written types of its parameters.
  var types: String {
    guard case .method(let function) = kind else { return "" }
    return function.signature.parameterClause.parameters.map {
      $0.type.trimmedDescription.filter { !$0.isWhitespace } + ($0.ellipsis == nil ? "" : "...")
    }.joined(separator: ",")
  }

  /// The methods and properties of a declaration; none for types, initializers and cases.
  static func members(of declaration: DeclSyntax) -> [Member] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return Member(function).map { [$0] } ?? []
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let base = ObjectiveCName.plain(pattern.identifier.text)
      return Member(
        kind: .property(variable, binding), base: base, labels: nil,
        objectiveCName: variable.attributes.objectiveCName ?? base)
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    guard function.name.tokenKind.isIdentifier else { return nil }
    let base = ObjectiveCName.plain(function.name.text)
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    self.init(
      kind: .method(function), base: base, labels: labels,
      objectiveCName: function.attributes.objectiveCName
        ?? SystemSelectors.named(base, labels) ?? ObjectiveCName.selector(base, labels))
  }

  private init(kind: Kind, base: String, labels: [String]?, objectiveCName: String) {
    (self.kind, self.base, self.labels, self.objectiveCName) = (kind, base, labels, objectiveCName)
  }

  var attributes: AttributeListSyntax {
    switch kind {
    case .method(let function): function.attributes
    case .property(let variable, _): variable.attributes
    }
  }

  /// The whole declaration.
  var declaration: DeclSyntax {
    switch kind {
    case .method(let function): DeclSyntax(function)
    case .property(let variable, _): DeclSyntax(variable)
    }
  }

  var modifiers: DeclModifierListSyntax {
    switch kind {
    case .method(let function): function.modifiers
    case .property(let variable, _): variable.modifiers
    }
  }

  /// Whether instances have it.
  var isInstance: Bool { !modifiers.has("static") && !modifiers.has("class") }

  /// Whether it is a property of a written optional type.
  var isOptionalProperty: Bool {
    guard case .property(_, let binding) = kind, let type = binding.typeAnnotation?.type else {
      return false
    }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// The observers of a property, which has no other accessors then; none for anything else.
  var observers: [AccessorDeclSyntax] {
    guard case .property(_, let binding) = kind,
      case .accessors(let list)? = binding.accessorBlock?.accessors
    else { return [] }
    let names = ["willSet", "didSet"]
    return list.allSatisfy { names.contains($0.accessorSpecifier.text) } ? Array(list) : []
  }

  /// The written type of a property; nil without one.
  var propertyType: TypeSyntax? {
    guard case .property(_, let binding) = kind else { return nil }
    return binding.typeAnnotation?.type
  }

  /// Whether it states a name for Objective-C itself.
  var isObjectiveC: Bool {
    attributes.has("objc") || attributes.has("IBAction") || attributes.has("IBOutlet")
      || attributes.has("IBInspectable") || attributes.has("IBSegueAction")
      || attributes.has("GKInspectable")
  }
}

extension AttributeListSyntax {
  /// Whether an attribute is among them, also within `#if`.
  func has(_ name: String) -> Bool { named(name) != nil }

  func named(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  /// The name of `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = named("objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { named(name) != nil }

  func named(_ name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail == nil }
  }
}

extension TokenKind {
  var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}
