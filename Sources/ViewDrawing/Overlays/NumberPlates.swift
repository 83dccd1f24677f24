internal import Drawing
internal import Foundation

/// The numbers of views over their picture: a plate at an edge of each view, and a thin line around the view.
///
/// Plates do not overlap each other, and cover as few texts and pictures as possible.
struct NumberPlates {
  private static let textSize = 9.0
  /// The number of plates side by side that are tried at an edge.
  private static let triedPlaces = 24
  /// The side of the cells in which plates are looked up, at least that of a plate.
  private static let cell: CGFloat = 32

  /// Dark colours, on which white digits are read, for views in turn.
  private static let colors = [
    CGColor(red: 0.72, green: 0.05, blue: 0.35, alpha: 1),
    CGColor(red: 0.05, green: 0.3, blue: 0.75, alpha: 1),
    CGColor(red: 0.05, green: 0.42, blue: 0.2, alpha: 1),
    CGColor(red: 0.6, green: 0.28, blue: 0, alpha: 1),
    CGColor(red: 0.42, green: 0.12, blue: 0.65, alpha: 1),
    CGColor(red: 0, green: 0.4, blue: 0.45, alpha: 1),
  ]

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let bounds: CGRect
  private let covered: CoveredArea
  /// The plates by the cells that they touch; since they do not overlap, a cell has few.
  private var plates: [Cell: [CGRect]] = [:]
  /// The views with their plates.
  private(set) var placed: [(mark: NumberMark, text: TextLayout, plate: CGRect)] = []
  /// The numbers for which there is no room.
  private(set) var omitted: [Int] = []

  /// Creates plates for views.
  ///
  /// - Parameter bounds: The rectangle of the picture, in points.
  /// - Complexity: O(marks).
  init(_ marks: [NumberMark], in bounds: CGRect) {
    self.bounds = bounds
    covered = CoveredArea(of: marks.filter(\.isContent).map(\.rect), in: bounds)
    for mark in marks { place(mark) }
  }

  private mutating func place(_ mark: NumberMark) {
    let run = TextRun(text: "\(mark.number)", font: FontDescriptor(size: Self.textSize))
    let text = TextLayout(runs: [run])
    let size = CGSize(
      width: text.size.width.rounded(.up) + 3, height: text.size.height.rounded(.down))
    var best: (plate: CGRect, amount: Int)?
    for origin in Self.origins(around: mark.rect, size) {
      let plate = CGRect(origin: origin, size: size)
      guard bounds.contains(plate), isFree(plate) else { continue }
      let amount = covered.amount(in: plate)
      if amount < best?.amount ?? .max { best = (plate, amount) }
      if amount == 0 { break }
    }
    guard let plate = best?.plate else { return omitted.append(mark.number) }
    for cell in Self.cells(plate) { plates[cell, default: []].append(plate) }
    placed.append((mark, text, plate))
  }

  /// Returns the places of a plate by preference: outside at the corners, inside at the corners, along the edges.
  private static func origins(around rect: CGRect, _ size: CGSize) -> [CGPoint] {
    let (left, right) = (rect.minX, rect.maxX - size.width)
    let (top, bottom) = (rect.minY, rect.maxY - size.height)
    var result = [
      CGPoint(x: left, y: top - size.height), CGPoint(x: left - size.width, y: top),
      CGPoint(x: right, y: top - size.height), CGPoint(x: rect.maxX, y: top),
      CGPoint(x: left, y: rect.maxY), CGPoint(x: right, y: rect.maxY),
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ]
    for step in 1..<triedPlaces {
      let x = left + CGFloat(step) * (size.width + 1)
      if x <= right { result += [CGPoint(x: x, y: top), CGPoint(x: x, y: top - size.height)] }
      let y = top + CGFloat(step) * (size.height + 1)
      if y <= bottom { result += [CGPoint(x: left, y: y), CGPoint(x: right, y: y)] }
    }
    return result
  }

  private func isFree(_ plate: CGRect) -> Bool {
    Self.cells(plate).allSatisfy { cell in
      plates[cell]?.allSatisfy { !$0.overlaps(plate) } ?? true
    }
  }

  private static func cells(_ rect: CGRect) -> [Cell] {
    let columns = Int((rect.minX / cell).rounded(.down))...Int((rect.maxX / cell).rounded(.down))
    let rows = Int((rect.minY / cell).rounded(.down))...Int((rect.maxY / cell).rounded(.down))
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }

  /// Draws the lines, and the plates above all of them.
  ///
  /// - Parameter context: A context whose user space is that of the picture.
  func draw(in context: CGContext) {
    for (mark, _, _) in placed {
      context.setStrokeColor(Self.color(of: mark))
      context.stroke(mark.rect.insetBy(dx: 0.25, dy: 0.25), width: 0.5)
    }
    for (mark, text, plate) in placed {
      // The light edge is seen on dark backgrounds.
      context.fill(plate, radius: 2, CGColor(gray: 1, alpha: 1))
      context.fill(plate.insetBy(dx: 0.5, dy: 0.5), radius: 1.5, Self.color(of: mark))
      text.draw(
        in: context,
        at: CGPoint(
          x: plate.midX - text.size.width / 2, y: plate.midY - text.size.height / 2),
        defaultColor: CGColor(gray: 1, alpha: 1))
    }
  }

  private static func color(of mark: NumberMark) -> CGColor {
    colors[mark.number % colors.count]
  }
}

extension CGRect {
  /// Whether two rectangles have area in common; those that only touch have none.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
