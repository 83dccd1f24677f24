internal import SwiftSyntax

/// The function that states the methods and properties of one class or extension for Objective-C.
struct MethodTable {
  /// The statements, each a call of `ObjectiveCNames`.
  private(set) var statements: [String] = []
  private(set) var counts = RewriteCounts()
  private let context: TypeContext

  /// Creates the table of what a class or extension declares; nil where messages reach nothing of it.
  init?(_ declared: ModuleFacts.Declared, _ facts: ModuleFacts) {
    context = declared.context
    guard !facts.values.contains(context.path) else { return nil }
    if context.isExtension, context.isGeneric || facts.generic.contains(context.path) { return nil }
    let statesAll =
      context.attributes.has("objcMembers") || context.attributes.has("objc") && context.isExtension
    for member in declared.members where member.isInstance {
      let requirement = facts.optionalRequirement(metBy: member)
      let isStated =
        member.isObjectiveC || statesAll && !member.modifiers.has("private")
        || requirement != nil
        || member.labels != nil && SystemRequirements.names.contains(member.name)
        || member.modifiers.has("override") && SystemSelectors.editActions.contains(member.name)
      guard isStated, !member.attributes.has("nonobjc"), !Self.isUnavailable(member) else {
        continue
      }
      add(member)
      // A method has its requirement's selector unless it states one itself.
      if let requirement, member.attributes.objectiveCName == nil,
        requirement.selector != member.objectiveCName, case .method(let function) = member.kind
      {
        add(function, requirement.selector)
      }
    }
    if statements.isEmpty { return nil }
  }

  /// Whether no source may name a member any more.
  private static func isUnavailable(_ member: Member) -> Bool {
    if member.attributes.has("IBInspectable") { return false }
    return member.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let words = attribute.arguments?.trimmedDescription ?? ""
      return words.contains("unavailable") || words.contains("obsoleted")
    }
  }

  /// The function's name, which differs from those of superclasses and other extensions.
  static func name(_ context: TypeContext) -> String {
    "__objc_\(context.path.split(separator: ".").joined(separator: "_"))_\(context.id)"
  }

  /// The function's declaration.
  var declaration: String {
    "nonisolated fileprivate static func \(Self.name(context))() { \(statements.joined(separator: "; ")) }"
  }

  private var owner: String {
    context.isExtension ? context.path : String(context.path.split(separator: ".").last ?? "")
  }

  private mutating func add(_ member: Member) {
    switch member.kind {
    case .method(let function): add(function, member.objectiveCName)
    case .property(let variable, let binding): add(variable, binding, member)
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax, _ selector: String) {
    let signature = function.signature
    guard function.genericParameterClause == nil, function.genericWhereClause == nil else { return }
    var arguments: [String] = []
    for (index, parameter) in signature.parameterClause.parameters.enumerated() {
      let type = ParameterType(parameter.type)
      guard type.isCarried, parameter.ellipsis == nil else { return }
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : label + ": ") + "a[\(index), (\(type.written)).self]")
    }
    if let result = signature.returnClause?.type, result.trimmedDescription.hasPrefix("some ") {
      return
    }
    let effects = signature.effectSpecifiers
    var call = "r.\(function.name.text)(\(arguments.joined(separator: ", ")))"
    if effects?.throwsClause != nil || !arguments.isEmpty { call = "try \(call)" }
    if effects?.asyncSpecifier != nil {
      // The method runs later; its result is lost, as Objective-C's completion handler is not given.
      guard arguments.isEmpty else { return }
      let awaited =
        effects?.throwsClause == nil ? "await \(call)" : "try? await \(call.dropFirst(4))"
      call = "Task { @MainActor in _ = \(awaited) }"
    }
    statements.append(
      "FoundationShims.ObjectiveCNames.method(\"\(selector)\", of: \(owner).self) { r, a in \(call) }"
    )
    counts.add(.method)
  }

  private mutating func add(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: Member
  ) {
    let name = member.base
    let isSet = variable.bindingSpecifier.text == "var" && Self.isSettable(binding)
    let set = isSet ? ", set: { r, a in r.`\(name)` = try a.value() }" : ""
    statements.append(
      "FoundationShims.ObjectiveCNames.property(\"\(member.objectiveCName)\", of: \(owner).self, get: { r in r.`\(name)` }\(set))"
    )
    counts.add(.property)
  }

  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    switch block.accessors {
    case .getter: return false
    case .accessors(let list):
      let names = Set(list.map(\.accessorSpecifier.text))
      return names.contains("set") || names.contains("_modify") || !names.contains("get")
    @unknown default: return false
    }
  }
}
