import IBDocument
import InlineDocuments
import TestSupport
import Testing

@testable import NibBuilding

/// The search of containers in storyboards that are larger or more tangled than known ones.
struct ContainerSearchTests {
  private static let kinds = ["viewController", "navigationController", "tabBarController"]

  private static func document(
    _ kinds: [String], _ segues: [(from: Int, to: Int, kind: String)]
  ) throws -> Document {
    var own: [Int: String] = [:]
    for (number, segue) in segues.enumerated() {
      own[segue.from, default: ""] +=
        #"<segue destination="c\#(segue.to)" kind="\#(segue.kind)" id="g\#(number)"/>"#
    }
    let scenes = kinds.enumerated().map { number, kind in
      "<scene sceneID=\"s\(number)\"><objects><\(kind) id=\"c\(number)\"><connections>"
        + "\(own[number] ?? "")</connections></\(kind)></objects></scene>"
    }
    return try Inline.read(Inline.storyboard(scenes.joined()))
  }

  /// A search by the definition, a call in a call.
  private struct Reference {
    let kinds: [String: ElementKind]
    var ways: [String: [(from: String, kind: SegueKind)]] = [:]

    init(_ document: Document) {
      kinds = Dictionary(document.controllers.map { ($0.id, $0.kind) }) { first, _ in first }
      for controller in document.controllers {
        for segue in controller.segues {
          guard let destination = segue.destination else { continue }
          ways[destination, default: []].append((controller.id, segue.kind))
        }
      }
    }

    func containers(of id: String) -> [String] {
      var seen: Set<String> = [id]
      var result: [String] = []
      while let next = container(of: result.last ?? id, &seen) { result.append(next) }
      return result
    }

    private func container(of id: String, _ seen: inout Set<String>) -> String? {
      let own = ways[id] ?? []
      for way in own where way.kind == .relationship && kinds[way.from] != .viewController {
        if seen.insert(way.from).inserted { return way.from }
      }
      for way in own where way.kind == .show {
        guard seen.insert(way.from).inserted else { continue }
        var around: String? = way.from
        while let candidate = around {
          if kinds[candidate] == .navigationController { return candidate }
          around = container(of: candidate, &seen)
        }
      }
      return nil
    }
  }

  /// Random storyboards, circles among them, have the containers that the definition gives.
  @Test(arguments: 0..<60) func containersAreThoseOfTheDefinition(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    let kinds = (0..<count).map { _ in Self.kinds.randomElement(using: &random) ?? "" }
    let segues = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      (
        from: Int.random(in: 0..<count, using: &random),
        to: Int.random(in: 0..<count, using: &random),
        kind: ["relationship", "show", "show", "modal"].randomElement(using: &random) ?? ""
      )
    }
    let document = try Self.document(kinds, segues)
    let (graph, reference) = (ControllerGraph(document), Reference(document))
    for controller in document.controllers {
      #expect(
        graph.containers(of: controller).map(\.id) == reference.containers(of: controller.id),
        "seed \(seed), \(controller.id)")
    }
  }

  /// Scenes that show each other in a circle, and containers in each other, end without a call in a call.
  @Test(arguments: ["show", "relationship"]) func longChainsEnd(kind: String) throws {
    let count = 20_000
    let document = try Self.document(
      Array(repeating: kind == "show" ? Self.kinds[0] : Self.kinds[1], count: count),
      (0..<count).map { (from: $0, to: ($0 + 1) % count, kind: kind) })
    let rules = EnvironmentRules(document)
    for controller in document.controllers {
      let found = rules.graph.containers(of: controller)
      #expect(found.count == (kind == "show" ? 0 : 64))
      #expect(rules.metrics.topBar(of: controller) == .inferred)
    }
  }
}
