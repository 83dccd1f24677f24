internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import NibBuilding
internal import ReportFormats

/// The controllers and roots of a document as a map with segues.
enum PreviewMap {
  /// The distance between neighbours on the map, in points.
  static let gap = 120.0
  /// The difference of canvas positions up to which controllers are in one row, in points.
  private static let rowHeight = 300.0

  /// The maximum distance between neighbours in a row beyond the gap, in points.
  private static let farthest = 1500.0

  /// The keys of the bars of containers.
  private static let bars: Set = ["navigationBar", "toolbar", "tabBar"]

  /// A root on the map, or a controller without a view.
  private struct Place {
    let root: ViewElement?
    let controller: ControllerElement?
    let size: Size
    /// The position on the canvas of the editor, in points; nil without one.
    let canvas: (x: Double, y: Double)?
  }

  /// Returns the map: the rectangles of roots in rows, in the order of the canvas, and the segues between them.
  ///
  /// - Complexity: O(elements + roots · log roots).
  static func answer(_ document: Document, _ source: PreviewSource) -> JSONText {
    let places = places(of: document)
    let rects = rects(of: places)
    let scenes = zip(places, rects).map { place, rect -> JSONText in
      let names = [
        place.controller?.title, place.controller?.storyboardIdentifier,
        place.controller?.customClass, place.root?.element["userLabel"], place.root?.customClass,
      ].compactMap { $0 }.filter { !$0.isEmpty }
      let element = place.controller?.element ?? place.root?.element
      return .object([
        ("root", .optional(place.root?.id)),
        ("controller", .optional(place.controller?.id)),
        ("kind", .string(element?.name ?? "view")), ("name", .optional(names.first)),
        ("rect", JSONText.rect(rect)),
        (
          "segues",
          .array(
            (place.controller?.segues ?? []).compactMap { segue in
              segue.destination.map { destination in
                .object([
                  ("to", .string(destination)), ("kind", .string(segue.kind.rawValue)),
                  ("name", .optional(segue.identifier)),
                ])
              }
            })
        ),
      ])
    }
    let initial = (try? root(named: nil, in: document)).map { JSONText.string($0) } ?? .null
    return .object([
      ("document", .string(document.path)), ("version", .string(source.version)),
      ("platform", .string(document.platform == .macOS ? "macOS" : "iOS")),
      ("initial", initial), ("scenes", .array(scenes)),
      ("languages", .array(source.languages.codes.map { .string($0) })),
      ("missing", .array(source.assets.missing.map { .string($0) })),
    ])
  }

  private static func places(of document: Document) -> [Place] {
    let rules = EnvironmentRules(document)
    var canvas: [String: (x: Double, y: Double)] = [:]
    for scene in document.element.child("scenes")?.children ?? [] {
      guard let point = scene.child("point", key: "canvasLocation"), let x = point.number("x"),
        let y = point.number("y")
      else { continue }
      for object in scene.child("objects")?.children ?? [] {
        if let id = object["id"] { canvas[id] = (x, y) }
      }
    }
    // The bars of containers are roots of their own in documents.
    let roots = document.roots.filter { root in
      document.controller(of: root) != nil || !bars.contains(root.key ?? "")
    }
    var places = roots.map { root in
      let controller = document.controller(of: root)
      let frame = rules.frame(of: root, controller: controller)
      return Place(
        root: root, controller: controller, size: Size(width: frame.width, height: frame.height),
        canvas: canvas[controller?.id ?? ""])
    }
    let shown = Set(places.compactMap { $0.controller?.id })
    for controller in document.controllers where !shown.contains(controller.id) {
      places.append(
        Place(
          root: nil, controller: controller, size: Size(width: 240, height: 120),
          canvas: canvas[controller.id]))
    }
    return places
  }

  /// Returns the rectangles: rows from top to bottom and places from left to right, as on the canvas where it has
  /// positions, without overlaps.
  private static func rects(of places: [Place]) -> [CGRect] {
    let order = places.indices.sorted {
      ((places[$0].canvas?.y ?? .infinity), $0) < ((places[$1].canvas?.y ?? .infinity), $1)
    }
    var rows: [[Int]] = []
    var start: Double?
    for index in order {
      let y = places[index].canvas?.y ?? .infinity
      // Documents without a canvas are one row, wrapped at eight.
      let isNew = start.map { y.isFinite ? y - $0 > rowHeight : $0.isFinite } ?? true
      if isNew || !y.isFinite && (rows.last?.count ?? 0) >= 8 {
        rows.append([])
        start = y
      }
      rows[rows.count - 1].append(index)
    }
    rows = rows.map { row in
      row.sorted {
        ((places[$0].canvas?.x ?? .infinity), $0) < ((places[$1].canvas?.x ?? .infinity), $1)
      }
    }
    let spread = spread(of: rows, places)
    let leftmost = places.compactMap { $0.canvas?.x }.min() ?? 0
    var rects = Array(repeating: CGRect.zero, count: places.count)
    var top = 0.0
    for row in rows {
      var left = 0.0
      for index in row {
        let size = places[index].size
        if let x = places[index].canvas?.x {
          // A scene that is far away is not lost.
          left = min(max(left, (x - leftmost) * spread), left + farthest)
        }
        rects[index] = CGRect(x: left, y: top, width: size.width, height: size.height)
        left += size.width + gap
      }
      top += (row.map { places[$0].size.height }.max() ?? 0) + gap
    }
    return rects
  }

  /// Returns the factor by which positions on the canvas are spread so that neighbours do not overlap, at most 3.
  private static func spread(of rows: [[Int]], _ places: [Place]) -> Double {
    var spread = 0.0
    for row in rows {
      for (one, two) in zip(row, row.dropFirst()) {
        guard let left = places[one].canvas?.x, let right = places[two].canvas?.x, right > left
        else { continue }
        spread = max(spread, (places[one].size.width + gap) / (right - left))
      }
    }
    return spread == 0 ? 1 : min(spread, 3)
  }

  /// Returns the id of the root of a scene, a controller or a view; without a name, of the initial one.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown name, and for a document without roots.
  static func root(named name: String?, in document: Document) throws(WorkbenchError) -> String {
    /// The view of a controller, or of the first one that it contains.
    func mainRoot(_ start: String?) -> String? {
      RootSelection.first(from: start, in: document) { $0.rootView?.id }
    }
    guard let name else {
      let found =
        mainRoot(document.initialViewController)
        ?? document.roots.first { $0.frame.width > 0 && $0.frame.height > 0 }?.id
        ?? document.roots.first?.id
      guard let found else {
        throw .notFound("\(document.path): The document does not contain a view.")
      }
      return found
    }
    if document.roots.contains(where: { $0.id == name }) { return name }
    let controller = document.controllers.first { $0.names.contains(name) }
    guard let found = mainRoot(controller?.id) else {
      throw .notFound("\(document.path): Unknown scene '\(name)'.")
    }
    return found
  }
}
