internal import SwiftSyntax

/// The declarations of a module that cannot be compiled without modules of Apple's that are not here.
///
/// A declaration goes when its head names something of such a module, or another declaration that goes; code that does
/// has its declaration stay and ends the program instead. Types of the module's own have their names to themselves.
struct AbsentDeclarations {
  /// What is done to one source.
  struct Changes {
    /// Declarations that go, with what the warning calls them.
    var dropped: [(node: Syntax, name: String)] = []
    /// Code that ends the program: bodies, accessors, values.
    var ended: [(node: Syntax, name: String)] = []
    /// Conformances that go.
    var conformances: [InheritedTypeSyntax] = []
    /// The imports that go.
    var imports: [ImportDeclSyntax] = []
    /// The absent module that it imports, or that a declaration needs which it names.
    var module = ""
  }
  /// By the indices of sources; none for those that stay as they are.
  private(set) var changes: [Int: Changes] = [:]
  /// The types that go, by the last of their names.
  private(set) var typeNames: Set<String> = []
  private var nodes: Set<SyntaxIdentifier> = []

  /// Nothing.
  init() {}

  init(_ files: [SourceFile], for platform: Platform) {
    let absent = platform.absentModules
    let modules = files.map { $0.imports.intersection(absent).sorted() }
    guard modules.contains(where: { !$0.isEmpty }) else { return }
    let conditions = PlatformConditions(platform)
    let outlines = files.map { Outline.read($0, conditions) }
    var solver = AbsentSolver(
      files: zip(modules, outlines).map { AbsentSolver.File(pieces: $1.pieces, modules: $0) })
    solver.solve()
    for (index, outline) in outlines.enumerated() {
      var change = solver.changes(index)
      change.imports = outline.imports.filter { absent.contains($0.path.first?.name.text ?? "") }
      if !change.dropped.isEmpty || !change.ended.isEmpty || !change.conformances.isEmpty
        || !change.imports.isEmpty
      {
        changes[index] = change
        for item in change.dropped { nodes.insert(item.node.id) }
      }
    }
    typeNames = solver.droppedTypeNames
  }

  /// Whether a declaration goes, itself or with one around it.
  func contains(_ node: some SyntaxProtocol) -> Bool { nodes.contains(Syntax(node).id) }
}

/// Finds what goes, until nothing more does.
private struct AbsentSolver {
  struct File {
    let pieces: [Outline]
    /// The absent modules that it imports.
    let modules: [String]
  }
  private let files: [File]
  /// How often each type or alias is declared, by its path; how often by a declaration that goes.
  private var declared: [String: Int] = [:]
  private var droppedTypes: [String: Int] = [:]
  /// The names of what types of the module inherit from, by their paths.
  private var inherited: [String: [String]] = [:]
  /// How often each type declares a member that may stay, by the member's name; the types that had those that go.
  private var members: [String: [String: Int]] = [:]
  private var droppedMembers: [String: Set<String>] = [:]
  /// Members that are properties or take no part in calls by their name alone.
  private var droppedProperties: Set<String> = []
  /// The module by which each word of what went went.
  private var words: [String: String] = [:]
  private var dropped: Set<ObjectIdentifier> = []
  private var conformances: Set<SyntaxIdentifier> = []
  private var modules: [ObjectIdentifier: String] = [:]
  private var hasChanged = false

  init(files: [File]) {
    self.files = files
    for file in files { for piece in file.pieces { count(piece) } }
  }

  private mutating func count(_ piece: Outline) {
    switch piece.kind {
    case .type, .requirements, .alias, .associated:
      declared[piece.name, default: 0] += 1
      inherited[piece.name, default: []] += piece.inherited.compactMap {
        $0.names.paths.first?.joined(separator: ".")
      }
    case .extended:
      inherited[piece.name, default: []] += piece.inherited.compactMap {
        $0.names.paths.first?.joined(separator: ".")
      }
    default: members[piece.name, default: [:]][piece.scope, default: 0] += 1
    }
    for child in piece.children { count(child) }
  }

  /// The last names of the types that go.
  var droppedTypeNames: Set<String> {
    Set(
      droppedTypes.keys.filter { isDropped($0) }.compactMap {
        $0.split(separator: ".").last.map(String.init)
      })
  }

