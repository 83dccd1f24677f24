import Drawing
import Foundation
import IBDocument
import Testing
import UIKit
import Workbench

/// Symbols of the system that documents name: something stands for each, in pictures and in programs.
@MainActor struct SymbolTests {
  private static func source(_ view: String, isMac: Bool, symbol: String = "trash") -> Data {
    let type = isMac ? "Cocoa" : "CocoaTouch"
    let target = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="\(target)" useAutolayout="YES">\
      <objects>\(view.replacingOccurrences(of: "trash", with: symbol))</objects>
      <resources><image name="\(symbol)" catalog="system" width="117" height="128"/></resources></document>
      """.utf8)
  }

  nonisolated private static let places =
    #"<rect key="frame" x="0" y="0" width="60" height="40"/><autoresizingMask key="autoresizingMask"/>"#
  nonisolated private static let views: [(view: String, isMac: Bool)] = [
    (
      "<button opaque=\"NO\" buttonType=\"system\" id=\"v\">\(places)<state key=\"normal\" image=\"trash\"/></button>",
      false
    ),
    ("<imageView contentMode=\"center\" image=\"trash\" id=\"v\">\(places)</imageView>", false),
    (
      """
      <button id="v">\(places)<buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" image="trash" \
      imagePosition="only" id="c"><font key="font" metaFont="system"/></buttonCell></button>
      """, true
    ),
    (
      "<imageView id=\"v\">\(places)<imageCell key=\"cell\" image=\"trash\" id=\"c\"/></imageView>",
      true
    ),
    ("<imageView contentMode=\"center\" id=\"v\">\(places)\(reference)</imageView>", false),
    (
      "<button buttonType=\"system\" id=\"v\">\(places)<state key=\"normal\">\(reference)</state></button>",
      false
    ),
    (
      "<button id=\"v\">\(places)<state key=\"normal\"/><buttonConfiguration key=\"configuration\" style=\"plain\">"
        + "\(reference)</buttonConfiguration></button>", false
    ),
    (
      """
      <button id="v">\(places)<buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" \
      imagePosition="only" id="c">\(reference)<font key="font" metaFont="system"/></buttonCell></button>
      """, true
    ),
    (
      "<imageView id=\"v\">\(places)<imageCell key=\"cell\" id=\"c\">\(reference)</imageCell></imageView>",
      true
    ),
  ]
  nonisolated private static let reference =
    #"<imageReference key="image" image="trash" catalog="system" symbolScale="large"/>"#

  /// The picture of a view with the symbol has more than one colour.
  @Test(arguments: views) func somethingIsDrawn(_ row: (view: String, isMac: Bool)) throws {
    let laidOut = try LaidOutDocument.layOut(
      Document(
        data: Self.source(row.view, isMac: row.isMac), path: "/no such folder/Symbol.xib"))
    let root = try #require(laidOut.roots.first)
    let image = try CGImage.decode(
      DocumentPicture(of: root, in: laidOut, options: PictureOptions(scale: 1)).data,
      vectorScale: 1)
    let colors = Set(
      (0..<image.width).flatMap { x in (0..<image.height).map { y in image.bytes(x, y) } })
    #expect(colors.count > 1)
  }

  /// A name without an outline is a box, which the omissions name; one with an outline does not count.
  @Test(arguments: views) func boxesAreNamed(_ row: (view: String, isMac: Bool)) throws {
    for (name, boxes) in [("trash", 0), ("finder", 1)] {
      let laidOut = try LaidOutDocument.layOut(
        Document(data: Self.source(row.view, isMac: row.isMac, symbol: name), path: "/none/S.xib"))
      let root = try #require(laidOut.roots.first)
      let picture = try DocumentPicture(of: root, in: laidOut, options: PictureOptions(scale: 1))
      #expect(picture.omissions.symbols.values.reduce(0, +) == boxes, "\(name): \(row.view)")
    }
  }

  /// A program that loads the document has an image with the symbol's name in its views.
  @Test func programsGetTheSymbol() throws {
    for row in Self.views where !row.isMac {
      let nib = UINib(data: Self.source(row.view, isMac: false), bundle: nil)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      let image = (view as? UIButton)?.currentImage ?? (view as? UIImageView)?.image
      #expect(image?.isSymbolImage == true)
    }
  }

  /// A program that loads a document with a misspelt symbol goes on without it, and the log says so.
  @Test func aMisspeltSymbolIsSaid() throws {
    let log = LayoutProfile.standard.log
    defer { LayoutProfile.standard.log = log }
    for row in Self.views where !row.isMac {
      var messages: [String] = []
      LayoutProfile.standard.log = { messages.append($0) }
      let nib = UINib(data: Self.source(row.view, isMac: false, symbol: "trahs"), bundle: nil)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect((view as? UIButton)?.image(for: .normal) == nil)
      #expect((view as? UIImageView)?.image == nil)
      #expect(messages.filter { $0.contains("Could not load the \"trahs\" image") }.count == 1)
    }
  }
}
