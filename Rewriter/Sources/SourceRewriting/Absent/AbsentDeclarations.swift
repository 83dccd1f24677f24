internal import SwiftSyntax

/// The declarations of a module that cannot be compiled without modules of Apple's that are not here.
///
/// A declaration goes when its head names something of such a module, or another declaration that goes; code that does
/// has its declaration stay and ends the program instead. Types of the module's own have their names to themselves.
struct AbsentDeclarations {
  /// The changes of one source.
  struct Changes {
    /// Declarations that go, with what the warning calls them.
    var dropped: [(node: Syntax, name: String)] = []
    /// Code that ends the program: bodies, accessors, values.
    var ended: [(node: Syntax, name: String)] = []
    /// Branches that no object takes.
    var branches: [Syntax] = []
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

  /// Creates an empty list.
  init() {}

  init(_ files: [SourceFile], for platform: Platform) {
    let absent = platform.absentModules
    let modules = files.map { Self.missing($0, absent) }
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
        || !change.branches.isEmpty
        || !change.imports.isEmpty
      {
        changes[index] = change
        for item in change.dropped { nodes.insert(item.node.id) }
      }
    }
    typeNames = solver.droppedTypeNames
  }

  /// The modules that a source imports of which all or a part is missing; those that name the warning first.
  private static func missing(
    _ file: SourceFile, _ absent: Set<String>
  ) -> [AbsentSolver.MissingModule] {
    let own = file.imports
    let imports = own.union(own.compactMap { AbsentModules.brought[$0] })
    let whole = imports.intersection(absent).sorted().map {
      AbsentSolver.MissingModule(
        name: $0, names: AbsentModules.all[$0] ?? AbsentModules.Module(), isWhole: true)
    }
    let partial = imports.subtracting(absent).sorted().compactMap { name in
      PartialModules.all[name].map {
        AbsentSolver.MissingModule(name: name, names: $0, isWhole: false)
      }
    }
    return whole + partial
  }

  /// Whether a declaration goes, itself or with one around it.
  func contains(_ node: some SyntaxProtocol) -> Bool { nodes.contains(Syntax(node).id) }
}

/// Finds what goes, until nothing more does.
private struct AbsentSolver {
  /// A module that is missing as a whole or in part.
  struct MissingModule {
    let name: String
    let names: AbsentModules.Module
    let isWhole: Bool

    /// Whether a name is one of what is missing.
    func declares(_ word: String) -> Bool { isWhole && word == name || names.declares(word) }
  }
  struct File {
    let pieces: [Outline]
    /// The missing modules that it imports.
    let modules: [MissingModule]
  }
  private let files: [File]
  /// The number of declarations of each type or alias, by its path, and of those among them that go.
  private var declared: [String: Int] = [:]
  private var droppedTypes: [String: Int] = [:]
  /// The names of what types of the module inherit from, by their paths.
  private var inherited: [String: [String]] = [:]
  /// The number of declarations of a member that may stay, by its name, of all types and of each.
  private var remaining: [String: Int] = [:]
  private var members: [String: [String: Int]] = [:]
  /// The types with declarations of a member that go, by its name, and those among them that have no others.
  private var droppedMembers: [String: Set<String>] = [:]
  private var lostMembers: [String: Set<String>] = [:]
  /// Members that a type of another module has lost.
  private var lostForeignMembers: Set<String> = []
  /// Members that are properties or take no part in calls by their name alone.
  private var droppedProperties: Set<String> = []
  /// The module by which each word of what went went.
  private var words: [String: String] = [:]
  private var dropped: Set<ObjectIdentifier> = []
  /// The declarations within those that go.
  private var gone: Set<ObjectIdentifier> = []
  private var conformances: Set<SyntaxIdentifier> = []
  private var modules: [ObjectIdentifier: String] = [:]
  /// A declaration that is judged, with the one around it.
  private final class Task {
    let piece: Outline
    let file: Int
    let outer: Task?
    var isWaiting = true
    init(_ piece: Outline, _ file: Int, in outer: Task?) {
      (self.piece, self.file, self.outer) = (piece, file, outer)
    }
  }
  private var waiting: [Task] = []
  /// The declarations whose fate may depend on a word.
  private var users: [String: [Task]] = [:]

