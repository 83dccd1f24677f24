internal import SwiftSyntax

/// Overrides that extensions declare, and members of extensions that subclasses override.
final class ExtensionOverridePass: RewritingPass {
  override func run() {
    for item in facts.overrides.renamed where item.place.file == index {
      rename(item)
      if item.name != nil { counts.add(.override) }
    }
    for item in facts.overrides.forwarded where item.target.file == index {
      insert(ForwardedDeclaration(item).text, into: item.target.context.members)
    }
    for item in facts.overrides.partial where item.place.file == index { warn(item) }
  }

  /// The member with the code gets another name, and is no override any more.
  private func rename(_ item: ExtensionOverrides.Renamed) {
    if let superName = item.superName {
      for access in SuperCalls.accesses(
        of: item.member.base, in: Syntax(item.member.declaration))
      {
        edits.replace(access.declName.baseName, with: superName)
      }
    }
    guard let name = item.name else { return }
    if !item.member.observers.isEmpty { return renameObservers(item, name) }
    for word in ["override", "open"] {
      if let modifier = item.member.modifiers.named(word) {
        edits.replace(modifier, with: word == "open" ? "public" : "")
      }
    }
    switch item.member.kind {
    case .method(let function):
      edits.replace(function.name, with: name)
      // A list of arguments is passed on as an array.
      for parameter in function.signature.parameterClause.parameters {
        guard let dots = parameter.ellipsis else { continue }
        edits.replace(dots, with: "")
        edits.replace(parameter.type, with: "[\(parameter.type.trimmedDescription)]")
      }
    case .property(_, let binding):
      edits.replace(binding.pattern, with: name)
    }
  }

  /// A property's observers become methods: an extension has no stored properties.
  private func renameObservers(_ item: ExtensionOverrides.Renamed, _ name: String) {
    guard case .property(let variable, let binding) = item.member.kind,
      let block = binding.accessorBlock, let type = item.member.propertyType
    else { return }
    for attribute in variable.attributes { edits.replace(attribute, with: "") }
    for modifier in variable.modifiers { edits.replace(modifier, with: "") }
    edits.replace(variable.bindingSpecifier, with: "")
    edits.replace(binding.pattern, with: "")
    if let annotation = binding.typeAnnotation { edits.replace(annotation, with: "") }
    edits.replace(block.leftBrace, with: "")
    edits.replace(block.rightBrace, with: "")
    let isStatic = item.member.isInstance ? "" : "static "
    let observers = item.member.observers
    for (index, observer) in observers.enumerated() {
      let kind = observer.accessorSpecifier.text
      edits.replace(observer.accessorSpecifier, with: "\(isStatic)func \(name)_\(kind)")
      let value = kind == "willSet" ? "newValue" : "oldValue"
      if let parameters = observer.parameters {
        edits.replace(
          parameters, with: "(_ \(parameters.name.text): \(type.onOneLine))")
      } else {
        edits.insert("(_ \(value): \(type.onOneLine))", after: observer.accessorSpecifier)
      }
      if index < observers.count - 1 { edits.insert(";", after: observer) }
    }
    guard let superName = item.superName else { return }
    // Instead of a property that the class inherits, one that goes through the superclass's.
    let kinds = item.member.observers.map(\.accessorSpecifier.text)
    let before = kinds.contains("willSet") ? "\(name)_willSet(newValue); " : ""
    let after = kinds.contains("didSet") ? "; \(name)_didSet(oldValue)" : ""
    insert(
      "\(isStatic)var \(name): \(type.onOneLine) { get { super.\(superName) } set { \(before)let oldValue = super.\(superName); _ = oldValue; super.\(superName) = newValue\(after) } }",
      into: item.place.context.members)
  }

  private func warn(_ item: (place: ModuleFacts.Declared, member: Member)) {
    let type = item.place.context.path
    edits.warn(
      "\(item.member.name): only the classes of this module below \(type) have this override; \(type) itself keeps its own, as an extension replaces nothing without the Objective-C runtime",
      at: item.member.declaration)
  }
}
