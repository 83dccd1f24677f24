import Foundation
import GoldenFiles
import InlineDocuments
import TestSupport
import Testing

@testable import Workbench

/// The answers about one view: properties, constraints with marks, reasons, and edges that move.
@Suite @MainActor struct PreviewViewTests {
  /// The constraints of `PreviewDocuments.boxes` and their marks, by hand: the line lies in the middle of what both
  /// views share on the other axis; a width at three quarters of the height, a height at a quarter of the width.
  nonisolated static let marks: [(view: String, id: String, mark: [Double], label: String)] = [
    // Box is (16, 20, 100, 40).
    ("box", "box-l", [16, 40, 0, 40], "16"),
    ("box", "box-t", [66, 20, 66, 0], "20"),
    ("box", "box-w", [16, 50, 116, 50], "100"),
    ("box", "box-h", [41, 20, 41, 60], "40"),
    // Mid is (75, 68, 170, 30): half of 320 and 10 wide, in the middle. It shares 75 to 116 with Box.
    ("mid", "mid-w", [75, 90.5, 245, 90.5], "×0.5 + 10"),
    ("mid", "mid-t", [95.5, 68, 95.5, 60], "8"),
    ("mid", "mid-m", [117.5, 68, 117.5, 98], "≥25"),
    // The centres are the same: a line along both.
    ("mid", "mid-x", [160, 0, 160, 480], ""),
    // Cor is (95, 344, 60, 20): 2 · 155 + 10 = 320, 0.75 · 480 + 4 = 364, 0.5 · 40 = 20.
    ("cor", "cor-r", [320, 354, 155, 354], "×2 + 10"),
    ("cor", "cor-b", [125, 364, 125, 480], "×0.75 + 4"),
    ("cor", "cor-h", [110, 344, 110, 364], "×0.5"),
  ]