  init(files: [File]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for piece in file.pieces { count(piece, index, in: nil) }
    }
  }

  private mutating func count(_ piece: Outline, _ file: Int, in outer: Task?) {
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
    default:
      members[piece.name, default: [:]][piece.scope, default: 0] += 1
      remaining[piece.name, default: 0] += 1
    }
    let task = Task(piece, file, in: outer)
    waiting.append(task)
    var names = [piece.head] + piece.inherited.map(\.names)
    if piece.isOpaque { names += piece.code.map(\.names) }
    for word in names.reduce(into: Set(), { $0.formUnion($1.allWords) }) {
      users[word, default: []].append(task)
    }
    for child in piece.children { count(child, file, in: task) }
  }

  /// The last names of the types that go.
  var droppedTypeNames: Set<String> {
    Set(
      droppedTypes.keys.filter { isDropped($0) }.compactMap {
        $0.split(separator: ".").last.map(String.init)
      })
  }

  /// Judges each declaration, and again those that name what has gone since.
  mutating func solve() {
    var next = 0
    while next < waiting.count {
      let task = waiting[next]
      next += 1
      task.isWaiting = false
      judge(task)
    }
  }

  private mutating func wait(for task: Task) {
    guard !task.isWaiting else { return }
    task.isWaiting = true
    waiting.append(task)
  }

  // MARK: Judging

  private mutating func judge(_ task: Task) {
    let (piece, file) = (task.piece, files[task.file])
    guard !dropped.contains(ObjectIdentifier(piece)), !gone.contains(ObjectIdentifier(piece)) else {
      return
    }
    if let module = mention(piece.head, piece, file) { return drop(task, module) }
    for item in piece.inherited where !conformances.contains(item.type.id) {
      guard let module = mention(item.names, piece, file) else { continue }
      if goesAlone(item, piece) {
        conformances.insert(item.type.id)
        modules[ObjectIdentifier(piece)] = module
      } else {
        return drop(task, module)
      }
    }
    if let module = lostInitializer(of: piece) { return drop(task, module) }
    if piece.isOpaque {
      for part in piece.code {
        if let module = mention(part.names, piece, file) { return drop(task, module) }
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

  private mutating func drop(_ task: Task, _ module: String) {
    let piece = task.piece
    dropped.insert(ObjectIdentifier(piece))
    modules[ObjectIdentifier(piece)] = module
    if [.callable, .variable].contains(piece.kind), !piece.name.isEmpty {
      droppedMembers[piece.name, default: []].insert(piece.scope)
      if piece.kind == .variable { droppedProperties.insert(piece.name) }
      words[piece.name] = module
    }
    forget(piece, module)
    guard let outer = task.outer else { return }
    // A value of what is left of an enumeration, or a conformance to what is left of a protocol, would be another one.
    let isWhole = piece.kind == .enumCase || piece.kind == .associated
    if isWhole, !dropped.contains(ObjectIdentifier(outer.piece)) { return drop(outer, module) }
    wait(for: outer)
  }

  /// Takes away the names of a declaration that goes, and of those within it.
  private mutating func forget(_ piece: Outline, _ module: String) {
    var changed: Substring?
    switch piece.kind {
    case .type, .requirements, .alias:
      droppedTypes[piece.name, default: 0] += 1
      let path = piece.name.split(separator: ".")
      for word in path { words[String(word)] = module }
      changed = path.last
    case .callable, .variable, .enumCase:
      members[piece.name, default: [:]][piece.scope, default: 1] -= 1
      remaining[piece.name, default: 1] -= 1
      if members[piece.name]?[piece.scope] ?? 0 <= 0,
        droppedMembers[piece.name]?.contains(piece.scope) == true
      {
        lostMembers[piece.name, default: []].insert(piece.scope)
        if declared[piece.scope] == nil { lostForeignMembers.insert(piece.name) }
      }
      changed = Substring(piece.name)
    default: break
    }
    if let changed {
      for task in users[String(changed)] ?? [] { wait(for: task) }
    }
    for child in piece.children where !dropped.contains(ObjectIdentifier(child)) {
      gone.insert(ObjectIdentifier(child))
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
    for member in names.members where droppedMembers[member.name] != nil {
      let isMeant =
        member.isOwn
        ? hasLost(member.name, scope)
        : remaining[member.name] ?? 0 <= 0 && (member.isCalled || isNamedAlone(member.name))
      if isMeant { return words[member.name] ?? "" }
    }
    return nil
  }

  /// Whether a property's name is not one that other types have as well.
  private func isNamedAlone(_ name: String) -> Bool {
    droppedProperties.contains(name) && name.count > 5 && !Self.common.contains(name)
  }

  /// Whether a member went that is seen from a type: one of the type itself, of one around it, of one that it inherits, of
  /// a type of another module, or of none.
  private func hasLost(_ member: String, _ scope: String) -> Bool {
    if lostForeignMembers.contains(member) { return true }
    guard let owners = lostMembers[member] else { return false }
    var seen: Set<String> = []
    var waiting = [scope]
    while let type = waiting.popLast() {
      guard seen.insert(type).inserted else { continue }
      var outer: Substring? = Substring(type)
      while let path = outer {
        if owners.contains(String(path)) { return true }
        outer = path.lastIndex(of: ".").map { path[..<$0] }
      }
      waiting += (inherited[type] ?? []).filter { declared[$0] != nil }
    }
    return false
  }

  private func mention(
    _ path: [String], _ scope: String, _ generics: Set<String>, _ file: File
  ) -> String? {
    guard let first = path.first, !generics.contains(first) else { return nil }
    let isAbsent = file.modules.first { $0.declares(first) }?.name
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
    let modules = files[index].modules
    result.module = modules.first { $0.isWhole }?.name ?? ""
    for piece in files[index].pieces { collect(piece, files[index], &result) }
    if result.module.isEmpty { result.module = modules.first?.name ?? "" }
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
      guard let module = mention(part.names, piece, file) else { continue }
      if result.module.isEmpty { result.module = module }
      // No object has a type of a missing module, so the rest of the code may do without those branches.
      let branches = CastBranches.of(part.node) { type in
        mention(References([type]), piece, file) != nil
      }
      if !branches.isEmpty, mention(part.names(without: branches), piece, file) == nil {
        result.branches += branches
      } else {
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
