import AppKit
import Foundation
import IBDocument
import NibBuilding
import Testing

/// Rows of a table whose column titles lie over the clip view begin below them.
@MainActor struct ColumnTitleTests {
  /// A table of 200 × 100 with or without titles 28 high, and the clip view's upper edge.
  @Test(
    arguments: [(true, 0, -28), (true, 1, -27), (true, 28, 0), (false, 0, 0)]
      as [(Bool, CGFloat, CGFloat)])
  func rowsBeginBelowTheTitles(hasTitles: Bool, clipTop: CGFloat, origin: CGFloat) throws {
    let titles =
      hasTitles
      ? "<tableHeaderView key=\"headerView\" id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"28\"/></tableHeaderView>"
      : ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <scrollView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="c"><rect key="frame" x="0" y="\(clipTop)" width="200" height="\(100 - clipTop)"/>
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="200" height="72"/></tableView></subviews></clipView>
      \(titles)</scrollView></objects></document>
      """
    let document = try Document(data: Data(text.utf8), path: "titles.xib")
    let built = NibBuilder(document, toolkit: AppKitToolkit(), options: NibOptions()).buildRoots()
    let scroll = try #require(built.first?.view as? NSScrollView)
    #expect(scroll.contentView.bounds.minY == origin)
    // The table's own frame is the stored one.
    #expect(scroll.documentView?.frame == NSRect(x: 0, y: 0, width: 200, height: 72))
  }
}
