import Foundation

extension Forms {
  /// All files by their path below `Sources`, unformatted: `make forms` formats them.
  ///
  /// - Throws: ``FormsError`` if a protocol cannot be read; Foundation's errors if a file cannot.
  static func files(sources: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    var known: [String: ProtocolSource] = [:]
    for entry in protocols {
      let url = sources.appendingPathComponent(entry.path)
      let source = try ProtocolSource(
        entry.name, in: try String(contentsOf: url, encoding: .utf8))
      known[entry.name] = source
      let folder = entry.path.prefix(
        through: entry.path.lastIndex(of: "/") ?? entry.path.startIndex)
      files[folder + "\(entry.name)+Defaults.swift"] = try defaults(of: source, calls: entry.calls)
      if let calls = entry.calls {
        files[folder + "\(calls.type).swift"] = self.calls(calls, source)
      }
    }
    for controller in controllers {
      files["UIKit/Controllers/Lists/\(controller.name).swift"] = try text(
        of: controller, controller.protocols.compactMap { known[$0] })
    }
    return try files.merging(ruleLists(sources: sources)) { $1 }
  }

  /// The extension that makes methods optional.
  static func defaults(
    of source: ProtocolSource, calls: (property: String, type: String)?
  ) throws -> String {
    var members = try source.requirements.filter { !$0.isRequired && !$0.isByHand }.map {
      """
      \(try $0.defaultDocumentation)
      public \($0.declaration(named: $0.name)) { \(try $0.defaultValue) }
      """
    }
    if let calls {
      members.append(
        """
        /// For code that asks whether a method is there; see ``\(calls.type)``.
        public var \(calls.property): \(calls.type)? { \(calls.type)(object: self) }
        """)
    }
    return file(source.imports, "extension \(source.name)", members)
  }

  /// What code calls that asks whether a method is there.
  static func calls(
    _ calls: (property: String, type: String), _ source: ProtocolSource
  ) -> String {
    let members = source.requirements.filter { $0.name == calls.property }.map {
      """
      \($0.documentation.joined(separator: "\n"))
      public \($0.declaration(named: "callAsFunction")) { object.\($0.call) }
      """
    }
    return file(
      source.imports,
      """
      /// The methods of ``\(source.name)``, for code that asks whether they are there.
      ///
      /// Protocols of Apple's have methods that an object may leave out, and clients call them as
      /// `object?.\(calls.property)?(view, …)`. Here every method is there, by an extension if not by the object, so the
      /// answer is nil only without an object.
      @preconcurrency @MainActor public struct \(calls.type)
      """,
      ["let object: any \(source.name)"] + members)
  }

  /// A class with the methods that programs override.
  static func text(of controller: Controller, _ sources: [ProtocolSource]) throws -> String {
    let members = try sources.flatMap(\.requirements).filter { !$0.isRequired }.map {
      """
      \($0.documentation.joined(separator: "\n"))
      open \($0.declaration(named: $0.name)) { \(try $0.defaultValue) }
      """
    }
    let names = sources.map { "``\($0.name)``" }.joined(separator: " and ")
    return file(
      Array(Set(sources.flatMap(\.imports))).sorted(),
      """
      /// The methods of \(names) that a program may override; see ``\(controller.subclass)``.
      @preconcurrency @MainActor
      open class \(controller.name): \(controller.superclass), \(controller.conformance)
      """, members)
  }

  private static func file(_ imports: [String], _ opening: String, _ members: [String]) -> String {
    (["// Written from the protocol by `make forms`; not to be edited."] + imports + [
      "", "\(opening) {",
    ]
      + members + ["}", ""]).joined(separator: "\n")
  }
}
