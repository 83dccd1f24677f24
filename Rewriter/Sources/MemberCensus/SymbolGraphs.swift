import Foundation

/// Symbol graphs of a compiler, read into declarations.
enum SymbolGraphs {
  /// Reads the graphs of a module into declarations.
  static func read(module: String, in folder: URL, into members: DeclaredMembers) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(module), includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      add(graph, module: module, to: members)
    }
  }

  private static func add(_ graph: Graph, module: String, to members: DeclaredMembers) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = path
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let text = symbol.text
      switch symbol.kind.identifier {
      case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor":
        members.types[path, default: DeclaredType()].module = module
        members.types[path]?.isProtocol = symbol.kind.identifier == "swift.protocol"
      case "swift.typealias", "swift.associatedtype":
        guard let equals = text.range(of: "= ") else {
          // The text of an alias of a hidden type ends with its name.
          members.types[path, default: DeclaredType()].module = module
          continue
        }
        members.aliases[path] = CountedType(text[equals.upperBound...])
      case "swift.func", "swift.var":
        members.globals[symbol.name, default: []].append(symbol.signature)
      default:
        guard !owner.isEmpty else { continue }
        var signature = symbol.signature
        if symbol.kind.identifier == "swift.init" || symbol.kind.identifier == "swift.enum.case" {
          signature.result = .instance(owner)
        }
        members.types[owner, default: DeclaredType(module: "")]
          .members[symbol.name, default: []].append(signature)
      }
    }
    for relation in graph.relationships
    where relation.kind == "inheritsFrom" || relation.kind == "conformsTo" {
      guard let source = names[relation.source] else { continue }
      let target =
        names[relation.target]
        ?? relation.targetFallback.map { String($0.split(separator: ".", maxSplits: 1).last ?? "") }
      if let target { members.types[source]?.bases.append(target) }
    }
  }

  struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relation]
  }

  struct Relation: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  struct Symbol: Decodable {
    struct Identified: Decodable { var identifier: String }
    struct Precise: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Parameter: Decodable {
      var name: String
      var declarationFragments: [Fragment]
    }
    struct Function: Decodable { var parameters: [Parameter]? }

    var kind: Identified
    var identifier: Precise
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var functionSignature: Function?

    var text: String { declarationFragments.map(\.spelling).joined() }

    /// The name without labels.
    var name: String {
      let last = pathComponents[pathComponents.count - 1]
      return last.firstIndex(of: "(").map { String(last[..<$0]) } ?? last
    }

    var signature: Signature {
      let title = pathComponents[pathComponents.count - 1]
      var labels: [String?]?
      if let open = title.firstIndex(of: "("), title.hasSuffix(")") {
        labels = title[title.index(after: open)...].dropLast().split(separator: ":").map {
          $0 == "_" ? nil : String($0)
        }
      }
      let parameters = (functionSignature?.parameters ?? []).map { parameter in
        let text = parameter.declarationFragments.map(\.spelling).joined()
        return text.range(of: ": ").flatMap { CountedType(text[$0.upperBound...]) }
      }
      var result: CountedType?
      if labels != nil {
        if let arrow = text.range(of: ") -> ", options: .backwards)
          ?? text.range(of: "throws -> ", options: .backwards)
        {
          result = CountedType(Self.untilWhere(text[arrow.upperBound...]))
        }
      } else if let colon = text.range(of: ": ") {
        let rest = text[colon.upperBound...]
        result = CountedType(rest.range(of: " {").map { rest[..<$0.lowerBound] } ?? rest)
      }
      return Signature(labels: labels, parameters: parameters, result: result)
    }

    private static func untilWhere(_ text: Substring) -> Substring {
      text.range(of: " where ").map { text[..<$0.lowerBound] } ?? text
    }
  }
}
