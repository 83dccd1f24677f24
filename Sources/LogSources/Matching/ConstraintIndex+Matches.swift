package import ConflictLogs
internal import Diagnostics

extension ConstraintIndex {
  /// The maximum number of matches; more of them would not be helpful.
  static let longestList = 3

  /// The lines that probably created a constraint, best first, at most three.
  ///
  /// Empty for a toolkit's constraint, and if too many lines may have created it.
  package func matches(for constraint: LogConstraint) -> [SourceMatch] {
    guard OwnerTable.owner(of: constraint).isProgram else { return [] }
    let placed = placedMatches(for: constraint)
    if !placed.isEmpty { return placed }
    let identified = identifiedMatches(for: constraint)
    if !identified.isEmpty { return identified }
    return scoredMatches(for: constraint)
  }

  /// Returns the match for a statement.
  func match(_ statement: Statement, _ certainty: SourceMatch.Certainty, _ reason: String)
    -> SourceMatch
  {
    SourceMatch(
      path: files[statement.file].path, position: statement.position, text: statement.text,
      certainty: certainty, reason: reason)
  }

  /// The best agreement of a statement with a constraint; nil if they contradict each other.
  func agreement(of statement: Int, with constraint: LogConstraint) -> Agreement? {
    statements[statement].terms.indices.compactMap { term in
      constraint.equations.compactMap { equation in
        agreement(of: TermNumber(statement: statement, term: term), with: equation, constraint)
      }.max { $0.score < $1.score }
    }.max { $0.score < $1.score }
  }
}

// MARK: Printed locations

extension ConstraintIndex {
  /// The maximum number of lines that may have been added or removed above a line since the log was written.
  private static let shift = 2

  /// The statement at the location that a library printed.
  private func placedMatches(for constraint: LogConstraint) -> [SourceMatch] {
    guard let place = constraint.place else { return [] }
    let reason = "the line that the log prints"
    var agreeing: [Int] = []
    var other: [Int] = []
    var near: [Int] = []
    for file in filesOfPlace(place.file) {
      for number in statementRanges[file] {
        let statement = statements[number]
        let lines = statement.position.line...max(statement.position.line, statement.lastLine)
        if lines.contains(place.line) {
          if agreement(of: number, with: constraint) != nil {
            agreeing.append(number)
          } else {
            other.append(number)
          }
        } else if lines.lowerBound - Self.shift <= place.line,
          place.line <= lines.upperBound + Self.shift,
          agreement(of: number, with: constraint)?.hasConstant == true
        {
          near.append(number)
        }
      }
    }
    if agreeing.count == 1 { return [match(statements[agreeing[0]], .sure, reason)] }
    if !agreeing.isEmpty {
      return agreeing.prefix(Self.longestList).map { match(statements[$0], .probable, reason) }
    }
    if near.count == 1 {
      return [match(statements[near[0]], .sure, "\(reason), moved by few lines")]
    }
    return other.count > 1
      ? []
      : other.map {
        match(statements[$0], .probable, "\(reason), though it states another constraint now")
      }
  }

  /// The files for a printed location: those whose paths end with it, otherwise those with the same file name.
  private func filesOfPlace(_ printed: String) -> [Int] {
    let printed = printed.replacing("\\", with: "/")
    let named = fileNumbers[Self.name(of: printed)] ?? []
    let whole = named.filter {
      printed == files[$0].path || printed.hasSuffix("/\(files[$0].path)")
    }
    return whole.isEmpty ? named : whole
  }
}

// MARK: Identifiers

extension ConstraintIndex {
  /// The statements that assign the identifier in a log, or the key that a library prints instead of an address.
  private func identifiedMatches(for constraint: LogConstraint) -> [SourceMatch] {
    var values: [String] = []
    if let identifier = constraint.identifier { values.append(identifier) }
    if !constraint.address.hasPrefix("0x") {
      // Constraints from the same statement are numbered: `Inner[0]`.
      values.append(String(constraint.address.prefix { $0 != "[" }))
    }
    for value in values {
      var found = identifiers[value] ?? []
      for name in (constants[value] ?? []).sorted() { found += namedIdentifiers[name] ?? [] }
      found = found.filter { identifier in
        identifier.statement.map { agreement(of: $0, with: constraint) != nil } ?? true
      }
      guard !found.isEmpty else { continue }
      let isUnique = found.count == 1
      return found.prefix(Self.longestList).map { identifier in
        let isProved = isUnique && (identifier.isConstraint || isInStatement(identifier))
        return SourceMatch(
          path: files[identifier.file].path, position: identifier.position,
          text: identifier.text, certainty: isProved ? .sure : .probable,
          reason: "the identifier `\(value)`")
      }
    }
    return []
  }

  /// Whether an identifier is on a line that creates a constraint.
  private func isInStatement(_ identifier: FileFacts.Identifier) -> Bool {
    statementRanges[identifier.file].contains { number in
      let statement = statements[number]
      return statement.position.line <= identifier.position.line
        && identifier.position.line <= statement.lastLine
    }
  }
}

// MARK: Agreement

extension ConstraintIndex {
  /// The statements that agree best with a constraint in a log.
  private func scoredMatches(for constraint: LogConstraint) -> [SourceMatch] {
    var best: [Int: Agreement] = [:]
    for equation in constraint.equations {
      let pair = AttributePair(
        equation.first.attribute.plain, equation.second?.attribute.plain)
      for number in terms[pair] ?? [] {
        guard let agreement = agreement(of: number, with: equation, constraint) else { continue }
        if best[number.statement].map({ $0.score < agreement.score }) ?? true {
          best[number.statement] = agreement
        }
      }
    }
    let found = best.filter { $0.value.score >= Agreement.minimumScore }.sorted { first, second in
      (-first.value.score, first.key) < (-second.value.score, second.key)
    }
    guard let top = found.first?.value.score else { return [] }
    let equal = found.prefix { $0.value.score == top }
    guard equal.count <= Self.longestList else { return [] }
    // A document's constraint is proved if no other candidate in the project remains.
    let rivals = best.filter { $0.value.isRival }
    if let first = found.first, first.value.isProof, rivals.count == 1,
      let equation = constraint.equations.first
    {
      return [
        match(
          statements[first.key], .sure,
          "the only constraint that \(Reason.sentence(of: equation))")
      ]
    }
    return found.prefix(Self.longestList).filter { $0.value.score >= top - 1 }.map {
      match(statements[$0.key], .probable, $0.value.reason)
    }
  }
}
