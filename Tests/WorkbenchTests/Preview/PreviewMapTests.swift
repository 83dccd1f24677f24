import Foundation
import GoldenFiles
import InlineDocuments
import TestSupport
import Testing

@testable import Workbench

/// The map of a document: places of scenes, segues, and the initial scene.
@Suite @MainActor struct PreviewMapTests {
  private static let sample = Repository.path("Tests/PageTests/Sample.storyboard")
  /// Differences of the canvas in one row, as `PreviewMap` documents.
  private static let rowHeight = 300.0

  private static func rects(_ answer: PreviewAnswer) -> [CGRect] {
    answer.objects("scenes").map { scene in
      let numbers = scene.numbers("rect").map { CGFloat($0 ?? .nan) }
      guard numbers.count == 4 else { return .null }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private static func expectNoOverlaps(_ rects: [CGRect], _ comment: Comment) {
    for (index, rect) in rects.enumerated() {
      #expect(rect.minX >= 0 && rect.minY >= 0, comment)
      for other in rects[..<index] {
        let shared = rect.intersection(other)
        #expect(shared.isNull || shared.width == 0 || shared.height == 0, comment)
      }
    }
  }

  /// Roots without a canvas keep their sizes and stand in rows of eight.
  @Test(arguments: [1, 2, 7, 8, 9, 16, 17, 40]) func rootsWithoutACanvas(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    let sizes = (0..<count).map { _ in
      CGSize(
        width: Int.random(in: 1...900, using: &random),
        height: Int.random(in: 1...900, using: &random))
    }
    let views = sizes.enumerated().map { index, size in
      let rect = "<rect key='frame' width='\(size.width)' height='\(size.height)'/>"
      return "<view id='v\(index)' userLabel='View \(index)'>\(rect)</view>"
    }
    let asked = try Asked(Inline.xib(views.joined()))
    let answer = try asked.answer(.scenes)
    let rects = Self.rects(answer)
    #expect(rects.map(\.size) == sizes)
    Self.expectNoOverlaps(rects, "seed \(count)")
    #expect(Dictionary(grouping: rects, by: \.minY).values.allSatisfy { $0.count <= 8 })
    #expect(Set(rects.map(\.minY)).count == (count + 7) / 8)
    #expect(answer.objects("scenes").compactMap { $0.string("name") }.last == "View \(count - 1)")
  }

  /// Scenes stand as on the canvas, whatever positions it has: equal, missing, far away.
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8]) func scenesOnACanvas(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...24, using: &random)
    var positions: [(x: Double, y: Double)?] = []
    var scenes = ""
    for index in 0..<count {
      var point = ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0: positions.append(nil)
      case 1:
        positions.append(nil)
        point = "<point key='elsewhere' x='1' y='2'/>"
      default:
        let position: (x: Double, y: Double) = (
          x: [Double.random(in: -3000...3000, using: &random), 0, 90_000][index % 3],
          y: [-700, -450, 0, 0, 250, 301, 90_000.0][Int.random(in: 0..<7, using: &random)]
        )
        positions.append(position)
        point = "<point key='canvasLocation' x='\(position.x)' y='\(position.y)'/>"
      }
      let view =
        "<view key='view' id='w\(index)'><rect key='frame' width='375' height='667'/></view>"
      scenes +=
        "<scene sceneID='s\(index)'><objects><viewController id='c\(index)'>\(view)"
        + "</viewController></objects>\(point)</scene>"
    }
    let asked = try Asked(Inline.storyboard(scenes), name: "Main.storyboard")
    let answer = try asked.answer(.scenes)
    let rects = Self.rects(answer)
    #expect(rects.count == count)
    Self.expectNoOverlaps(rects, "seed \(seed)")
    #expect(
      answer.objects("scenes").compactMap { $0.string("root") } == (0..<count).map { "w\($0)" })
    for (one, first) in zip(positions, rects) {
      for (two, second) in zip(positions, rects) {
        guard let one else { continue }
        guard let two else {
          #expect(first.minY < second.minY, "seed \(seed)")
          continue
        }
        if two.y - one.y > Self.rowHeight { #expect(first.minY < second.minY, "seed \(seed)") }
        if one.y == two.y, one.x < two.x { #expect(first.minX < second.minX, "seed \(seed)") }
        if one.y == two.y { #expect(first.minY == second.minY, "seed \(seed)") }
      }
    }
  }

  /// The facts of a storyboard, as its text states them.
  @Test func scenesAndSegues() throws {
    let answer = try Asked(path: Self.sample).answer(.scenes)
    #expect(answer.string("platform") == "iOS" && answer.string("initial") == "lst-vw-001")
    let scenes = answer.objects("scenes")
    #expect(scenes.map { $0.string("root") } == ["lst-vw-001", "dtl-vw-001"])
    #expect(scenes.map { $0.string("controller") } == ["lst-vc-001", "dtl-vc-001"])
    #expect(scenes.map { $0.string("name") } == ["List", "Detail"])
    #expect(scenes.map { $0.string("kind") } == ["viewController", "viewController"])
    #expect(scenes.map { $0.objects("segues").map { $0.string("to") } } == [["dtl-vc-001"], []])
    #expect(scenes.first?.objects("segues").first?.string("kind") == "show")
    #expect(
      Self.rects(answer).map(\.size) == [
        CGSize(width: 375, height: 667), CGSize(width: 375, height: 667),
      ])
  }

  private static func controller(
    _ id: String, kind: String = "viewController", view: String? = nil, segue: String? = nil
  ) -> String {
    let root = view.map {
      "<view key='view' id='\($0)'><rect key='frame' width='9' height='9'/></view>"
    }
    let link = segue.map {
      "<connections><segue destination='\($0)' kind='relationship' relationship='rootViewController' id='g-\(id)'/></connections>"
    }
    return
      "<scene sceneID='s-\(id)'><objects><\(kind) id='\(id)' storyboardIdentifier='n-\(id)'>"
      + "\(root ?? "")\(link ?? "")</\(kind)></objects></scene>"
  }

  /// The initial scene is that of the controller inside others, or the first one.
  @Test(
    arguments: [
      ("b", "vb"), ("nav", "vb"), ("loop", "va"), ("none", "va"), (nil, "va"),
    ] as [(String?, String)])
  func initialScenes(id: String?, root: String) throws {
    let scenes =
      Self.controller("a", view: "va") + Self.controller("b", view: "vb")
      + Self.controller("nav", kind: "navigationController", segue: "b")
      + Self.controller("loop", kind: "navigationController", segue: "loop")
    let header = id.map { "initialViewController='\($0)'" } ?? ""
    let asked = try Asked(Inline.storyboard(scenes, header: header), name: "Main.storyboard")
    let answer = try asked.answer(.scenes)
    #expect(answer.string("initial") == root)
    let controllers = answer.objects("scenes").map { $0.string("controller") }
    #expect(controllers == ["a", "b", "nav", "loop"])
    #expect(answer.objects("scenes").map { $0.string("root") } == ["va", "vb", nil, nil])
    Self.expectNoOverlaps(Self.rects(answer), "")
    #expect(try asked.answer(.layout).string("scene") == root)
  }

  /// A scene has the id of its view, its controller or itself, and an identifier for code.
  @Test(arguments: ["vb", "b", "s-b", "n-b", "nav", "n-nav"]) func names(name: String) throws {
    let scenes =
      Self.controller("a", view: "va") + Self.controller("b", view: "vb")
      + Self.controller("nav", kind: "navigationController", segue: "b")
    let asked = try Asked(Inline.storyboard(scenes), name: "Main.storyboard")
    #expect(try asked.answer(.layout, scene: name).string("scene") == "vb")
    #expect(try asked.answer(.picture, scene: name).string("scene") == "vb")
  }
}
