import Foundation
import LayoutGeometry
import Testing
import ViewArrangements

/// Groups of items, derived by hand from the sizes stated in each case.
///
/// Source: Apple, "NSCollectionLayoutGroup", "NSCollectionLayoutSection", "Implementing modern collection views".
@MainActor struct NestedArrangementTests {
  typealias Part = NestedArrangement.Part
  static let container = CGSize(width: 400, height: 800)

  static func group(
    _ width: NestedArrangement.Length, _ height: NestedArrangement.Length, _ parts: [Part],
    vertical: Bool = false, count: Int? = nil, spacing: CGFloat = 0, flexible: Bool = false
  ) -> Part {
    var group = Part(width: width, height: height)
    group.parts = parts
    group.isVertical = vertical
    group.count = count
    group.spacing = spacing
    group.isFlexible = flexible
    return group
  }
  static func frames(
    _ group: Part, items: Int, _ configure: (inout NestedArrangement.Section) -> Void = { _ in }
  )
    -> [CGRect]
  {
    var section = NestedArrangement.Section(group: group, items: items)
    configure(&section)
    return NestedArrangement(sections: [section], container: container).places[0].items
  }
  static let fifth = Part(width: .fractionOfWidth(0.2), height: .fractionOfHeight(1))

  /// Five fifths share a row of a fifth of 400: 80 × 80 each.
  @Test func aGridOfFifths() {
    let row = Self.group(.fractionOfWidth(1), .fractionOfWidth(0.2), [Self.fifth])
    let frames = Self.frames(row, items: 7)
    #expect(frames[4] == CGRect(x: 320, y: 0, width: 80, height: 80))
    #expect(frames[5] == CGRect(x: 0, y: 80, width: 80, height: 80))
    #expect(frames.count == 7)
  }

  /// Insets make an item smaller and do not move other items.
  @Test func insetsOfItems() {
    var item = Self.fifth
    item.insets = ViewInsets(top: 5, left: 5, bottom: 5, right: 5)
    let frames = Self.frames(Self.group(.fractionOfWidth(1), .absolute(60), [item]), items: 2)
    #expect(
      frames == [
        CGRect(x: 5, y: 5, width: 70, height: 50), CGRect(x: 85, y: 5, width: 70, height: 50),
      ])
  }

  /// Two columns share 400 - 20 - 10: 185 each.
  @Test func columnsShareWhatSpacingLeaves() {
    let row = Self.group(
      .fractionOfWidth(1), .absolute(44),
      [Part(width: .fractionOfWidth(1), height: .fractionOfHeight(1))],
      count: 2, spacing: 10)
    let frames = Self.frames(row, items: 3) {
      $0.insets = ViewInsets(top: 7, left: 10, bottom: 9, right: 10)
      $0.spacing = 3
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 7, width: 185, height: 44), CGRect(x: 205, y: 7, width: 185, height: 44),
        CGRect(x: 10, y: 54, width: 185, height: 44),
      ])
  }

  /// A leading item of 70 % and two below each other in the rest.
  @Test func nestedGroups() {
    let leading = Part(width: .fractionOfWidth(0.7), height: .fractionOfHeight(1))
    let column = Self.group(
      .fractionOfWidth(0.3), .fractionOfHeight(1),
      [Part(width: .fractionOfWidth(1), height: .fractionOfHeight(0.5))], vertical: true)
    let row = Self.group(.fractionOfWidth(1), .absolute(100), [leading, column])
    let frames = Self.frames(row, items: 4)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 280, height: 100), CGRect(x: 280, y: 0, width: 120, height: 50),
        CGRect(x: 280, y: 50, width: 120, height: 50),
        CGRect(x: 0, y: 100, width: 280, height: 100),
      ])
  }

  /// Three of 100 in 400 leave 100 for two gaps.
  @Test func flexibleSpacing() {
    let row = Self.group(
      .fractionOfWidth(1), .absolute(50), [Part(width: .absolute(100), height: .absolute(50))],
      spacing: 40, flexible: true)
    #expect(Self.frames(row, items: 3).map(\.minX) == [0, 150, 300])
  }

  /// Rows of estimated height are as high as the highest of their items, and the next ones follow.
  @Test func measuredItems() {
    let item = Part(width: .fractionOfWidth(0.5), height: .estimated(40))
    let row = Self.group(.fractionOfWidth(1), .estimated(40), [item])
    let heights: [CGFloat?] = [30, 70, nil]
    let made = NestedArrangement(
      sections: [.init(group: row, items: 3)], container: Self.container,
      measuredItem: { _, item in heights[item].map { CGSize(width: 200, height: $0) } })
    #expect(made.places[0].items.map(\.height) == [30, 70, 40])
    #expect(made.places[0].items[2].minY == 70)
    #expect(made.contentSize.height == 110)
  }

  @Test func edgesAndSections() {
    let row = Self.group(
      .fractionOfWidth(1), .absolute(50),
      [Part(width: .fractionOfWidth(1), height: .fractionOfHeight(1))])
    var section = NestedArrangement.Section(group: row, items: 2)
    section.insets = ViewInsets(top: 4, left: 20, bottom: 6, right: 20)
    section.edges = [
      .init(width: .fractionOfWidth(1), height: .absolute(30), isAtEnd: false),
      .init(width: .fractionOfWidth(1), height: .estimated(10), isAtEnd: true),
    ]
    let made = NestedArrangement(
      sections: [section, section], container: Self.container, spacing: 8,
      measuredEdge: { section, edge in
        section == 0 && edge == 1 ? CGSize(width: 360, height: 25) : nil
      })
    #expect(
      made.places[0].edges == [
        CGRect(x: 20, y: 0, width: 360, height: 30), CGRect(x: 20, y: 140, width: 360, height: 25),
      ])
    #expect(made.places[0].items[0] == CGRect(x: 20, y: 34, width: 360, height: 50))
    #expect(made.places[1].edges[0].minY == 173)
    #expect(made.contentSize == CGSize(width: 400, height: 323))
  }

  /// What could go on for ever ends.
  @Test func emptyAndLengthlessGroupsEnd() {
    #expect(
      Self.frames(
        Self.group(.absolute(0), .absolute(0), [Part(width: .absolute(0), height: .absolute(0))]),
        items: 5000
      ).count == 5000)
    #expect(Self.frames(Self.group(.absolute(9), .absolute(9), [], count: 0), items: 3).count == 3)
    let none = Self.group(.absolute(9), .absolute(9), [Self.fifth], count: 0)
    #expect(Self.frames(none, items: 3).isEmpty)
  }

  @Test func orthogonalGroupsStandBesideEachOther() {
    let row = Self.group(
      .absolute(300), .absolute(50),
      [Part(width: .fractionOfWidth(1), height: .fractionOfHeight(1))])
    let frames = Self.frames(row, items: 3) {
      $0.isOrthogonal = true
      $0.spacing = 10
    }
    #expect(frames.map(\.minX) == [0, 310, 620])
    #expect(frames.allSatisfy { $0.minY == 0 })
  }
}
