extension SourceTree.File {
  /// The declarations of the file, without locals.
  ///
  /// Found by indentation, which the house's format makes reliable: the owner of a declaration is
  /// the nearest one above that is indented less.
  var declarations: [Declaration] {
    var open: [Declaration] = []
    var found: [Declaration] = []
    for number in lines.indices {
      guard var declaration = declaration(at: number) else { continue }
      while let last = open.last, last.indentation >= declaration.indentation { open.removeLast() }
      let around = open.last
      open.append(declaration)
      if let around {
        guard around.kind.isType || around.kind == .extension else { continue }
        declaration.owner = around.names.first
      }
      found.append(declaration)
    }
    return found
  }

  private func declaration(at number: Int) -> Declaration? {
    let line = lines[number]
    let indentation = line.prefix { $0 == " " }.count
    var words = line.dropFirst(indentation).split(separator: " ")[...]
    guard words.first?.hasPrefix("//") == false else { return nil }
    words = words.drop { $0.hasPrefix("@") }
    var modifiers: Set<String> = []
    while let word = words.first {
      let name = Self.identifier(word)
      let isLast =
        !(word == "class" && Self.membersOfAClass.contains(words.dropFirst().first ?? ""))
      if isLast, let kind = Declaration.Kind(rawValue: name) {
        return Declaration(
          kind: kind, names: Self.names(kind, words.dropFirst()), modifiers: modifiers,
          text: lines[number..<min(number + 3, lines.count)].joined().filter { $0 != " " },
          file: path, line: number + 1, indentation: indentation,
          isDocumented: isDocumented(number))
      }
      guard Self.modifiers.contains(name) else { return nil }
      modifiers.insert(name)
      words.removeFirst()
    }
    return nil
  }

  /// Whether words stand in documentation marks above a line, attributes between allowed.
  private func isDocumented(_ number: Int) -> Bool {
    let above = lines[..<number].reversed().map { $0.drop { $0 == " " } }
    let comment = above.drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    return comment.contains { $0.contains { $0.isLetter || $0.isNumber } }
  }

  private static func identifier(_ word: Substring) -> String {
    String(word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func names(_ kind: Declaration.Kind, _ rest: ArraySlice<Substring>) -> [String] {
    switch kind {
    case .`init`, .`subscript`: return [kind.rawValue]
    case .`case`: return rest.map(identifier)
    case .extension:
      let type = rest.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? ""
      return [String(type.split(separator: ".").last ?? "")]
    default: return [rest.first.map(identifier) ?? ""]
    }
  }

  private static let membersOfAClass: Set<Substring> = [
    "func", "var", "let", "override", "subscript", "final",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "required", "convenience", "nonisolated", "indirect", "mutating", "nonmutating",
    "weak", "unowned", "lazy", "dynamic", "prefix", "postfix", "infix", "consuming", "borrowing",
  ]
}