  mutating func solve() {
    repeat {
      hasChanged = false
      for file in files { for piece in file.pieces { judge(piece, file) } }
    } while hasChanged
  }

  // MARK: Judging

  private mutating func judge(_ piece: Outline, _ file: File) {
    guard !dropped.contains(ObjectIdentifier(piece)) else { return }
    if let module = mention(piece.head, piece, file) { return drop(piece, module) }
    for item in piece.inherited where !conformances.contains(item.type.id) {
      guard let module = mention(item.names, piece, file) else { continue }
      if goesAlone(item, piece) {
        conformances.insert(item.type.id)
        modules[ObjectIdentifier(piece)] = module
        hasChanged = true
      } else {
        return drop(piece, module)
      }
    }
    for child in piece.children { judge(child, file) }
    // A value of what is left of an enumeration, or a conformance to what is left of a protocol, would be another one.
    for child in piece.children where dropped.contains(ObjectIdentifier(child)) {
      if child.kind == .enumCase || child.kind == .associated {
        return drop(piece, modules[ObjectIdentifier(child)] ?? "")
      }
    }
    if let module = lostInitializer(of: piece) { return drop(piece, module) }
    if piece.isOpaque, !dropped.contains(ObjectIdentifier(piece)) {
      for part in piece.code {
        if let module = mention(part.names, piece, file) { return drop(piece, module) }
      }
    }
  }

