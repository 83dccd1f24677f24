public import Foundation

/// A type of data, such as pictures, with the types that it is a kind of.
///
/// Known are the types of the framework's list with a constant here; others can be made of their identifier, and conform to
/// what they are stated to conform to.
///
/// - SeeAlso: Apple, "UTType".
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  private let stated: [String]

  /// Creates a known type from its identifier; nil for an unknown one.
  public init?(_ identifier: String) {
    guard KnownType.byIdentifier[identifier.lowercased()] != nil else { return nil }
    self.init(known: identifier.lowercased())
  }

  init(known identifier: String) {
    self.identifier = identifier
    stated = []
  }

  /// Creates a type that a program declares, conforming to another one; default: data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    stated = [(parentType ?? .data).identifier]
  }

  /// Creates a type that another program declares, conforming to another one; default: data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension; an unknown extension makes a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type; an unknown one makes a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag that conforms to another one; an unknown tag makes a dynamic type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    if let known = KnownType.all.first(where: { $0.tags(tagClass).contains(tag) }) {
      self.init(known: known.identifier)
    } else {
      self.init(exportedAs: "dyn.\(tagClass.rawValue).\(tag)", conformingTo: supertype)
    }
  }

  private var known: KnownType? { KnownType.byIdentifier[identifier] }

  /// The preferred extension of files; nil without one.
  public var preferredFilenameExtension: String? { known?.extensions.first }
  /// The preferred MIME type; nil without one.
  public var preferredMIMEType: String? { known?.mimeTypes.first }
  /// The tags by their class.
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: known?.extensions ?? [], .mimeType: known?.mimeTypes ?? []]
      .filter { !$0.value.isEmpty }
  }
  /// Whether the system has made the type for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is one of the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The types that the type is a kind of, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = known?.parents ?? stated
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { waiting += type.known?.parents ?? [] }
    }
    return found
  }

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || supertypes.contains { $0.identifier == type.identifier }
  }
  /// Whether the type is a kind of another one, and not that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is a kind of the type, and not the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether two types have the same identifier.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// A kind of tag that a type of data has.
///
/// - SeeAlso: Apple, "UTTagClass".
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a class from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The path with a component whose extension is that of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let url = appendingPathComponent(partialName)
    return url.appendingPathExtension(for: contentType)
  }

  /// The path with the preferred extension of a type, if it does not have one of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased())
    else { return self }
    return appendingPathExtension(preferred)
  }
}
