import SwiftSyntax

extension UseCounter {
  /// The type of an expression as far as its syntax says it; records the uses in it.
  func infer(_ expression: ExprSyntax, expecting expected: CountedType?) -> CountedType? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return infer(name: name, call: nil)?.result
    case .memberAccessExpr(let access): return infer(access, call: nil, expecting: expected)?.result
    case .functionCallExpr(let call): return infer(call, expecting: expected)
    case .subscriptCallExpr(let call):
      let base = infer(call.calledExpression, expecting: nil)
      call.arguments.forEach { _ = infer($0.expression, expecting: nil) }
      return base?.element
    case .optionalChainingExpr(let chain): return infer(chain.expression, expecting: expected)
    case .forceUnwrapExpr(let forced): return infer(forced.expression, expecting: expected)
    case .tryExpr(let tried): return infer(tried.expression, expecting: expected)
    case .awaitExpr(let awaited): return infer(awaited.expression, expecting: expected)
    case .asExpr(let cast):
      _ = infer(cast.expression, expecting: nil)
      walk(cast.type)
      return type(cast.type)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return infer(only.expression, expecting: expected)
      }
      tuple.elements.forEach { _ = infer($0.expression, expecting: nil) }
      return nil
    case .sequenceExpr(let sequence): return infer(sequence, expecting: expected)
    case .arrayExpr(let array):
      var found = expected?.element
      // A set of options is written as an array.
      if found == nil, case .instance = expected { found = expected }
      for element in array.elements {
        let type = infer(element.expression, expecting: found)
        if found == nil { found = type }
      }
      return expected ?? found.map { .sequence(of: $0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return expected }
      let key: CountedType? =
        expected == .dictionary(of: .instance("Any"))
        ? .instance("NSAttributedString.Key") : nil
      for element in elements {
        _ = infer(element.key, expecting: key)
        _ = infer(element.value, expecting: expected?.element)
      }
      return expected
    case .closureExpr(let closure):
      infer(closure, expecting: expected)
      return expected
    case .ternaryExpr(let ternary):
      _ = infer(ternary.condition, expecting: nil)
      _ = infer(ternary.thenExpression, expecting: expected)
      return infer(ternary.elseExpression, expecting: expected)
    case .ifExpr(let conditional):
      inScope { conditional.children(viewMode: .sourceAccurate).forEach { walk($0) } }
      return nil
    case .switchExpr(let choice):
      let subject = infer(choice.subject, expecting: nil)
      for element in choice.cases {
        guard case .switchCase(let one) = element else { continue }
        inScope {
          if case .case(let label) = one.label {
            for item in label.caseItems {
              if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
                _ = infer(pattern.expression, expecting: subject)
              } else {
                walk(item.pattern)
              }
              item.whereClause.map { walk($0) }
            }
          }
          one.statements.forEach { walk($0.item) }
        }
      }
      return nil
    case .superExpr: return owners.last.map { .instance($0) }
    case .stringLiteralExpr:
      expression.children(viewMode: .sourceAccurate).forEach { walk($0) }
      return .instance("String")
    case .booleanLiteralExpr: return .instance("Bool")
    case .integerLiteralExpr: return expected ?? .instance("Int")
    case .floatLiteralExpr: return expected ?? .instance("Double")
    case .typeExpr(let named):
      walk(named.type)
      return type(named.type)?.name.map { .metatype($0) }
    case .macroExpansionExpr, .keyPathExpr: return nil
    default:
      expression.children(viewMode: .sourceAccurate).forEach { walk($0) }
      return nil
    }
  }

  private func infer(_ sequence: SequenceExprSyntax, expecting expected: CountedType?)
    -> CountedType?
  {
    let elements = Array(sequence.elements)
    guard let first = elements.first else { return nil }
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      let target = infer(first, expecting: nil)
      let hasCast = elements.last?.is(TypeExprSyntax.self) == true
      _ = infer(operands: Array(elements[2...]), expecting: hasCast ? nil : target)
      return nil
    }
    return infer(operands: elements, expecting: expected)
  }

  private func infer(operands elements: [ExprSyntax], expecting expected: CountedType?)
    -> CountedType?
  {
    var result: CountedType?
    var known = expected
    var compares = false
    for (index, element) in elements.enumerated() {
      if let word = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        compares =
          compares || ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "==="].contains(word)
        if word == "&&" || word == "||" { known = nil }
        continue
      }
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        _ = infer(ternary.thenExpression, expecting: expected)
        known = expected
        continue
      }
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
        continue
      }
      if index > 0, elements[index - 1].is(UnresolvedIsExprSyntax.self) {
        walk(element)
        return .instance("Bool")
      }
      if index > 0, elements[index - 1].is(UnresolvedAsExprSyntax.self),
        let named = element.as(TypeExprSyntax.self)
      {
        walk(named.type)
        result = type(named.type)
        continue
      }
      let isComparison =
        elements.count > index + 1
        && ["==", "!="].contains(
          elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text)
      let type = infer(element, expecting: isComparison ? nil : known)
      if isComparison || known == nil { known = type }
      if result == nil { result = type }
    }
    return compares ? .instance("Bool") : result
  }

  /// The signature that a bare name means.
  private func infer(name: DeclReferenceExprSyntax, call labels: [String?]?) -> Signature? {
    let text = name.baseName.text.filter { $0 != "`" }
    place = name.baseName.positionAfterSkippingLeadingTrivia.utf8Offset
    if text == "self" { return Signature(result: owners.last.map { .instance($0) }) }
    if text == "Self" { return Signature(result: owners.last.map { .metatype($0) }) }
    if let local = lookup(text) { return Signature(result: local) }
    // `$0` of a closure whose parameters are known is bound like a name.
    if text.hasPrefix("$") { return nil }
    if let global = members.global(text).first {
      if isFramework(text) { counts.declared += 1 }
      return global
    }
    if text.first?.isUppercase == true {
      if let full = members.resolve(text, inside: owners.last) {
        if isFramework(full) { counts.declared += 1 }
        return Signature(result: .metatype(full))
      }
      useType(text)
      return isFramework(text) ? Signature(result: .metatype(text)) : nil
    }
    if bound != nil, text.hasPrefix("k"), isFramework(String(text.dropFirst())),
      bound?.contains(text) == false
    {
      // A constant, such as `kUTTypeFont`.
      record(Use(type: text, member: ""))
      return nil
    }
    for owner in owners.reversed() {
      let found = members.member(text, of: owner)
      let fitting = labels.map { call in found.filter { $0.takes(call) } } ?? found
      if !fitting.isEmpty { return use(text, of: owner, call: labels) }
    }
    if let owner = owners.last, let base = framework(owner), members.type(owner)?.module == nil {
      let use =
        labels.flatMap { labels in
          labels.contains { $0 != nil } ? Use(type: base, member: text, labels: labels) : nil
        } ?? Use(type: base, member: text)
      if bound?.contains(text) == true { return nil }
      // Functions of C have small letters.
      if bound != nil, !text.contains(where: \.isUppercase) { return nil }
      mark(use)
      bare[use, default: 0] += 1
    } else {
      global.insert(text)
    }
    return nil
  }

  private func infer(
    _ access: MemberAccessExprSyntax, call labels: [String?]?, expecting expected: CountedType?
  ) -> Signature? {
    let text = access.declName.baseName.text.filter { $0 != "`" }
    let member = access.declName.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let base = access.base else {
      place = member
      guard case .instance(let name) = expected else { return nil }
      var signature = use(text, of: name, call: labels)
      if text == "init" { signature?.result = expected }
      return signature ?? Signature(result: expected)
    }
    let receiver = infer(base, expecting: nil)
    self.receiver = receiver
    place = member
    switch receiver {
    case .instance(let name):
      if text == "self" { return Signature(result: receiver) }
      return use(text, of: name, call: labels)
    case .metatype(let name):
      switch text {
      case "self", "Type": return Signature(result: receiver)
      case "init":
        var signature = use("init", of: name, call: labels) ?? Signature()
        signature.result = .instance(name)
        return signature
      default: break
      }
      let nested = members.resolve("\(name).\(text)", inside: nil)
      if text.first?.isUppercase == true, let nested, members.type(nested) != nil {
        if isFramework(nested) { counts.declared += 1 }
        return Signature(result: .metatype(nested))
      }
      if text.first?.isUppercase == true, members.type(name) == nil {
        useType("\(name).\(text)")
        return Signature(result: .metatype("\(name).\(text)"))
      }
      return use(text, of: name, call: labels)
    case .sequence(let element):
      switch text {
      case "first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "min", "max":
        return Signature(result: element)
      case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled":
        return Signature(result: receiver)
      default: return nil
      }
    case .dictionary, .function, nil: return nil
    }
  }

  private func infer(_ call: FunctionCallExprSyntax, expecting expected: CountedType?)
    -> CountedType?
  {
    let labels: [String?] = call.arguments.map { $0.label?.text }
    let callee = call.calledExpression
    var signature: Signature?
    var element: CountedType?
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      if name.baseName.text.first?.isUppercase == true,
        members.global(name.baseName.text).isEmpty,
        case .metatype(let type) = infer(name: name, call: nil)?.result
      {
        signature = use("init", of: type, call: labels) ?? Signature()
        signature?.result = .instance(type)
      } else {
        signature = infer(name: name, call: labels)
        if case .function(let parameters, let result) = signature?.result, signature?.labels == nil
        {
          signature = Signature(labels: nil, parameters: parameters, result: result)
        }
      }
    } else if let access = callee.as(MemberAccessExprSyntax.self) {
      let text = access.declName.baseName.text
      if text.first?.isUppercase == true,
        case .metatype(let type) = infer(access, call: nil, expecting: expected)?.result
      {
        signature = use("init", of: type, call: labels) ?? Signature()
        signature?.result = .instance(type)
      } else {
        signature = infer(access, call: labels, expecting: expected)
        // The elements of a dictionary are pairs.
        if access.base != nil, signature?.labels == nil, case .sequence(let one)? = receiver {
          element = one
        }
      }
    } else {
      let type = infer(callee, expecting: nil)
      if callee.is(ArrayExprSyntax.self) {
        signature = Signature(result: CountedType(callee.trimmedDescription))
      } else if callee.is(ClosureExprSyntax.self) {
        signature = Signature(result: expected)
      } else if case .function(_, let result) = type {
        signature = Signature(result: result)
      }
    }
    for (index, argument) in call.arguments.enumerated() {
      let wanted = signature?.parameter(argument.label?.text, at: index)
      if wanted == nil, let element, argument.expression.is(ClosureExprSyntax.self) {
        _ = infer(
          argument.expression, expecting: .function(parameters: [element], result: nil))
      } else {
        _ = infer(argument.expression, expecting: wanted)
      }
    }
    if let closure = call.trailingClosure {
      let last = signature?.parameters.last { if case .function = $0 { true } else { false } }
      let wanted = last ?? element.map { .function(parameters: [$0], result: nil) }
      infer(closure, expecting: wanted.flatMap { $0 })
    }
    for more in call.additionalTrailingClosures {
      infer(more.closure, expecting: signature?.parameter(more.label.text, at: 99))
    }
    return signature?.result
  }

  private func infer(_ closure: ClosureExprSyntax, expecting expected: CountedType?) {
    var parameters: [CountedType?] = []
    var result: CountedType?
    if case .function(let known, let value) = expected { (parameters, result) = (known, value) }
    inScope {
      // A closure inside of another one has parameters of its own.
      if closure.signature == nil { for index in 0..<4 { bind("$\(index)", nil) } }
      for (index, type) in parameters.enumerated() { bind("$\(index)", type) }
      switch closure.signature?.parameterClause {
      case .simpleInput(let names):
        for (index, one) in names.enumerated() {
          bind(one.name.text, index < parameters.count ? parameters[index] : nil)
        }
      case .parameterClause(let clause):
        for (index, one) in clause.parameters.enumerated() {
          let stated = one.type.flatMap { self.type($0) }
          bind(
            (one.secondName ?? one.firstName).text,
            stated ?? (index < parameters.count ? parameters[index] : nil))
        }
      case nil: break
      @unknown default: break
      }
      for capture in closure.signature?.capture?.items ?? [] {
        if let value = capture.initializer?.value {
          bind(capture.name.text, infer(value, expecting: nil))
        }
      }
      results.append(result ?? closure.signature?.returnClause.flatMap { type($0.type) })
      walk(body: closure.statements)
      results.removeLast()
    }
  }
}
