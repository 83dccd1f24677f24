import Foundation
import IBDocument
import NibBuilding
import Testing

/// What stands in documents for objects that are there already, as Xcode writes it on both platforms.
struct PlaceholderTests {
  static let rows: [(element: String, placeholder: NibPlaceholder?)] = [
    ("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>", .owner),
    ("<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>", .firstResponder),
    ("<placeholder placeholderIdentifier=\"Store\" id=\"a\"/>", .external("Store")),
    ("<placeholder id=\"a\"/>", nil), ("<view id=\"a\"/>", nil),
    ("<customObject id=\"-2\" userLabel=\"File's Owner\"/>", .owner),
    ("<customObject id=\"-1\" customClass=\"FirstResponder\"/>", .firstResponder),
    ("<customObject id=\"-3\" customClass=\"NSObject\"/>", .application),
    ("<customObject id=\"a\" customClass=\"Store\"/>", nil),
    (
      "<customObject id=\"a\" customClass=\"NSResponder\" sceneMemberID=\"firstResponder\"/>",
      .firstResponder
    ),
  ]

  @Test(arguments: rows)
  func whatAnElementStandsFor(element: String, placeholder: NibPlaceholder?) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>\(element)</objects></document>
      """
    let document = try Document(data: Data(text.utf8), path: "test")
    let objects = try #require(document.element.child("objects")).children
    #expect(objects.map { NibPlaceholder($0) } == [placeholder])
    let isFirst = placeholder == .firstResponder
    #expect(NibPlaceholder.firstResponder(among: objects) == (isFirst ? objects[0]["id"] : nil))
  }
}
