import SwiftSyntax

/// Counts the uses of members in the sources of a repository.
final class UseCounter {
  let members: DeclaredMembers
  let repository: String
  /// The modules whose types are counted.
  let counted: Set<String>
  /// The prefixes of the types' names of the framework, for those that are not declared.
  let prefixes: [String]
  var counts = UseCounts()
  /// The bare names that are used outside of classes of the framework too.
  var global: Set<String> = []
  /// The bare names in classes of the framework that mean nothing known.
  var bare: [Use: Int] = [:]

  /// The source that is walked, for the places of uses.
  var source = 0
  /// The place of the name that is looked at, in UTF-8 code units.
  var place = 0
  /// The first place of each missing use.
  var sites: [Use: (source: Int, offset: Int)] = [:]
  /// Whether a method that has the form of a protocol's counts as a use of it.
  var countsForms = true
  /// The names that something in the sources is bound to, so that they may not be the framework's; nil where bare names
  /// are judged by their uses alone.
  var bound: Set<String>?

  var owners: [String] = []
  var scopes: [[String: CountedType?]] = []
  var results: [CountedType?] = []
  /// The type of the receiver that was inferred last.
  var receiver: CountedType?

  init(
    _ members: DeclaredMembers, repository: String, counted: Set<String>, prefixes: [String]
  ) {
    self.members = members
    self.repository = repository
    self.counted = counted
    self.prefixes = prefixes
  }

  /// The counts, with bare names that are nowhere used as globals.
  var total: UseCounts {
    var total = counts
    for (use, count) in bare where !global.contains(use.name) {
      total.missing[use, default: [:]][repository, default: 0] += count
    }
    return total
  }

  /// Names of other frameworks that begin like UIKit's.
  static let otherFrameworks: Set<String> = [
    "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIViewControllerRepresentableContext", "UIViewType", "UIViewControllerType",
    "UIApplicationDelegateAdaptor", "UIGestureRecognizerRepresentable", "NSHostingView",
    "NSHostingController", "NSViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentableContext", "NSViewControllerRepresentableContext", "NSViewType",
    "NSViewControllerType", "NSApplicationDelegateAdaptor", "NSManagedObject",
    "NSManagedObjectContext", "NSFetchRequest", "NSFetchedResultsController",
    "NSPersistentContainer", "NSEntityDescription", "NSManagedObjectID",
    "NSUbiquitousKeyValueStore",
    "NSPersistentStoreCoordinator", "NSPersistentStore", "NSManagedObjectModel",
    "NSAttributeDescription", "NSPersistentCloudKitContainer", "NSRelationshipDescription",
  ]

  /// Whether a name is that of a type of the framework.
  func isFramework(_ name: String) -> Bool {
    if Self.otherFrameworks.contains(name) { return false }
    if let type = members.type(name) {
      return type.module.map { counted.contains($0) } ?? false
    }
    if bound?.contains(String(name.prefix { $0 != "." })) == true { return false }
    // `UINT64_MAX` is a number of C.
    return prefixes.contains { prefix in
      !name.hasPrefix("UINT") && name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// The nearest type of the framework: the type itself, or what it inherits.
  func framework(_ name: String) -> String? {
    let module = members.type(name)?.module
    if isFramework(name) { return name }
    if module != nil { return nil }
    let ancestors = members.ancestors(of: name)
    // A superclass of somebody else's module may declare anything, and one that is missing is counted itself.
    let unknown = ancestors.contains {
      members.type($0) == nil && (bound != nil || !isFramework($0))
    }
    return unknown ? nil : ancestors.first { isFramework($0) && !isProtocol($0) }
  }

  func isProtocol(_ name: String) -> Bool {
    members.type(name)?.isProtocol ?? (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }

  /// Records a use of a member, and returns the signature that it means.
  @discardableResult
  func use(_ member: String, of name: String, call labels: [String?]?) -> Signature? {
    let signatures = members.member(member, of: name)
    let fitting = labels.map { call in signatures.filter { $0.takes(call) } } ?? signatures
    guard let owner = framework(name) else {
      return Self.chosen(fitting, call: labels) ?? signatures.first
    }
    // A type that is missing is counted by its name.
    if bound != nil, members.type(owner) == nil { return nil }
    if let first = Self.chosen(fitting, call: labels) {
      let isOwn = members.declarations(name).contains {
        $0.module == nil && $0.members[member] != nil
      }
      if !isOwn { counts.declared += 1 }
      return first
    }
    if members.type("\(owner).\(member)") != nil {
      counts.declared += 1
      return nil
    }
    if let labels, !signatures.isEmpty || labels.contains(where: { $0 != nil }) || member == "init"
    {
      record(Use(type: owner, member: member, labels: labels))
    } else {
      record(Use(type: owner, member: member))
    }
    return nil
  }

  /// The signature that is meant; without a result where those that fit have several.
  private static func chosen(_ fitting: [Signature], call labels: [String?]?) -> Signature? {
    // A property before methods of its name, a method where there is a call.
    let alike = fitting.filter { ($0.labels == nil) == (labels == nil) }
    guard var first = alike.first ?? fitting.first else { return nil }
    if labels == nil, first.labels != nil { first.result = nil }
    if (alike.isEmpty ? fitting : alike).contains(where: { $0.result != first.result }) {
      first.result = nil
    }
    return first
  }

  func record(_ use: Use) {
    mark(use)
    counts.missing[use, default: [:]][repository, default: 0] += 1
  }

  /// Keeps the place of the first use.
  func mark(_ use: Use) {
    if sites[use] == nil { sites[use] = (source, place) }
  }

  /// Records a type's name where it stands in the source.
  func useType(_ text: String) {
    guard let type = CountedType(text), let name = type.name ?? type.element?.name else { return }
    guard let full = members.resolve(name, inside: owners.last) else {
      if members.alias(name) != nil { return }
      let first = name.prefix { $0 != "." }
      if isFramework(String(first)) { record(Use(type: name, member: "")) }
      return
    }
    if isFramework(full) { counts.declared += 1 }
  }

  func lookup(_ name: String) -> CountedType?? {
    for scope in scopes.reversed() {
      if let type = scope[name] { return type }
    }
    return nil
  }

  func bind(_ name: String, _ type: CountedType?) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = members.resolved(type, inside: owners.last)
  }

  func type(_ node: TypeSyntax) -> CountedType? {
    members.resolved(CountedType(node.trimmedDescription), inside: owners.last)
  }
}
