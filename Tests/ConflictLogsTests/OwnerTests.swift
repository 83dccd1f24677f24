import Testing

@testable import ConflictLogs

/// The owners of constraints of logs.
struct OwnerTests {
  static let lines: [(String, ConstraintOwner)] = [
    ("NSLayoutConstraint:0x1 A:0x2.height == 4", .program),
    ("NSLayoutConstraint:0x1 'cardHeight' A:0x2.height == 4", .program),
    ("MASLayoutConstraint:0x1 UIView:0x2.width == 30", .library("Masonry")),
    ("SnapKit.LayoutConstraint:0x1@A.swift#9 UIView:0x2.width == 30.0", .library("SnapKit")),
    (
      "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' Cell:0x2.height == 44",
      .system(.encapsulatedSize)
    ),
    (
      "NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Width' Row:0x2.width == 44",
      .system(.encapsulatedSize)
    ),
    ("NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' A:0x2.width == 0", .system(.temporarySize)),
    ("NSLayoutConstraint:0x1 'fittingSizeHTarget' A:0x2.width == 0", .system(.fittingTarget)),
    ("NSLayoutConstraint:0x1 'UISV-hiding' A:0x2.height == 0", .system(.hiddenInStack)),
    (
      "NSLayoutConstraint:0x1 'UISV-canvas-connection' A:0x2.top == B:0x3.top", .system(.stack)
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.minX == 4", .system(.mask)
    ),
    (
      "NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[G:0x2]   (active, names: '|':A:0x3 )",
      .system(.safeArea)
    ),
    (
      "NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' V:|-(8)-[G:0x2]",
      .system(.margins)
    ),
    ("_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0x2(20)]", .system(.layoutGuide)),
    ("NSLayoutConstraint:0x1 _UIToolbarContentView:0x2.width == 0", .system(.toolbar)),
    ("NSLayoutConstraint:0x1 UIKeyboardAssistantBar:0x2.height == 0", .system(.keyboard)),
    (
      "NSLayoutConstraint:0x1 NSKVONotifying__UIWhatever:0x2.width == 3", .system(.privateViews)
    ),
    // A program's view beside a private one: the program's line.
    ("NSLayoutConstraint:0x1 A:0x2.left == _UIWhatever:0x3.left", .program),
  ]

  @Test(arguments: lines) func owners(line: String, owner: ConstraintOwner) throws {
    let constraint = try #require(ConstraintReader.read("<\(line)>"))
    #expect(OwnerTable.owner(of: constraint) == owner)
    #expect(
      owner.isProgram == (owner == .program || line.contains("SnapKit") || line.contains("MAS")))
  }

  @Test func itemsAreNamedOnce() throws {
    let constraint = try #require(
      ConstraintReader.read("<NSLayoutConstraint:0x1 V:[A:0x2]-(3)-[B:0x3(20)]>"))
    #expect(constraint.items.map(\.key).sorted() == ["0x2", "0x3"])
  }
}