  @Test(arguments: marks.indices) func marksByHand(index: Int) throws {
    let (view, id, mark, label) = Self.marks[index]
    let answer = try Asked(PreviewDocuments.boxes).answer(.inspect, view: view)
    let constraint = try #require(answer.object("constraints", "id", id))
    #expect(constraint.numbers("mark") == mark)
    #expect(constraint.string("label") == label)
    #expect(constraint.bool("alignment") == label.isEmpty)
    #expect(constraint.bool("active") == true && constraint.bool("broken") == false)
    let line = try #require(
      PreviewDocuments.boxes.components(separatedBy: "\n").firstIndex {
        $0.contains("id=\"\(id)\"")
      })
    #expect(constraint.number("line") == Double(line + 1))
  }

  @Test func constraintsAreThoseOfTheView() throws {
    let asked = try Asked(PreviewDocuments.boxes)
    for (view, ids) in [
      ("box", ["box-w", "box-h", "box-l", "box-t", "mid-t", "cor-h"]),
      ("mid", ["mid-h", "mid-m", "mid-x", "mid-w", "mid-t"]),
      ("cor", ["cor-w", "cor-r", "cor-b", "cor-h"]),
      ("root", ["box-l", "box-t", "mid-x", "mid-w", "cor-r", "cor-b"]),
    ] {
      let answer = try asked.answer(.inspect, view: view)
      #expect(Set(answer.objects("constraints").compactMap { $0.string("id") }) == Set(ids))
    }
    let answer = try asked.answer(.inspect, view: "mid")
    let distance = answer.object("constraints", "id", "mid-t")
    #expect(distance?.string("first") == "mid" && distance?.string("second") == "box")
    #expect(distance?.number("constant") == 8 && distance?.number("priority") == 1000)
    let minimum = answer.object("constraints", "id", "mid-m")
    #expect(minimum?.members["second"] is NSNull && minimum?.number("priority") == 500)
    let line = PreviewDocuments.boxes.components(separatedBy: "\n").firstIndex {
      $0.contains("id=\"mid\"")
    }
    #expect(answer.string("location") == "\(asked.path):\((line ?? -2) + 1):17")
  }

  /// Broken constraints are marked in every view of the conflict.
  @Test func brokenConstraints() throws {
    let asked = try Asked(PreviewDocuments.boxes)
    let (weak, wide) = (asked.changed("Box.width == 50 @900"), asked.changed("Box.width == 50"))
    #expect(try weak.answer(.layout).objects("conflicts").isEmpty)
    let conflicts = try wide.answer(.layout).objects("conflicts")
    #expect(conflicts.count == 1)
    #expect(Set(conflicts.first?.strings("constraints") ?? []) == ["box-w", "what-if-1"])
    let constraints = try wide.answer(.inspect, view: "box").objects("constraints")
    #expect(constraints.filter { $0.bool("broken") == true }.count == 1)
  }

  /// A label's text, priorities and natural size; a view without a natural size.
  @Test func propertiesOfViews() throws {
    let label = """
      <label text="Title" horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="748" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab"/>
      """
    let asked = try Asked(
      PreviewDocuments.xib(
        "<subviews>\(label)<view id=\"box\"/><button id=\"but\">"
          + "<state key=\"normal\" title=\"Go\"/></button></subviews>"))
    let title = try asked.answer(.inspect, view: "lab")
    #expect(title.numbers("priorities") == [251, 252, 749, 748])
    #expect(title.string("text") == "Title" && title.string("id") == "lab")
    #expect(title.numbers("intrinsic").allSatisfy { ($0 ?? 0) > 0 })
    let box = try asked.answer(.inspect, view: "box")
    #expect(box.numbers("intrinsic") == [nil, nil])
    // Apple, "contentHuggingPriority(for:)": 250 by default, and 750 for compression.
    #expect(box.numbers("priorities") == [250, 250, 750, 750])
    #expect(box.members["text"] is NSNull)
    // Apple, "layoutMargins": 8 points on each side by default.
    #expect(box.numbers("margins") == [8, 8, 8, 8])
    #expect(try asked.answer(.inspect, view: "but").string("text") == "Go")
  }

  /// Insets are what lies between a frame and its alignment rectangle, in native coordinates.
  @Test func insetsOfControls() throws {
    let path = Repository.path("Examples/Preferences.xib")
    let asked = Asked(path: path)
    var seen = 0
    for root in FrameReport(try LaidOutDocument.read(path: path)).roots {
      for view in root.views {
        let (frame, aligned) = (view.frame, view.alignmentRect)
        let insets = try asked.answer(.inspect, scene: root.id, view: view.id).numbers("insets")
        let sides = insets.map { CGFloat($0 ?? .nan) }
        #expect(abs(sides[1] - (aligned.minX - frame.minX)) < 0.02)
        #expect(abs(sides[3] - (frame.maxX - aligned.maxX)) < 0.02)
        #expect(abs(sides[0] + sides[2] - (frame.height - aligned.height)) < 0.02)
        // Stored frames have y up.
        let isUp = abs(sides[0] - (frame.maxY - aligned.maxY)) < 0.02
        let isDown = abs(sides[0] - (aligned.minY - frame.minY)) < 0.02
        #expect(isUp || isDown, "\(view.id)")
        if sides.contains(where: { $0 != 0 }) { seen += 1 }
      }
    }
    #expect(seen > 0)
  }

  // MARK: Reasons

  /// Equations, free variables and the constant add up, and marks are those of the constraints in the equations.
  @Test(arguments: Repository.documents) func equationsAddUp(path: String) throws {
    let asked = Asked(path: Repository.path(path))
    guard let scenes = try? asked.answer(.scenes).objects("scenes") else { return }
    for root in scenes.compactMap({ $0.string("root") }) {
      guard let views = try? asked.answer(.layout, scene: root).objects("views") else { continue }
      for view in views.compactMap({ $0.string("id") }) {
        let answer = try asked.answer(.why, scene: root, view: view)
        var used: Set<String> = []
        for attribute in answer.objects("attributes") {
          let parts = attribute.objects("equations") + attribute.objects("free")
          let sum = parts.compactMap { $0.number("contribution") }
            .reduce(attribute.number("constant") ?? .nan, +)
          let value = try #require(attribute.number("value"))
          // Nine decimals each.
          #expect(abs(sum - value) < 1e-6, "\(view) \(attribute.string("attribute") ?? "")")
          used.formUnion(attribute.objects("equations").compactMap { $0.string("constraint") })
        }
        let marks = Set(answer.objects("marks").compactMap { $0.string("id") })
        #expect(marks == used, "\(path) \(view)")
      }
    }
  }

  // MARK: Edges

  private static let edges = ["left", "right", "top", "bottom"]

  /// The edges of a view's alignment rectangle before rounding to pixels.
  private static func places(_ asked: Asked, _ scene: String, _ view: String) throws -> [String:
    Double]
  {
    let attributes = try asked.answer(.why, scene: scene, view: view).objects("attributes")
    let values = attributes.map { $0.number("value") ?? .nan }
    guard values.count == 4 else { return [:] }
    return [
      "left": values[0], "top": values[1], "right": values[0] + values[2],
      "bottom": values[1] + values[3],
    ]
  }

  /// An edge moves by the distance that was asked for, whatever holds it.
  @Test(arguments: ["box", "mid", "cor"], ["ltr", "rtl"])
  func edgesMove(view: String, direction: String) throws {
    var asked = try Asked(PreviewDocuments.boxes)
    asked.state.direction = direction
    let before = try Self.places(asked, "root", view)
    for edge in Self.edges {
      for distance in [7.0, -3, 0.5] {
        let change = try asked.answer(.edge, view: view, edge: edge, distance: distance)
        let statement = try #require(change.string("change"))
        let after = try Self.places(asked.changed(statement), "root", view)
        let moved = (after[edge] ?? .nan) - (before[edge] ?? .nan)
        // Constants have two decimals, and the largest weight here is 1.
        #expect(abs(moved - distance) < 0.0051, "\(edge) by \(distance): \(statement)")
      }
    }
  }

  /// The constraint that moves an edge the most for each point, by hand.
  @Test(
    arguments: [
      // Left and width are of the view itself, and as strong; mid-w counts half for a left edge.
      ("box", "left", 5, "'box-l'.constant = 21"), ("box", "top", -5, "'box-t'.constant = 15"),
      ("mid", "left", 5, "'mid-x'.constant = 5"), ("mid", "right", 5, "'mid-x'.constant = 5"),
      ("mid", "bottom", 4, nil), ("cor", "bottom", 2, "'cor-b'.constant = 6"),
      // Its right edge is half of what the root's leaves: the width is what moves the left one whole.
      ("cor", "right", 3, "'cor-r'.constant = 4"), ("cor", "left", 3, "'cor-w'.constant = 57"),
    ] as [(String, String, Double, String?)])
  func edgesByHand(view: String, edge: String, distance: Double, change: String?) throws {
    let asked = try Asked(PreviewDocuments.boxes)
    let answer = try asked.answer(.edge, view: view, edge: edge, distance: distance)
    if let change { #expect(answer.string("change") == change) }
    let id = try #require(answer.string("constraint"))
    #expect(answer.string("change")?.hasPrefix("'\(id)'.constant = ") == true)
  }

  /// In the documents of the repository, edges move as asked, unless the change contradicts another constraint.
  @Test func edgesOfDocuments() throws {
    var count = 0
    for path in Repository.documents {
      let asked = Asked(path: Repository.path(path))
      guard let scenes = try? asked.answer(.scenes).objects("scenes") else { continue }
      for root in scenes.compactMap({ $0.string("root") }) {
        guard let layout = try? asked.answer(.layout, scene: root),
          layout.objects("conflicts").isEmpty
        else { continue }
        for view in layout.objects("views").compactMap({ $0.string("id") }) {
          let before = try Self.places(asked, root, view)
          for edge in Self.edges {
            guard
              let answer = try? asked.answer(
                .edge, scene: root, view: view, edge: edge, distance: 2)
            else { continue }
            let changed = asked.changed(try #require(answer.string("change")))
            guard try changed.answer(.layout, scene: root).objects("conflicts").isEmpty else {
              continue
            }
            let after = try Self.places(changed, root, view)
            let moved = (after[edge] ?? .nan) - (before[edge] ?? .nan)
            // Constants have two decimals.
            #expect(abs(moved - 2) < 0.02, "\(path) \(view) \(edge)")
            count += 1
          }
        }
      }
    }
    #expect(count > 100)
  }

  /// Views without a constraint, and words that are not edges.
  @Test func edgesThatDoNotMove() throws {
    let asked = try Asked(
      Inline.xib(
        "<view id='root'><rect key='frame' width='90' height='90'/><subviews><view id='fix'>"
          + "<rect key='frame' x='1' y='2' width='3' height='4'/></view></subviews></view>"))
    for (view, edge, distance, words) in [
      ("fix", "left", 2, "No constraint determines the left"),
      ("fix", "width", 2, "There is no edge 'width'"), ("fix", "", 2, "There is no edge ''"),
      ("fix", "top", .infinity, "not a finite number"), ("none", "top", 2, "no view 'none'"),
    ] as [(String, String, Double, String)] {
      let error = #expect(throws: WorkbenchError.self) {
        try asked.answer(.edge, view: view, edge: edge, distance: distance)
      }
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
  }
}
