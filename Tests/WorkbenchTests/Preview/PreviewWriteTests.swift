import Foundation
import GoldenFiles
import IBDocument
import InlineDocuments
import TestSupport
import Testing

@testable import Workbench

/// Changes that are written to files.
@Suite @MainActor struct PreviewWriteTests {
  private static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Changes, and the replacements in the bytes of the file.
  nonisolated static let edits: [(changes: [String], edits: [(old: String, new: String)])] = [
    ([], []),
    (["box-t.constant = 24"], [("constant=\"20\" id=\"box-t\"", "constant=\"24\" id=\"box-t\"")]),
    (
      ["box-w.constant = 90", "box-w.priority = 750"],
      [("constant=\"100\" id=\"box-w\"", "constant=\"90\" priority=\"750\" id=\"box-w\"")]
    ),
    (
      ["Box.userLabel = A & \"B\" 😀"],
      [("userLabel=\"Box\"", "userLabel=\"A &amp; &quot;B&quot; 😀\"")]
    ),
    (
      ["remove mid-h"],
      [
        (
          "                        <constraint firstAttribute=\"height\" constant=\"30\" id=\"mid-h\"/>\n",
          ""
        )
      ]
    ),
    // The list goes with its only constraint.
    (
      ["remove cor-w"],
      [
        (
          "                    <constraints>\n                        <constraint firstAttribute=\"width\" constant=\"60\" id=\"cor-w\"/>\n                    </constraints>\n",
          ""
        )
      ]
    ),
    (["size = 400x600"], []),
  ]

  /// The same as text of a file.
  nonisolated enum Form: CaseIterable, Sendable {
    case xcode, carriageReturns, byteOrderMark

    func data(_ text: String) -> Data {
      switch self {
      case .xcode: Data(text.utf8)
      case .carriageReturns: Data(text.replacing("\n", with: "\r\n").utf8)
      case .byteOrderMark: Data(("\u{FEFF}" + text).utf8)
      }
    }
  }

  @Test(arguments: edits.indices, Form.allCases) func filesByteForByte(index: Int, form: Form)
    throws
  {
    let (changes, edits) = Self.edits[index]
    var asked = try Asked("")
    try form.data(PreviewDocuments.boxes).write(to: URL(fileURLWithPath: asked.path))
    asked.state.changes = changes
    let version = try asked.answer(.scenes).string("version")
    let tried = try asked.answer(.layout).numbers("frames")
    let answer = try asked.answer(.write, version: version)
    #expect(answer.string("written") == asked.path)
    var text = PreviewDocuments.boxes
    for (old, new) in edits {
      #expect(text.components(separatedBy: old).count == 2)
      text = text.replacing(old, with: new)
    }
    let written = try Self.bytes(asked.path)
    #expect(written == form.data(text))
    #expect(answer.number("bytes") == Double(written.count))
    // Surroundings are not part of a document.
    guard changes != ["size = 400x600"] else { return }
    asked.state.changes = nil
    #expect(try asked.answer(.layout).numbers("frames") == tried)
    #expect((try asked.answer(.scenes).string("version") == version) == edits.isEmpty)
  }

