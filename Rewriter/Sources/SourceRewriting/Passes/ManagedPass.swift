internal import SwiftSyntax

/// `@NSManaged`: properties and methods of managed objects get the calls that Core Data makes at run time on Apple's systems,
/// and their classes are stated before the program starts.
final class ManagedPass: RewritingPass {
  override func run() {
    super.run()
    guard file.imports.contains("CoreData") else { return }
    for item in facts.declared where item.file == index && isManaged(item.context) {
      register(item.context)
    }
  }

  /// Whether a class inherits from a managed object's, judging by what the module states.
  private func isManaged(_ context: TypeContext) -> Bool {
    guard context.group.is(ClassDeclSyntax.self), !context.isGeneric, context.isVisible else {
      return false
    }
    let top = facts.lineage(of: context).last?.inherited.first ?? ""
    return ["NSManagedObject", "CoreData.NSManagedObject"].contains(top)
  }

  /// Has the loader state a class, so that the name in a model finds it.
  private func register(_ context: TypeContext) {
    guard GeneratedCode.mayStandBehind(file, context.group) else { return }
    let name = context.attributes.objectiveCName.map { ", as: \"\($0)\"" } ?? ""
    edits.append(
      "@used @section(\".init_array\") private let __managed_\(context.id): @convention(c) @Sendable () -> Void = { CoreData.ManagedClasses.register(\(context.path).self\(name)) }"
    )
  }

  // MARK: Expressions

  /// Classes that Foundation on Linux has without members.
  private static let empty: Set<String> = ["NSExpression", "NSComparisonPredicate"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      qualify(node.baseName)
    }
    return .visitChildren
  }
  private func qualify(_ name: TokenSyntax) {
    guard Self.empty.contains(name.text), file.imports.contains("CoreData") else { return }
    edits.insert("CoreData.", before: name)
    counts.add(.managed)
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.named("NSManaged") else { return .visitChildren }
    let bindings = Array(node.bindings)
    let types = bindings.indices.map { index in
      bindings[index...].lazy.compactMap(\.typeAnnotation).first?.type.trimmedDescription
    }
    guard bindings.allSatisfy({ $0.accessorBlock == nil && $0.initializer == nil }),
      types.allSatisfy({ $0 != nil })
    else { return .visitChildren }
    edits.blank(attribute)
    counts.add(.managed)
    for (binding, type) in zip(bindings, types) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let key = ObjectiveCName.plain(name)
      let stated = binding.typeAnnotation == nil ? ": \(type ?? "")" : ""
      let last: any SyntaxProtocol = binding.typeAnnotation.map { $0 } ?? binding.pattern
      edits.insert(
        "\(stated) { get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }",
        after: last)
      // Only one variable of a declaration may have accessors.
      if let comma = binding.trailingComma {
        edits.replace(
          comma, with: "; \(node.modifiers.map { $0.trimmedDescription + " " }.joined())var")
      }
    }
    return .visitChildren
  }

  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.named("NSManaged"), node.body == nil else {
      return .visitChildren
    }
    edits.blank(attribute)
    counts.add(.managed)
    let name = ObjectiveCName.plain(node.name.text)
    let body =
      Self.call(name, Array(node.signature.parameterClause.parameters))
      ?? "fatalError(\"Core Data makes no method \(name) here\")"
    edits.insert(" { \(body) }", after: node)
    return .visitChildren
  }

  /// Returns the call that a method of a relationship is; nil for a method of another kind.
  private static func call(_ name: String, _ parameters: [FunctionParameterSyntax]) -> String? {
    let labels = parameters.map { parameter in
      parameter.firstName.text == "_" ? nil : ObjectiveCName.plain(parameter.firstName.text)
    }
    let values = parameters.map { ($0.secondName ?? $0.firstName).text }
    switch labels {
    case [nil]:
      if let key = key(name, ["addTo", "add"]) {
        return "addManaged(\(values[0]), to: \"\(key)\")"
      }
      return key(name, ["removeFrom", "remove"]).map {
        "removeManaged(\(values[0]), from: \"\($0)\")"
      }
    case ["at"]:
      return key(name, ["removeFrom"]).map { "removeManaged(from: \"\($0)\", at: \(values[0]))" }
    case [nil, "at"]:
      return key(name, ["insertInto"]).map {
        "insertManaged(\(values[0]), to: \"\($0)\", at: \(values[1]))"
      }
    case ["at", "with"]:
      return key(name, ["replace"]).map {
        "replaceManaged(in: \"\($0)\", at: \(values[0]), with: \(values[1]))"
      }
    default: return nil
    }
  }

  /// Returns the relationship of a method's name behind one of several beginnings; nil for another name.
  private static func key(_ name: String, _ beginnings: [String]) -> String? {
    for beginning in beginnings where name.hasPrefix(beginning) {
      var rest = String(name.dropFirst(beginning.count))
      guard let first = rest.first, first.isUppercase else { continue }
      // `addBooksObject(_:)`, as generated for versions before Swift 3.
      if rest.hasSuffix("Object"), rest.count > 6, !beginning.hasSuffix("o"),
        !beginning.hasSuffix("From")
      {
        rest.removeLast(6)
      }
      return lowercasedFirst(rest)
    }
    return nil
  }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
