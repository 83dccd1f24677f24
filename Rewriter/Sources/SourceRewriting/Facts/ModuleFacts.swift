internal import SwiftSyntax

/// The declarations of a module's sources that a rewriting of one of them has to know.
struct ModuleFacts {
  /// A class, or an extension, with its members.
  struct Declared {
    let file: Int
    let context: TypeContext
    let members: [Member]
  }

  /// All classes and extensions, in the order of files.
  private(set) var declared: [Declared] = []
  /// The classes by their paths.
  private(set) var classes: [String: Declared] = [:]
  /// Other types, protocols among them, which have no methods for Objective-C.
  private(set) var values: Set<String> = []
  /// The names of the optional properties of classes, which `?` may call.
  private(set) var optionalProperties: Set<String> = []
  /// The classes that are generic, or lie in a generic type, by their paths.
  private(set) var generic: Set<String> = systemGeneric
  /// Generic classes of the system.
  private static let systemGeneric: Set<String> = [
    "NSLayoutAnchor", "NSCache", "NSMapTable", "NSHashTable", "UITableViewDiffableDataSource",
    "UICollectionViewDiffableDataSource", "NSTableViewDiffableDataSource",
    "NSCollectionViewDiffableDataSource",
  ]
  /// Protocols of Objective-C by their names, with their optional requirements.
  private(set) var protocols: [String: OptionalRequirements] = [:]
  /// The declarations that are not compiled because they need modules that are not here.
  let absent: AbsentDeclarations
  /// The facts that other modules state.
  let imported: ImportedFacts
  /// The members of extensions that take part in overriding.
  private(set) var overrides = ExtensionOverrides()
  private var requirements: [String: [OptionalRequirements.Requirement]] = [:]

  init(
    _ files: [SourceFile], imported: ImportedFacts = ImportedFacts(), for platform: Platform
  ) {
    self.imported = imported
    absent = AbsentDeclarations(files, for: platform)
    for (index, file) in files.enumerated() {
      let visitor = FactsVisitor(index, PlatformConditions(platform), absent)
      visitor.walk(file.tree)
      declared += visitor.declared
      values.formUnion(visitor.values)
      for (name, requirements) in visitor.protocols { protocols[name] = requirements }
    }
    for item in declared where !item.context.isExtension {
      classes[item.context.path] = item
      if item.context.isGeneric { generic.insert(item.context.path) }
    }
    for item in declared {
      for member in item.members where member.isOptionalProperty {
        optionalProperties.insert(member.base)
      }
    }
    let own = protocols.sorted { $0.key < $1.key }.flatMap(\.value.all)
    for requirement in own + imported.optional {
      requirements[requirement.name, default: []].append(requirement)
    }
    overrides = ExtensionOverrides(self)
  }

  /// The optional requirement of this module or of those that it imports, by its name.
  func optionalRequirement(_ name: String) -> OptionalRequirements.Requirement? {
    requirements[name]?.first
  }

  /// The optional requirement that a method meets: the one with its types where several have its name.
  func optionalRequirement(metBy member: Member) -> OptionalRequirements.Requirement? {
    guard member.labels != nil, let named = requirements[member.name] else { return nil }
    return named.first { $0.types == member.types } ?? named.first
  }

  /// The optional requirement of a name without labels; nil where several have it.
  func onlyOptionalRequirement(_ base: String) -> OptionalRequirements.Requirement? {
    let found = requirements.values.filter { named in
      named.first.map { $0.name.prefix { $0 != "(" } == base } ?? false
    }
    return found.count == 1 ? found[0].first : nil
  }

  /// The class that a name in an inheritance clause means, within this module.
  func resolve(_ name: String, from path: String) -> Declared? {
    // A name is looked up in the types around it first.
    var outer = path.split(separator: ".").dropLast().map(String.init)
    while true {
      if let found = classes[(outer + [name]).joined(separator: ".")] { return found }
      if outer.isEmpty { break }
      outer.removeLast()
    }
    let plain = String(name.prefix { $0 != "<" })
    return plain == name ? nil : resolve(plain, from: path)
  }

  /// The classes of this module above a class, nearest first.
  func ancestors(of path: String) -> [Declared] {
    var result: [Declared] = []
    var next = classes[path]
    var seen: Set<String> = [path]
    while let type = next {
      next = type.context.inherited.lazy.compactMap { resolve($0, from: type.context.path) }.first
      guard let above = next, seen.insert(above.context.path).inserted else { break }
      result.append(above)
    }
    return result
  }

  /// A class and the classes of this module above it, nearest first.
  func lineage(of context: TypeContext) -> [TypeContext] {
    [context] + ancestors(of: context.path).map(\.context)
  }

  /// Whether a class of this module has tests of XCTest.
  func isTestCase(_ path: String) -> Bool {
    ([classes[path]].compactMap { $0 } + ancestors(of: path)).contains { type in
      type.context.inherited.contains { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }
    }
  }

  /// The members of a class, those of its extensions included.
  func members(of path: String) -> [Member] {
    declared.filter { $0.context.path == path }.flatMap(\.members)
  }
}

/// Collects the facts of one source.
private final class FactsVisitor: SyntaxAnyVisitor {
  private let file: Int
  private let conditions: PlatformConditions
  var declared: [ModuleFacts.Declared] = []
  var values: Set<String> = []
  private let absent: AbsentDeclarations
  var protocols: [String: OptionalRequirements] = [:]

  init(_ file: Int, _ conditions: PlatformConditions, _ absent: AbsentDeclarations) {
    self.file = file
    self.absent = absent
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if absent.contains(node) { return .skipChildren }
    guard let context = TypeContext(node) else { return .visitChildren }
    if context.isClass {
      let members = context.declared(conditions).filter { !absent.contains($0) }
        .flatMap(Member.members(of:))
      declared.append(ModuleFacts.Declared(file: file, context: context, members: members))
    } else {
      values.insert(context.path)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if absent.contains(node) { return .skipChildren }
    values.insert(node.name.text)
    if let requirements = OptionalRequirements(node, conditions) {
      protocols[node.name.text] = requirements
    }
    return .skipChildren
  }

  /// Branches that are not compiled declare nothing.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in conditions.active(node) { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }
}