  /// Added constraints get lines and ids of their own, in the form of Xcode's, and state no default values.
  @Test func addedConstraints() throws {
    let text = PreviewDocuments.xib(
      """
                  <subviews>
                      <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                          <connections>
                              <outlet property="next" destination="root" id="out"/>
                          </connections>
                      </view>
                  </subviews>
      """)
    var asked = try Asked(text)
    asked.state.changes = [
      "Box.width == 50", "Box.height >= 60 @750", "Box.leading == superview.leading",
      "Box.top == 0.5 * superview.bottom - 4",
    ]
    let tried = try asked.answer(.layout).numbers("frames")
    _ = try asked.answer(.write, version: try asked.answer(.scenes).string("version"))
    let written = String(decoding: try Self.bytes(asked.path), as: UTF8.self)
    let ids = written.matches(of: /<constraint .*id="(.{3}-.{2}-.{3})"\/>/).map { String($0.1) }
    #expect(ids.count == 4 && Set(ids).count == 4)
    #expect(
      ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
    let (inner, outer) = (String(repeating: " ", count: 20), String(repeating: " ", count: 12))
    let first = ids.first ?? ""
    let own = """
      \(inner)<constraints>
      \(inner)    <constraint firstItem="box" firstAttribute="width" constant="50" id="\(first)"/>
      \(inner)    <constraint firstItem="box" firstAttribute="height" relation="greaterThanOrEqual" priority="750" constant="60" id="\(ids.dropFirst().first ?? "")"/>
      \(inner)</constraints>
      \(inner)<connections>
      """
    let root = """
      \(outer)</subviews>
      \(outer)<constraints>
      \(outer)    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\(ids.dropFirst(2).first ?? "")"/>
      \(outer)    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="bottom" multiplier="0.5" constant="-4" id="\(ids.last ?? "")"/>
      \(outer)</constraints>
      """
    // Xcode indents the children of the root by four.
    #expect(
      written
        == text.replacing(
          "\(inner)<connections>\n\(inner)    <outlet property=\"next\"",
          with: "\(own)\n\(inner)    <outlet property=\"next\""
        )
        .replacing("\(outer)</subviews>", with: root))
    asked.state.changes = nil
    #expect(try asked.answer(.layout).numbers("frames") == tried)
    // The same change of the same text has the same id, another one has another.
    asked.state.changes = ["Box.width == 50"]
    _ = try asked.answer(.write, version: try asked.answer(.scenes).string("version"))
    let again = String(decoding: try Self.bytes(asked.path), as: UTF8.self)
    let new = again.matches(of: /<constraint .*id="(.{3}-.{2}-.{3})"\/>/).map { String($0.1) }
    #expect(new.count == 5 && Set(new).count == 5)
  }

  // MARK: Refusals

  /// Nothing is written for another version, and the file stays as it is.
  @Test(arguments: [nil, "", "0123456789abcdef"] as [String?])
  func otherVersions(version: String?) throws {
    let asked = try Asked(PreviewDocuments.boxes).changed("box-t.constant = 24")
    let error = #expect(throws: WorkbenchError.self) {
      try asked.answer(.write, version: version)
    }
    #expect(error?.description.contains("it changed meanwhile") == true)
    #expect(try Self.bytes(asked.path) == Data(PreviewDocuments.boxes.utf8))
  }

  /// A file that another program wrote stays, also where its size and its date are those of before.
  @Test(arguments: [false, true]) func filesThatChanged(isHidden: Bool) throws {
    let asked = try Asked(PreviewDocuments.boxes).changed("box-t.constant = 24")
    let version = try asked.answer(.scenes).string("version")
    let date = try FileManager.default.attributesOfItem(atPath: asked.path)[.modificationDate]
    let other = PreviewDocuments.boxes.replacing(
      "\"Box\"", with: isHidden ? "\"Fox\"" : "\"Foxes\"")
    try Data(other.utf8).write(to: URL(fileURLWithPath: asked.path))
    if isHidden, let date {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: asked.path)
    }
    let error = #expect(throws: WorkbenchError.self) {
      try asked.answer(.write, version: version)
    }
    #expect(error?.description.contains("changed") == true, "\(String(describing: error))")
    #expect(try Self.bytes(asked.path) == Data(other.utf8))
  }

  @Test func readOnlyFiles() throws {
    let asked = try Asked(PreviewDocuments.boxes).changed("box-t.constant = 24")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: asked.path)
    let version = try asked.answer(.scenes).string("version")
    let error = #expect(throws: WorkbenchError.self) {
      try asked.answer(.write, version: version)
    }
    #expect(error?.description.contains("it is read-only") == true)
    #expect(try Self.bytes(asked.path) == Data(PreviewDocuments.boxes.utf8))
  }

  /// A text that replaces a file is not what the file says.
  @Test func unsavedTexts() throws {
    let asked = try Asked(PreviewDocuments.boxes).changed("box-t.constant = 24")
    let other = PreviewDocuments.boxes.replacing("\"Box\"", with: "\"Foxes\"")
    let error = #expect(throws: WorkbenchError.self) {
      try UnsavedDocuments.$texts.withValue(
        UnsavedDocuments.byPath([asked.path: Data(other.utf8)])
      ) { try asked.answer(.write, version: try asked.answer(.scenes).string("version")) }
    }
    #expect(error?.description.contains("changed") == true)
    #expect(try Self.bytes(asked.path) == Data(PreviewDocuments.boxes.utf8))
  }

  /// Texts that no edit may change, and changes that no text can state.
  @Test func textsThatAreNotEdited() throws {
    let asked = try Asked("").changed("box-t.constant = 24")
    let wide = PreviewDocuments.boxes.replacing("UTF-8", with: "UTF-16")
    let data = try #require(wide.data(using: .utf16))
    try data.write(to: URL(fileURLWithPath: asked.path))
    #expect(try asked.answer(.layout).frames["box"]?.minY == 24)
    var error = #expect(throws: WorkbenchError.self) {
      try asked.answer(.write, version: try asked.answer(.scenes).string("version"))
    }
    #expect(error?.description.contains("not in UTF-8") == true)
    #expect(try Self.bytes(asked.path) == data)
    let control = try Asked(PreviewDocuments.boxes).changed("Box.userLabel = a\u{1}b")
    error = #expect(throws: WorkbenchError.self) {
      try control.answer(.write, version: try control.answer(.scenes).string("version"))
    }
    #expect(error?.description.contains("XML cannot contain") == true)
    let gone = try Asked(PreviewDocuments.boxes).changed("remove Box", "box-w.constant = 3")
    error = #expect(throws: WorkbenchError.self) {
      try gone.answer(.write, version: try gone.answer(.scenes).string("version"))
    }
    #expect(error != nil)
    #expect(try Self.bytes(gone.path) == Data(PreviewDocuments.boxes.utf8))
  }

  /// A link stays one: its destination is written.
  @Test func links() throws {
    let asked = try Asked(PreviewDocuments.boxes)
    let link = try TestFolder.make().appendingPathComponent("Link.xib").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: asked.path)
    let linked = Asked(path: link).changed("box-t.constant = 24")
    _ = try linked.answer(.write, version: try linked.answer(.scenes).string("version"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == asked.path)
    let text = PreviewDocuments.boxes.replacing(
      "constant=\"20\" id=\"box-t\"", with: "constant=\"24\" id=\"box-t\"")
    #expect(try Self.bytes(asked.path) == Data(text.utf8))
  }
}