  /// The module by which the initializers of a class went, where properties without a value need one.
  private func lostInitializer(of piece: Outline) -> String? {
    guard let node = piece.node.as(ClassDeclSyntax.self) else { return nil }
    let initializers = piece.children.filter {
      $0.node.as(InitializerDeclSyntax.self).map {
        !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
      } ?? false
    }
    guard let first = initializers.first,
      initializers.allSatisfy({ dropped.contains(ObjectIdentifier($0)) })
    else { return nil }
    let needsValue = node.memberBlock.members.contains { item in
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: {
          ["static", "class", "lazy"].contains($0.name.text)
        })
      else { return false }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      return variable.bindings.contains { binding in
        guard binding.initializer == nil, binding.accessorBlock == nil else { return false }
        let type = binding.typeAnnotation?.type
        let isOptional =
          type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        return isConstant || !isOptional
      }
    }
    return needsValue ? modules[ObjectIdentifier(first)] ?? "" : nil
  }

  /// Whether a conformance goes without its type.
  private func goesAlone(
    _ item: (type: InheritedTypeSyntax, names: References), _ piece: Outline
  ) -> Bool {
    guard piece.kind == .type, let name = item.names.paths.first?.last else { return false }
    return AbsentModules.conformances.contains(name)
  }

  private mutating func drop(_ piece: Outline, _ module: String) {
    dropped.insert(ObjectIdentifier(piece))
    modules[ObjectIdentifier(piece)] = module
    hasChanged = true
    forget(piece, module)
    if [.callable, .variable].contains(piece.kind), !piece.name.isEmpty {
      droppedMembers[piece.name, default: []].insert(piece.scope)
      if piece.kind == .variable { droppedProperties.insert(piece.name) }
      words[piece.name] = module
    }
  }

  /// What a declaration that goes declares is no longer there.
  private mutating func forget(_ piece: Outline, _ module: String) {
    switch piece.kind {
    case .type, .requirements, .alias:
      droppedTypes[piece.name, default: 0] += 1
      for word in piece.name.split(separator: ".") { words[String(word)] = module }
    case .callable, .variable, .enumCase:
      members[piece.name, default: [:]][piece.scope, default: 1] -= 1
    default: break
    }
    for child in piece.children where !dropped.contains(ObjectIdentifier(child)) {
      forget(child, module)
    }
  }

  private func isDropped(_ path: String) -> Bool {
    guard let count = droppedTypes[path] else { return false }
    return count >= declared[path] ?? 0
  }

  // MARK: Names

  /// The absent module that names need; nil where they need none.
  private func mention(_ names: References, _ piece: Outline, _ file: File) -> String? {
    if names.isEmpty { return nil }
    let scope =
      [.type, .requirements, .extended].contains(piece.kind)
      ? piece.name : piece.scope
    for path in names.paths {
      if let module = mention(path, scope, piece.generics, file) { return module }
    }
    for member in names.members {
      guard let owners = droppedMembers[member.name] else { continue }
      let others = members[member.name] ?? [:]
      let isMeant =
        member.isOwn
        ? owners.contains {
          others[$0] ?? 0 <= 0 && ($0.isEmpty || isVisible($0, from: scope))
        }
        : others.values.allSatisfy { $0 <= 0 } && (member.isCalled || isNamedAlone(member.name))
      if isMeant { return words[member.name] ?? "" }
    }
    return nil
  }

  /// Whether a property's name is not one that other types have as well.
  private func isNamedAlone(_ name: String) -> Bool {
    droppedProperties.contains(name) && name.count > 5 && !Self.common.contains(name)
  }

  /// Whether a member of a type is one of another one's, which inherits it or is a type of another module.
  private func isVisible(_ owner: String, from scope: String) -> Bool {
    if scope == owner || scope.hasPrefix(owner + ".") || declared[owner] == nil { return true }
    return (inherited[scope] ?? []).contains {
      $0 != scope && isVisible(owner, from: $0) && declared[$0] != nil
    }
  }

  private func mention(
    _ path: [String], _ scope: String, _ generics: Set<String>, _ file: File
  ) -> String? {
    guard let first = path.first, !generics.contains(first) else { return nil }
    let isAbsent = file.modules.first {
      $0 == first || AbsentModules.all[$0]?.declares(first) == true
    }
    guard isAbsent != nil || words[first] != nil else { return nil }
    var outer = scope.split(separator: ".").map(String.init)
    while true {
      let around = outer.joined(separator: ".")
      let places = [around] + (inherited[around] ?? [])
      for place in places {
        let found = place.isEmpty ? first : "\(place).\(first)"
        if declared[found] != nil { return resolved(found, path.dropFirst()) }
      }
      if outer.isEmpty { break }
      outer.removeLast()
    }
    return isAbsent
  }

  /// The module that a declared type needs, or one that is named within it.
  private func resolved(_ path: String, _ rest: ArraySlice<String>) -> String? {
    var path = path
    var rest = rest
    while true {
      if isDropped(path) { return words[String(path.split(separator: ".").last ?? "")] ?? "" }
      guard let next = rest.popFirst(), declared["\(path).\(next)"] != nil else { return nil }
      path += ".\(next)"
    }
  }

  // MARK: Results

  func changes(_ index: Int) -> AbsentDeclarations.Changes {
    var result = AbsentDeclarations.Changes()
    result.module = files[index].modules.first ?? ""
    for piece in files[index].pieces { collect(piece, files[index], &result) }
    return result
  }

  private func collect(
    _ piece: Outline, _ file: File, _ result: inout AbsentDeclarations.Changes
  ) {
    if let module = modules[ObjectIdentifier(piece)], result.module.isEmpty {
      result.module = module
    }
    if dropped.contains(ObjectIdentifier(piece)) {
      result.dropped.append((piece.node, Self.title(piece)))
      return
    }
    for item in piece.inherited where conformances.contains(item.type.id) {
      result.conformances.append(item.type)
    }
    for part in piece.code {
      if let module = mention(part.names, piece, file) {
        if result.module.isEmpty { result.module = module }
        result.ended.append((part.node, Self.title(piece)))
      }
    }
    for child in piece.children { collect(child, file, &result) }
  }

  private static func title(_ piece: Outline) -> String {
    switch piece.kind {
    case .extended: return "extension \(piece.name)"
    case .statement: return "a statement"
    case .type, .requirements, .alias, .associated: return piece.name
    case .callable, .variable, .enumCase:
      let name = piece.labels.map { ObjectiveCName.full(piece.name, $0) } ?? piece.name
      return piece.scope.isEmpty ? name : "\(piece.scope).\(name)"
    }
  }

  /// Names of properties that types of other modules have.
  private static let common: Set<String> = [
    "content", "contentView", "titleView", "background", "backgroundColor", "foregroundColor",
    "controller", "viewController", "hostingController", "rootView", "children", "position",
    "isEnabled", "isHidden", "selection", "subtitle", "message", "transition", "animation",
    "alignment", "spacing", "padding", "gradient", "opacity", "colors", "accessory", "placeholder",
    "environment", "description", "layout", "shadow", "border", "cornerRadius", "isPresented",
  ]
}
