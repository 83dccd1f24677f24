import Foundation
import GoldenFiles
import InlineDocuments
import TestSupport
import Testing

@testable import Workbench

/// Changes as Swift code, by the declarations of UIKit and AppKit.
@Suite @MainActor struct PreviewCodeTests {
  private static func code(_ asked: Asked) throws -> [String] {
    let text = try #require(try asked.answer(.swift).string("code"))
    return text.isEmpty ? [] : text.components(separatedBy: "\n")
  }

  /// The comment about an object without an outlet.
  private static func comment(
    _ name: String, _ kind: String, _ id: String, in asked: Asked, _ text: String
  ) -> String {
    let line = text.components(separatedBy: "\n").firstIndex { $0.contains(" id=\"\(id)\"") } ?? -2
    return "// \(name): an outlet to \(kind) \(id), \(asked.path):\(line + 1)"
  }

  nonisolated static let outlets: [(changes: [String], lines: [String])] = [
    ([], []),
    (["box-t.constant = 24"], ["gap.constant = 24"]),
    (["box-t.priority = 750"], ["gap.priority = UILayoutPriority(750)"]),
    (["remove box-t"], ["gap.isActive = false"]),
    (["remove Box"], ["card.removeFromSuperview()"]),
    (["Box.hidden = YES"], ["card.isHidden = true"]),
    (["Box.alpha = 0.5"], ["card.alpha = 0.5"]),
    (["Box.contentMode = center"], ["card.contentMode = .center"]),
    (
      ["Box.horizontalHuggingPriority = 251"],
      ["card.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"]
    ),
    (
      ["Box.verticalCompressionResistancePriority = 999"],
      ["card.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)"]
    ),
    (["Box.userLabel = Other"], []),
    (["size = 400x600"], []),
    (
      ["Box.width >= 120"],
      ["card.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true"]
    ),
    (
      ["Box.leading == superview.leading + 16"],
      ["card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true"]
    ),
    (
      ["Box.height <= 0.5 * superview.height - 3"],
      [
        "card.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5, constant: -3).isActive = true"
      ]
    ),
    (
      ["Box.leadingMargin == superview.centerXWithinMargins"],
      [
        "card.layoutMarginsGuide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor).isActive = true"
      ]
    ),
    (
      ["Box.baseline == superview.top"],
      ["card.lastBaselineAnchor.constraint(equalTo: view.topAnchor).isActive = true"]
    ),
    // Anchors of places have no multiplier.
    (
      ["Box.centerX == 0.5 * superview.trailing + 2"],
      [
        "NSLayoutConstraint(item: card, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 0.5, constant: 2).isActive = true"
      ]
    ),
    (
      ["Box.width == 50 @750", "Box.height == 60 @250.5"],
      [
        "let added = card.widthAnchor.constraint(equalToConstant: 50)",
        "added.priority = UILayoutPriority(750)", "added.isActive = true",
        "let added2 = card.heightAnchor.constraint(equalToConstant: 60)",
        "added2.priority = UILayoutPriority(250.5)", "added2.isActive = true",
      ]
    ),
  ]

  @Test(arguments: outlets.indices) func objectsWithOutlets(index: Int) throws {
    var asked = try Asked(PreviewDocuments.boxes)
    asked.state.changes = Self.outlets[index].changes
    #expect(try Self.code(asked) == Self.outlets[index].lines)
  }

  private static let texts = PreviewDocuments.xib(
    """
                <subviews>
                    <label text="Grüße, Welt" id="lab"/>
                    <label userLabel="2nd title" id="two">
                        <string key="text">a</string>
                    </label>
                    <button userLabel="default" id="but">
                        <state key="normal" title="Go"/>
                    </button>
                    <view id="box"/>
                </subviews>
                <viewLayoutGuide key="safeArea" id="gui"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="gui" secondAttribute="top" symbolic="YES" id="top"/>
                </constraints>
    """)

  /// Objects without an outlet have a name from their label, text or kind, and a comment that says what they are.
  nonisolated static let others:
    [(change: String, id: String, name: String, kind: String, line: String)] = [
      ("lab.text = \"Hi\"", "lab", "grEWelt", "label", #"grEWelt.text = "Hi""#),
      ("two.text = b", "two", "object2ndTitle", "label", #"object2ndTitle.text = "b""#),
      (
        "but.text = Stay", "but", "`default`", "button",
        #"`default`.setTitle("Stay", for: .normal)"#
      ),
      ("top.constant = 9", "top", "constraint", "constraint", "constraint.constant = 9"),
      ("remove box", "box", "view", "view", "view.removeFromSuperview()"),
    ]

  @Test(arguments: others.indices) func objectsWithoutOutlets(index: Int) throws {
    let (change, id, name, kind, line) = Self.others[index]
    let asked = try Asked(Self.texts).changed(change)
    let comment = Self.comment(name, kind, id, in: asked, Self.texts)
    #expect(try Self.code(asked) == [comment, line])
  }

  /// Guides are those of the view around them.
  @Test func guides() throws {
    let asked = try Asked(Self.texts).changed("lab.top == gui.bottom")
    #expect(
      try Self.code(asked) == [
        "grEWelt.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true"
      ])
  }

  /// Texts are literals that mean them, in one line.
  @Test(
    arguments: [
      ("a \"b\" \\(c)", #"a \"b\" \\(c)"#), ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
      ("😀 é", "😀 é"), ("\u{1B}[31m\u{2028}x", #"\u{1b}[31m\u{2028}x"#),
      ("##[error]", #"#\u{23}[error]"#),
    ])
  func literals(text: String, literal: String) throws {
    let asked = try Asked(Self.texts).changed("lab.text = \(text)")
    #expect(try Self.code(asked).last == "grEWelt.text = \"\(literal)\"")
  }

  /// AppKit has a priority of its own.
  @Test func macPriorities() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <objects>
              <customView id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews>
                      <customView userLabel="Box" id="box"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="box" firstAttribute="width" constant="9" userLabel="Wide" id="wid"/>
                  </constraints>
              </customView>
          </objects>
      </document>

      """
    var asked = try Asked(text)
    asked.state.changes = ["wid.priority = 251", "Box.height == 4 @300"]
    #expect(
      try Self.code(asked) == [
        Self.comment("wide", "constraint", "wid", in: asked, text),
        "wide.priority = NSLayoutConstraint.Priority(251)",
        "let added = box.heightAnchor.constraint(equalToConstant: 4)",
        "added.priority = NSLayoutConstraint.Priority(300)", "added.isActive = true",
      ])
  }
}
