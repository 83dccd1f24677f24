import Checking
import Diagnostics
import Foundation
import Testing

/// Key view loops are compared with positions.
@MainActor struct ReadingOrderTests {
  /// Fields in a grid of two columns and three rows, numbered by rows.
  private func steps(
    _ loop: [(Int, Int)], attribute: String? = nil, cell: String = ""
  ) throws -> [String] {
    let fields = (1...6).map { number in
      let next = loop.first { $0.0 == number }.map {
        """
        <connections>
          <outlet property="nextKeyView" destination="F\($0.1)" id="O\(number)"/>
        </connections>
        """
      }
      return """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="F\(number)">
          <rect key="frame" x="\(number % 2 == 1 ? 20 : 140)" y="\(140 - (number + 1) / 2 * 40)" width="100" height="22"/>
          <textFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" \(cell) id="C\(number)"/>
          \(next ?? "")
        </textField>
        """
    }
    let view = """
      <\(attribute == nil ? "customView" : "view key=\"contentView\"") id="Root">
        <rect key="frame" x="0.0" y="0.0" width="260" height="140"/>
        <subviews>\(fields.joined(separator: "\n"))</subviews>
      </\(attribute == nil ? "customView" : "view")>
      """
    let root =
      attribute.map {
        """
        <window title="W" \($0) id="Win">
          <rect key="contentRect" x="0.0" y="0.0" width="260" height="140"/>
          \(view)
        </window>
        """
      } ?? view
    let example = try Example(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          \(root)
        </objects>
      </document>
      """, .document)
    let found = try example.findings().filter { $0.rule == .readingOrder }
    return found.map {
      "\($0.location.subject ?? "") \($0.related.first?.location?.subject ?? "")"
    }
  }

  /// By rows, by columns, and in parts.
  @Test(
    arguments: [
      [(1, 2), (2, 3), (3, 4), (4, 1)], [(1, 3), (3, 2), (2, 4), (4, 1)], [(1, 2), (2, 3), (3, 4)],
      [(2, 3), (3, 4), (4, 1), (1, 2)], [(1, 4)], [],
    ] as [[(Int, Int)]])
  func loopsByPositionPass(loop: [(Int, Int)]) throws {
    #expect(try steps(loop).isEmpty)
  }

  @Test(
    arguments: [
      // In front in its row.
      ([(1, 4), (4, 3)], ["F4 F3"]),
      // Above, in the same column.
      ([(1, 5), (5, 3), (3, 4)], ["F5 F3"]),
      // Above, in a column before.
      ([(1, 6), (6, 3)], ["F6 F3"]),
      // Above, in the next column.
      ([(1, 5), (5, 2)], []),
      // To the first view, where the loop is open.
      ([(6, 1), (1, 2)], []),
      // Of two steps back in a closed loop the longer one is its end.
      ([(1, 2), (2, 4), (4, 3), (3, 1)], ["F4 F3"]),
    ] as [([(Int, Int)], [String])])
  func stepsBackAreFound(loop: [(Int, Int)], expected: [String]) throws {
    #expect(try steps(loop) == expected)
  }

  /// The digits of a number, from the lowest on: in each row from right to left, then up.
  @Test func loopsThatGoBackOnPurposePass() throws {
    #expect(try steps([(6, 5), (5, 4), (4, 3), (3, 2), (2, 1)]) == [])
    #expect(try steps([(6, 5), (5, 4), (4, 3)]) == ["F6 F5"])
  }

  /// In a document for languages that run from right to left a row is read from its right end.
  @Test func rowsFromRightToLeft() throws {
    let cell = #"userInterfaceLayoutDirection="rightToLeft""#
    #expect(try steps([(1, 4), (4, 3)], cell: cell) == [])
    #expect(try steps([(2, 3), (3, 4)], cell: cell) == ["F3 F4"])
    #expect(try steps([(2, 3), (3, 4)]) == [])
  }

  /// A window that makes the loop itself replaces what the document states.
  @Test func theWindowDecides() throws {
    let loop = [(1, 4), (4, 3)]
    #expect(try steps(loop, attribute: "autorecalculatesKeyViewLoop=\"NO\"") == ["F4 F3"])
    #expect(try steps(loop, attribute: "") == [])
  }
}
