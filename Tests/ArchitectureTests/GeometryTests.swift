import Testing

/// A front computes no geometry.
///
/// Where things are say values of `ViewArrangements` and `LayoutGeometry`, and the tree. Painters, which
/// layout does not depend on, may make rectangles of what those say, and so may the bridge to the tree.
struct GeometryTests {
  /// Folders of the fronts that may compute rectangles.
  static let rooms = ["Controls/Display/", "Seam/"]

  /// Files that may, each with the reason.
  static let exceptions: [(file: String, reason: String)] = [
    ("UIKit/Values/UIEdgeInsets.swift", "defines what insets do to a rectangle"),
    ("UIKit/Values/NSCoder+Geometry.swift", "reads rectangles from strings"),
  ]

  private static func isRoom(_ file: SourceTree.File) -> Bool {
    let path = file.path.dropFirst(file.target.count + 1)
    return rooms.contains { path.hasPrefix($0) }
  }

  @Test(arguments: ["UIKit", "AppKit"])
  func aFrontComputesNoRectangle(front: String) {
    let files = SourceTree.files.filter { $0.target == front && !Self.isRoom($0) }
    #expect(files.count > 50)
    for file in files where !Self.exceptions.contains(where: { $0.file == file.path }) {
      let found = file.computedRectangles
      #expect(found.isEmpty, "\(file): \(found); ViewArrangements says where things are")
    }
  }

  /// An exception that excuses nothing any more goes.
  @Test(arguments: exceptions.map(\.file)) func anExceptionIsNeeded(path: String) throws {
    let file = try #require(SourceTree.files.first { $0.path == path })
    #expect(!file.computedRectangles.isEmpty)
  }

  /// The search finds what it is for, over several lines too, and nothing else.
  @Test(arguments: [
    ("CGRect(x: a + 1, y: 0, width: 2, height: 3)", true),
    ("CGRect(x: left, y: top, width: 2, height: 3)", true),
    ("NSRect(\n  x: 0, y: 0,\n  width: max(0, a), height: 3)", true),
    ("CGRect(origin: CGPoint(x: 1, y: 2), size: size)", true),
    ("CGRect(origin: .zero, size: a.size - b)", true),
    ("bounds.divided(atDistance: 1, from: .minXEdge)", true), ("a.insetBy(dx: 1, dy: 1)", true),
    ("NSRect(x: 0, y: 0, width: 1440, height: 900.5)", false),
    ("CGRect(origin: .zero, size: image?.size ?? .zero)", false),
    ("NSStringFromCGRect(rect)", false), ("CGRect(center: middle, size: size)", false),
  ])
  func whatIsComputed(code: String, isComputed: Bool) {
    #expect(SourceTree.File.computedRectangles(in: code).isEmpty != isComputed, "\(code)")
  }
}
