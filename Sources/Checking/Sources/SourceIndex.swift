internal import Diagnostics
internal import Foundation

/// The classes declared in source files, with their members.
///
/// Files are read when the first class is requested; members of a class are read when they are requested.
@MainActor package final class SourceIndex {
  /// The facts about a class.
  private struct ClassFacts {
    /// The files that declare or extend the class.
    var files: Set<Int> = []
    /// The superclasses in its declarations.
    var superclasses: Set<String> = []
  }

  private let paths: [String]
  private lazy var classes: [String: ClassFacts] = read()
  private var isComplete = true
  private var members: [Int: Set<String>] = [:]
  private var assignments: [Int: SourceAssignments] = [:]
  /// The names in files that extend toolkit classes, whose subclasses inherit them.
  private lazy var membersOfSystem: Set<String> = classes.filter {
    SystemClasses.isOfToolkit($0.key) && $0.value.superclasses.isEmpty
  }
  .reduce(into: []) { names, entry in
    for file in entry.value.files { names.formUnion(members(of: file)) }
  }

  /// Creates an index of files, which are read when a class is requested.
  package init(_ paths: [String]) { self.paths = paths }

  /// Whether the index contains classes, and all sources could be read.
  var isUsable: Bool { !classes.isEmpty && isComplete }

  /// The names of all classes, including alternative names.
  var names: Set<String> { Set(classes.keys) }

  /// Whether a class or an alternative name is declared.
  func declares(_ name: String) -> Bool { classes[name] != nil }

  /// Whether a class is declared with its superclass rather than only extended.
  func states(_ name: String) -> Bool { classes[name]?.superclasses.isEmpty == false }

  /// Whether a class may have a member with one of the names; true unless the sources exclude it.
  ///
  /// - Parameter isOfSystem: Whether the system's classes have such a member.
  func mayHave(_ className: String, _ names: [String], isOfSystem: Bool) -> Bool {
    var name = className
    var seen: Set<String> = []
    while seen.insert(name).inserted {
      let facts = classes[name] ?? ClassFacts()
      for file in facts.files where !members(of: file).isDisjoint(with: names) { return true }
      if facts.superclasses.isEmpty {
        return !SystemClasses.isOfToolkit(name) || isOfSystem
          || !membersOfSystem.isDisjoint(with: names)
      }
      // Two declarations may belong to different targets.
      guard facts.superclasses.count == 1, let next = facts.superclasses.first else { return true }
      name = next
    }
    return true
  }

  /// Whether the files of a class or its superclasses assign one of the properties of an outlet.
  func assigns(_ className: String, outlet: String, _ properties: Set<String>) -> Bool {
    var name = className
    var seen: Set<String> = []
    while seen.insert(name).inserted, let facts = classes[name] {
      for file in facts.files {
        let assigned = assignments(in: file)
        for object in [outlet, "_" + outlet] {
          if properties.contains(where: { assigned.contains(object, $0) }) { return true }
        }
      }
      guard let next = facts.superclasses.first else { return false }
      name = next
    }
    return false
  }

  /// Whether a class extends another one, directly or by classes between them, as far as sources tell.
  func isSubclass(_ name: String, of other: String) -> Bool {
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      for superclass in classes[next]?.superclasses ?? [] where seen.insert(superclass).inserted {
        if superclass == other { return true }
        waiting.append(superclass)
      }
    }
    return false
  }

  /// The identifiers of constraints that sources look up and change.
  ///
  /// - Complexity: O(bytes of all sources) once.
  private(set) lazy var changedIdentifiers: Set<String> = paths.reduce(into: []) { result, path in
    let assignments = SourceAssignments(of: Self.bytes(of: path) ?? [])
    result.formUnion(assignments.identifiers(assigning: DecidingProperties.constraint))
  }

  private func assignments(in file: Int) -> SourceAssignments {
    if let known = assignments[file] { return known }
    let made = SourceAssignments(of: Self.bytes(of: paths[file]) ?? [])
    assignments[file] = made
    return made
  }

  /// The names in the files of a class and its superclasses, for hints.
  func memberNames(of className: String) -> Set<String> {
    var result: Set<String> = []
    var name = className
    var seen: Set<String> = []
    while seen.insert(name).inserted, let facts = classes[name] {
      for file in facts.files { result.formUnion(members(of: file)) }
      guard let next = facts.superclasses.first else { break }
      name = next
    }
    return result
  }

  private func members(of file: Int) -> Set<String> {
    if let known = members[file] { return known }
    let bytes = Self.bytes(of: paths[file]) ?? []
    let made = SourceMembers.names(in: bytes, isSwift: paths[file].hasSuffix(".swift"))
    members[file] = made
    return made
  }

  private func read() -> [String: ClassFacts] {
    var result: [String: ClassFacts] = [:]
    var total = 0
    for (file, path) in paths.enumerated() {
      guard let bytes = Self.bytes(of: path), total + bytes.count <= SearchLimits.sourceBytes
      else {
        isComplete = false
        continue
      }
      total += bytes.count
      for declaration in SourceDeclaration.all(in: bytes) {
        result[declaration.name, default: ClassFacts()].files.insert(file)
        if case .type(let superclass?) = declaration.kind {
          result[declaration.name]?.superclasses.insert(superclass)
        }
      }
    }
    return result
  }

  /// The bytes of a regular file; nil for other files, or if the file is too large.
  private static func bytes(of path: String) -> [UInt8]? {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let size = facts?[.size] as? NSNumber, size.intValue <= SearchLimits.sourceFileBytes
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
