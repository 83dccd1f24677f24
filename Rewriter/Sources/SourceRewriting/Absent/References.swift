internal import SwiftSyntax

/// The names that a part of a source mentions.
struct References {
  /// A member that is named behind something, or alone.
  struct Member {
    let name: String
    /// Whether it stands alone or behind `self`.
    let isOwn: Bool
    let isCalled: Bool
  }
  /// Names, each with those behind it, such as `Form.Field`.
  private(set) var paths: [[String]] = []
  private(set) var members: [Member] = []
  /// All words of both, to see quickly that none is of interest.
  private(set) var words: Set<String> = []

  /// Creates an empty list.
  init() {}

  /// Creates the list of the names of nodes.
  ///
  /// - Parameter branches: Branches of statements whose names do not count.
  init(_ nodes: [(any SyntaxProtocol)?], without branches: Set<SyntaxIdentifier> = []) {
    let visitor = ReferenceVisitor(viewMode: .sourceAccurate)
    visitor.branches = branches
    for node in nodes { if let node { visitor.walk(node) } }
    paths = visitor.paths
    members = visitor.members.filter { !$0.isOwn || !visitor.bound.contains($0.name) }
    for path in paths { if let first = path.first { words.insert(first) } }
    for member in members { words.insert(member.name) }
  }

  var isEmpty: Bool { words.isEmpty }

  /// The words, with those behind the first of each path.
  var allWords: Set<String> { words.union(paths.joined()) }

  /// Adds those of another part.
  mutating func add(_ other: References) {
    paths += other.paths
    members += other.members
    words.formUnion(other.words)
  }
}

private final class ReferenceVisitor: SyntaxVisitor {
  var paths: [[String]] = []
  var members: [References.Member] = []
  /// Names that the part declares itself: parameters, variables, local functions.
  var bound: Set<String> = []
  /// Branches that are not visited.
  var branches: Set<SyntaxIdentifier> = []

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard branches.contains(node.id) else { return .visitChildren }
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    branches.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    paths.append([ObjectiveCName.plain(node.name.text)])
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    var names = [ObjectiveCName.plain(node.name.text)]
    var base = node.baseType
    var clauses = [node.genericArgumentClause]
    while let member = base.as(MemberTypeSyntax.self) {
      names.insert(ObjectiveCName.plain(member.name.text), at: 0)
      clauses.append(member.genericArgumentClause)
      base = member.baseType
    }
    guard let first = base.as(IdentifierTypeSyntax.self) else { return .visitChildren }
    names.insert(ObjectiveCName.plain(first.name.text), at: 0)
    paths.append(names)
    for clause in clauses + [first.genericArgumentClause] { if let clause { walk(clause) } }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = ObjectiveCName.plain(node.declName.baseName.text)
    guard let base = node.base else { return .skipChildren }
    let isSelf = ["self", "Self", "super"].contains(base.trimmedDescription)
    members.append(
      References.Member(name: name, isOwn: isSelf, isCalled: Self.isCalled(Syntax(node))))
    if let names = Self.chain(base) {
      paths.append(names + [name])
      if names.count == 1, !isSelf {
        members.append(References.Member(name: names[0], isOwn: true, isCalled: false))
      }
    }
    walk(base)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = ObjectiveCName.plain(node.baseName.text)
    if node.parent?.as(MemberAccessExprSyntax.self)?.base?.id != node.id { paths.append([name]) }
    members.append(
      References.Member(name: name, isOwn: true, isCalled: Self.isCalled(Syntax(node))))
    return .skipChildren
  }

  private static func chain(_ node: ExprSyntax) -> [String]? {
    if let name = node.as(DeclReferenceExprSyntax.self) {
      return [ObjectiveCName.plain(name.baseName.text)]
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) {
      return chain(generic.expression)
    }
    guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    return chain(base).map { $0 + [ObjectiveCName.plain(access.declName.baseName.text)] }
  }

  private static func isCalled(_ node: Syntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  // MARK: What is declared

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(ObjectiveCName.plain(node.identifier.text))
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(ObjectiveCName.plain((node.secondName ?? node.firstName).text))
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(ObjectiveCName.plain((node.secondName ?? node.firstName).text))
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(ObjectiveCName.plain(node.name.text))
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(ObjectiveCName.plain(node.name.text))
    return .visitChildren
  }
}
