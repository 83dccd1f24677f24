internal import ConflictLogs
package import IBDocument

/// An index of the constraint statements in a project, for matching with logs.
///
///     var index = ConstraintIndex()
///     index.add(source: text, path: "Sources/CardView.swift")
///     index.add(document: document, path: "Views/Card.xib")
///     for match in index.matches(for: constraint) { print(match.path, match.line, match.reason) }
///
/// Each file is read once, when it is added; only the lines with constraints are stored.
package struct ConstraintIndex: Sendable {
  /// The attributes of both sides in canonical order, because the sides may be exchanged.
  struct AttributePair: Hashable, Sendable {
    let first: LogAttribute
    let second: LogAttribute?

    /// Creates a pair from the attributes of both sides; the second is nil for a constant.
    init(_ first: LogAttribute, _ second: LogAttribute?) {
      guard let second, second.rawValue < first.rawValue else {
        self.first = first
        self.second = second
        return
      }
      self.first = second
      self.second = first
    }
  }

  /// A term, identified by its statement's number and its index in the statement.
  struct TermNumber: Hashable, Sendable {
    let statement: Int
    let term: Int
  }

  /// A class, text or name that identifies items in documents.
  enum ItemMark: Hashable, Sendable {
    case className(String)
    case text(String)
    case name(String)
    /// A class within a tree, by the number of the tree's root; nil for guides.
    case inTree(Int, className: String?)
  }

  /// The files, without their statements and identifiers.
  private(set) var files: [FileFacts] = []
  /// The file numbers by file name, without folders.
  private(set) var fileNumbers: [String: [Int]] = [:]
  /// The statements of all files.
  private(set) var statements: [Statement] = []
  /// The range of each file's statements.
  private(set) var statementRanges: [Range<Int>] = []
  /// The terms by their attributes.
  private(set) var terms: [AttributePair: [TermNumber]] = [:]
  /// The items in documents.
  private(set) var items: [DocumentItem] = []
  /// The number of document items with each mark.
  private(set) var itemCounts: [ItemMark: Int] = [:]
  /// The constraint identifiers by their values.
  private(set) var identifiers: [String: [FileFacts.Identifier]] = [:]
  /// The constraint identifiers that are constants, by the constants' names.
  private(set) var namedIdentifiers: [String: [FileFacts.Identifier]] = [:]
  /// The names of string constants by their values.
  private(set) var constants: [String: Set<String>] = [:]
  /// The values of number constants by their names.
  private(set) var numbers: [String: Set<Double>] = [:]
  /// The types of variables by name.
  private(set) var types: [String: Set<String>] = [:]
  /// The supertypes of classes by name.
  private(set) var supertypes: [String: String] = [:]
  /// The modules that any file imports.
  private(set) var imports: Set<String> = []
  /// The classes that sources instantiate.
  private(set) var made: Set<String> = []
  /// The texts that sources assign to views.
  private(set) var texts: Set<String> = []

  /// Creates an index without files.
  package init() {}

  /// Adds a Swift or Objective-C source; the path's extension determines the language.
  ///
  /// - Complexity: O(characters).
  package mutating func add(source text: String, path: String) {
    add(SourceReader.read(text, path: path))
  }

  /// Adds a document.
  ///
  /// - Complexity: O(elements).
  package mutating func add(document: Document, path: String) {
    let found = DocumentFacts(document, path: path, firstItem: items.count)
    items += found.items
    for item in found.items {
      itemCounts[.inTree(item.root, className: item.className), default: 0] += 1
      if item.isCustom, let name = item.className { itemCounts[.className(name), default: 0] += 1 }
      if let text = item.text { itemCounts[.text(text), default: 0] += 1 }
      for name in Set(item.names) { itemCounts[.name(name), default: 0] += 1 }
    }
    add(found.facts)
  }

  /// Adds the facts of a file.
  private mutating func add(_ facts: FileFacts) {
    let file = files.count
    let start = statements.count
    for var statement in facts.statements {
      statement.file = file
      for (number, term) in statement.terms.enumerated() {
        let pair = AttributePair(term.first.attribute, term.second?.attribute)
        terms[pair, default: []].append(TermNumber(statement: statements.count, term: number))
      }
      statements.append(statement)
    }
    statementRanges.append(start..<statements.count)
    for var identifier in facts.identifiers {
      identifier.file = file
      identifier.statement = identifier.statement.map { $0 + start }
      if identifier.isName {
        namedIdentifiers[identifier.value, default: []].append(identifier)
      } else {
        identifiers[identifier.value, default: []].append(identifier)
      }
    }
    for (name, texts) in facts.strings {
      for text in texts { constants[text, default: []].insert(name) }
    }
    numbers.merge(facts.numbers) { $0.union($1) }
    types.merge(facts.types) { $0.union($1) }
    supertypes.merge(facts.supertypes) { $0.isEmpty ? $1 : $0 }
    imports.formUnion(facts.imports)
    made.formUnion(facts.made)
    for found in facts.texts.values { texts.formUnion(found) }
    fileNumbers[Self.name(of: facts.path), default: []].append(file)
    var kept = facts
    (kept.statements, kept.identifiers, kept.strings, kept.made) = ([], [], [:], [])
    files.append(kept)
  }

  /// Whether exactly one view has a class: one view in a document, and none that a source creates.
  func isOnlyClass(_ name: String) -> Bool {
    itemCounts[.className(name)] == 1 && !made.contains(name)
  }

  /// Whether an item is the only one of its class in its tree.
  func isOnlyInTree(_ item: DocumentItem) -> Bool {
    itemCounts[.inTree(item.root, className: item.className)] == 1
  }

  /// Whether exactly one view shows a text.
  func isOnlyText(_ text: String) -> Bool {
    itemCounts[.text(text)] == 1 && !texts.contains(text)
  }

  /// Whether exactly one view in the documents has a name.
  func isOnlyName(_ name: String) -> Bool { itemCounts[.name(name)] == 1 }

  /// The file name of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
