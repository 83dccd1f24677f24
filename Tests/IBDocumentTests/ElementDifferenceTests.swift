import Diagnostics
import Foundation
import Testing

@testable import IBDocument

/// Edits between two states of a document, and documents after edits.
@Suite struct ElementDifferenceTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="root" userLabel="Card">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <label text="A" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
            <label text="B" id="b"/>
            <view id="box"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="t"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="u"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private static func read(_ text: String) throws -> Element {
    try Document(data: Data(text.utf8), path: "Main.xib").element
  }

  /// A replacement in the document, and what the one edit is about and does.
  nonisolated struct Case: Sendable, CustomStringConvertible {
    let old: String
    let new: String
    let object: String?
    let kind: String
    var description: String { "\(kind) of \(object ?? "the document")" }
  }

  private static let cases = [
    Case(old: "constant=\"8\"", new: "constant=\"12\"", object: "t", kind: "attributes"),
    Case(old: " constant=\"8\"", new: "", object: "t", kind: "attributes"),
    Case(
      old: "secondItem=\"a\" secondAttribute=\"bottom\"",
      new: "secondItem=\"root\" secondAttribute=\"top\"", object: "u", kind: "attributes"),
    Case(old: "text=\"A\"", new: "text=\"Longer\"", object: "a", kind: "attributes"),
    Case(old: "x=\"1\"", new: "x=\"5\"", object: "a", kind: "part"),
    Case(old: "<label text=\"B\" id=\"b\"/>", new: "", object: "b", kind: "removal"),
    Case(
      old: "<view id=\"box\"/>", new: "<view id=\"box\"/><view id=\"new\"/>", object: "new",
      kind: "insertion"),
    Case(
      old: "<view id=\"box\"/>",
      new:
        "<view id=\"box\"><constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"w\"/></constraints></view>",
      object: "w", kind: "insertion"),
    Case(
      old: "<label text=\"B\" id=\"b\"/>\n        <view id=\"box\"/>",
      new: "<view id=\"box\"/><label text=\"B\" id=\"b\"/>", object: "root", kind: "order"),
    Case(
      old: "useAutolayout=\"YES\"", new: "useAutolayout=\"NO\"", object: nil, kind: "attributes"),
  ]

  @Test(arguments: cases) func oneEditIsOneEdit(edit: Case) throws {
    let old = try Self.read(Self.document)
    let text = Self.document.replacingOccurrences(of: edit.old, with: edit.new)
    let collapsed = Self.document.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.joined()
    let source =
      text == Self.document
      ? collapsed.replacingOccurrences(
        of: edit.old.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(),
        with: edit.new) : text
    let new = try Self.read(source)
    let edits = ElementDifference(from: old, to: new).edits
    #expect(edits.count == 1, "\(edits)")
    let step = try #require(edits.first?.steps.last)
    #expect(step.objectID == edit.object)
    #expect("\(step.change)".hasPrefix(edit.kind))
    #expect(old.applying(try #require(edits.first)).isSame(as: new))
  }

  /// A view that goes into another one is moved by one change with two steps.
  @Test func aViewThatMoves() throws {
    let old = try Self.read(Self.document)
    let new = try Self.read(
      Self.document.replacingOccurrences(of: "<label text=\"B\" id=\"b\"/>", with: "")
        .replacingOccurrences(
          of: "<view id=\"box\"/>",
          with: "<view id=\"box\"><subviews><label text=\"B\" id=\"b\"/></subviews></view>"))
    let edits = ElementDifference(from: old, to: new).edits
    #expect(edits.count == 1 && edits.first?.steps.count == 2)
    #expect(old.applying(try #require(edits.first)).isSame(as: new))
  }

  @Test func formattingIsNoEdit() throws {
    let other = Self.document.replacingOccurrences(of: "\n", with: "\n\n   ")
      .replacingOccurrences(
        of: "firstItem=\"a\" firstAttribute=\"top\"", with: "firstAttribute=\"top\" firstItem=\"a\""
      )
    #expect(
      ElementDifference(from: try Self.read(Self.document), to: try Self.read(other)).edits.isEmpty)
  }

  /// All edits at once turn one document into the other, in both directions.
  @Test func editsAddUp() throws {
    let old = try Self.read(Self.document)
    var text = Self.document
    for edit in [Self.cases[0], Self.cases[3], Self.cases[4], Self.cases[6]] {
      text = text.replacingOccurrences(of: edit.old, with: edit.new)
    }
    let new = try Self.read(text)
    for (from, to) in [(old, new), (new, old)] {
      let edits = ElementDifference(from: from, to: to).edits
      #expect(edits.count == 4)
      #expect(edits.reduce(from) { $0.applying($1) }.isSame(as: to))
    }
  }

  /// A path that leads nowhere changes nothing.
  @Test func anEditOfSomethingElse() throws {
    let old = try Self.read(Self.document)
    let edit = ElementEdit(at: [.object(id: "none")], .removal, before: nil)
    #expect(old.applying(edit).isSame(as: old))
  }
}
