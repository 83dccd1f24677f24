import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// Containers, presentations and cycles.
struct ControllerGraphTests {
  /// Scenes from lines such as `navigationController n: rootViewController>a`.
  private func document(_ lines: [String]) throws -> Document {
    var scenes = ""
    for (number, line) in lines.enumerated() {
      let halves = line.split(separator: ":", maxSplits: 1)
      let head = halves[0].split(separator: " ")
      let segues = (halves.count > 1 ? halves[1] : "").split(separator: " ").enumerated()
        .map { index, text in
          let pair = text.split(separator: ">")
          let isRelationship = pair[0].hasSuffix("Controller") || pair[0].hasSuffix("Controllers")
          let kind = isRelationship ? "relationship" : String(pair[0])
          return "<segue destination=\"\(pair[1])\" kind=\"\(kind)\" relationship=\"\(pair[0])\" "
            + "id=\"g\(number)-\(index)\"/>"
        }
      scenes +=
        "<scene sceneID=\"s\(number)\"><objects><\(head[0]) id=\"\(head[1])\">"
        + "<connections>\(segues.joined())</connections></\(head[0])></objects></scene>"
    }
    return try Inline.read(Inline.storyboard(scenes))
  }

  private func containers(_ id: String, _ lines: [String]) throws -> [String] {
    let document = try document(lines)
    let controller = try #require(document.controllers.first { $0.id == id })
    return ControllerGraph(document).containers(of: controller).map(\.id)
  }

  /// The first column of each kind counts, and shows its innermost first content; a circle of containers ends.
  @Test func columnsOfSplitViews() throws {
    let document = try document([
      "splitViewController s: detailViewController>d detailViewController>e masterViewController>n",
      "navigationController n: rootViewController>a", "viewController a", "viewController d",
      "viewController e", "splitViewController r: masterViewController>r",
    ])
    let graph = ControllerGraph(document)
    func columns(_ id: String) throws -> [String?] {
      let split = try #require(document.controllers.first { $0.id == id })
      let columns = graph.columns(of: split)
      return [columns.primary, columns.secondary].flatMap { [$0?.controller.id, $0?.shown.id] }
    }
    #expect(try columns("s") == ["n", "a", "d", "d"])
    #expect(try columns("r") == ["r", "r", nil, nil])
    #expect(try columns("a") == [nil, nil, nil, nil])
  }

  @Test func containersFromTheInsideOut() throws {
    let lines = [
      "tabBarController t: viewControllers>n", "navigationController n: rootViewController>a",
      "viewController a: show>b", "viewController b: push>c", "viewController c",
    ]
    #expect(try containers("a", lines) == ["n", "t"])
    #expect(try containers("c", lines) == ["n", "t"])
    #expect(try containers("t", lines).isEmpty)
  }

  @Test func aPushGoesOverTheTabBarInside() throws {
    let lines = [
      "navigationController n: rootViewController>t", "tabBarController t: viewControllers>a",
      "viewController a: show>b", "viewController b",
    ]
    #expect(try containers("a", lines) == ["t", "n"])
    #expect(try containers("b", lines) == ["n"])
  }

  @Test func cyclesEnd() throws {
    let lines = [
      "navigationController n: rootViewController>a", "viewController a: show>b",
      "viewController b: show>a show>b show>n",
    ]
    #expect(try containers("b", lines) == ["n"])
    let loop = ["viewController a: show>b", "viewController b: show>a"]
    #expect(try containers("a", loop).isEmpty)
    let nested = [
      "navigationController n: rootViewController>m",
      "navigationController m: rootViewController>n",
    ]
    #expect(try containers("n", nested) == ["m"])
  }

  @Test func presentations() throws {
    let document = try document([
      "viewController a: modal>n show>c", "navigationController n: rootViewController>b",
      "viewController b: show>d embed>e", "viewController c", "viewController d",
      "viewController e",
    ])
    let graph = ControllerGraph(document)
    func controller(_ id: String) throws -> ControllerElement {
      try #require(document.controllers.first { $0.id == id })
    }
    #expect(try !graph.isPresented(controller("a")))
    #expect(try graph.isPresented(controller("b")))
    #expect(try graph.isPresented(controller("c")))
    #expect(try graph.isPresented(controller("d")))
    #expect(try graph.isOnlyEmbedded(controller("e")))
    #expect(try !graph.isOnlyEmbedded(controller("d")))
    #expect(try !graph.isOnlyEmbedded(controller("a")))
  }
}
