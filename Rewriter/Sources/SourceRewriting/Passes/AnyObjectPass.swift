internal import SwiftSyntax

/// `(x as AnyObject).perform(…)`, `target?.responds(to: s)` and `(x as AnyObject).member`: members of `AnyObject`.
///
/// Messages go through `MessageReceiver`. Another member is read of the class that alone declares it.
final class AnyObjectPass: RewritingPass {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let name = ObjectiveCName.plain(node.declName.baseName.text)
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, isMessage(name, call, base)
    {
      receive(base)
    } else if Self.isCast(base), let owner = owner(of: name) {
      read(node, base, owner)
    }
    return .visitChildren
  }

  // MARK: Messages

  private func isMessage(
    _ name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    guard let first = call.arguments.first?.expression, call.trailingClosure == nil else {
      return false
    }
    let isForm =
      switch name {
      case "responds": labels == ["to"]
      case "perform":
        [[nil], [nil, "with"], [nil, "with", "with"], [nil, "with", "afterDelay"]].contains(labels)
      case "performSelector": labels == ["onMainThread", "with", "waitUntilDone"]
      case "isEqual": labels == [nil]
      default: false
      }
    guard isForm else { return false }
    var object = base
    if let chain = object.as(OptionalChainingExprSyntax.self) { object = chain.expression }
    if let forced = object.as(ForceUnwrapExprSyntax.self) { object = forced.expression }
    if ["self", "super", "Self"].contains(object.trimmedDescription) { return false }
    if Self.isCast(base) || isAnyObject(object) { return true }
    // Others have these members where they are objects of Foundation, and delegates where they are not.
    let word = object.trimmedDescription
    // The target of a control's item or of a recognizer.
    if name == "performSelector", word.hasSuffix(".target") { return true }
    if word.split(separator: ".").last?.first?.isUppercase == true { return false }
    return name == "responds" && Self.isSelector(first)
  }

  /// Whether an expression is visibly a selector.
  private static func isSelector(_ expression: ExprSyntax) -> Bool {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "selector"
    }
    let text = expression.trimmedDescription.lowercased()
    return text.hasPrefix("selector(") || text.hasSuffix("selector") || text.hasSuffix("action")
      || text == "sel"
  }

  /// The object becomes a receiver; `?` and `!` behind it stay.
  private func receive(_ base: ExprSyntax) {
    var object = base
    var isOptional = false
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (object, isOptional) = (chain.expression, true)
    }
    guard let first = object.firstToken(viewMode: .sourceAccurate) else { return }
    edits.insert(
      "FoundationShims.MessageReceiver(\(isOptional ? "ifAny: " : "")", before: first)
    edits.insert(")", after: object)
    counts.add(.anyObject)
  }

  /// Whether an expression is `(x as AnyObject)`, perhaps with a `?` inside.
  private static func isCast(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { expression = forced.expression }
    guard let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    else { return false }
    return castType(only.expression).map { isAnyObject($0) } ?? false
  }

  /// The type of `x as T`; nil for another expression.
  private static func castType(_ expression: ExprSyntax) -> TypeSyntax? {
    expression.as(AsExprSyntax.self)?.type
      ?? expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
  }

  private static func isAnyObject(_ type: TypeSyntax) -> Bool {
    ["AnyObject", "AnyObject?", "AnyObject!", "Swift.AnyObject"].contains(type.trimmedDescription)
  }

  /// Whether a variable is declared as `AnyObject` where it is named.
  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      if let type = localType(of: name, around: Syntax(expression)) {
        return Self.isAnyObject(type)
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    {
      name = access.declName.baseName.text
    } else {
      return false
    }
    var path = TypeContext.around(expression)?.path
    while let current = path {
      let classes = [current] + facts.ancestors(of: current).map(\.context.path)
      for type in classes {
        if let member = facts.members(of: type).first(where: { $0.name == name }) {
          return member.propertyType.map { Self.isAnyObject($0) } ?? false
        }
      }
      path = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return structType(of: name, around: expression).map { Self.isAnyObject($0) } ?? false
  }

  /// The written type of a property of the structure or enumeration around an expression.
  private func structType(of name: String, around node: ExprSyntax) -> TypeSyntax? {
    guard let context = TypeContext.around(node) else { return nil }
    return context.declared(PlatformConditions(platform)).lazy.flatMap(Member.members(of:))
      .first { $0.name == name }?.propertyType
  }

  /// The written type of a parameter or variable of the functions around a node.
  private func localType(of name: String, around node: Syntax) -> TypeSyntax? {
    var outer = node.parent
    while let current = outer {
      if let function = current.as(FunctionDeclSyntax.self) {
        if let type = Self.type(name, function.signature.parameterClause) { return type }
      } else if let initializer = current.as(InitializerDeclSyntax.self) {
        if let type = Self.type(name, initializer.signature.parameterClause) { return type }
      } else if let items = current.as(CodeBlockItemListSyntax.self) {
        if let type = variableType(of: name, in: items) { return type }
      } else if TypeContext(current) != nil {
        return nil
      }
      outer = current.parent
    }
    return nil
  }

  /// The written type of a variable in a list of statements, in any branch of their conditions.
  private func variableType(of name: String, in items: CodeBlockItemListSyntax) -> TypeSyntax? {
    for item in items {
      for clause in item.item.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
        if let items = clause.elements?.as(CodeBlockItemListSyntax.self),
          let type = variableType(of: name, in: items)
        {
          return type
        }
      }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if binding.pattern.trimmedDescription == name,
          let type = binding.typeAnnotation?.type
            ?? binding.initializer.flatMap({ Self.castType($0.value) })
        {
          return type
        }
      }
    }
    return nil
  }

  private static func type(_ name: String, _ clause: FunctionParameterClauseSyntax) -> TypeSyntax? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
  }

  // MARK: Members

  /// The class that alone declares a member for Objective-C; nil where none or several do.
  private func owner(of name: String) -> String? {
    if let known = Self.systemOwners[name] {
      return platform.library == .uiKit ? known : known.replacing("UI", with: "NS")
    }
    guard let owners = declaredOwners[name], owners.count == 1 else { return nil }
    return owners.first
  }

  /// The classes that declare each member for Objective-C.
  private lazy var declaredOwners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for item in facts.declared
    where !item.context.isGeneric && item.context.isVisible
      && !facts.values.contains(item.context.path)
    {
      for member in item.members where member.isObjectiveC && member.isInstance {
        owners[member.base, default: []].insert(item.context.path)
      }
    }
    return owners
  }()

  private func read(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ owner: String) {
    guard let first = base.firstToken(viewMode: .sourceAccurate) else { return }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    if let call, call.calledExpression.id == node.id {
      edits.insert("(", before: first)
      edits.insert(" as! \(owner))", after: base)
    } else if Self.isAssigned(node) {
      edits.insert("(", before: first)
      edits.insert(" as! \(owner))", after: base)
    } else {
      var object = base
      if let chain = base.as(OptionalChainingExprSyntax.self) { object = chain.expression }
      edits.insert("FoundationShims.MessageReceiver(", before: first)
      edits.insert(").member(of: \(owner).self, { $0", after: object)
      if object.id != base.id, let mark = base.as(OptionalChainingExprSyntax.self)?.questionMark {
        edits.remove(mark)
      }
      edits.insert(" })", after: node)
    }
    counts.add(.anyObject)
  }

  private static func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Properties of the system's classes that programs read through `AnyObject`.
  private static let systemOwners: [String: String] = [
    "priority": "NSLayoutConstraint", "constant": "NSLayoutConstraint",
    "multiplier": "NSLayoutConstraint", "isActive": "NSLayoutConstraint",
    "firstItem": "NSLayoutConstraint", "secondItem": "NSLayoutConstraint",
    "firstAttribute": "NSLayoutConstraint", "secondAttribute": "NSLayoutConstraint",
    "relation": "NSLayoutConstraint", "cgRectValue": "NSValue", "cgSizeValue": "NSValue",
    "cgPointValue": "NSValue", "cgAffineTransformValue": "NSValue", "rectValue": "NSValue",
    "sizeValue": "NSValue", "pointValue": "NSValue", "rangeValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber",
    "boolValue": "NSNumber", "int64Value": "NSNumber", "uintValue": "NSNumber",
  ]
}
