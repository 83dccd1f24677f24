import Foundation
import LayoutTree
import Testing

/// A tree as text, with what layout knows of each view (`Rules/Messages.md#the-trace-of-a-tree`).
@MainActor @Suite struct LayoutTraceTests {
  /// The form of public logs, numbers of variables taken out.
  @Test func theTrace() {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = PlainText("Name")
    let masked = PlainView("masked", frame: CGRect(x: 1, y: 1, width: 9, height: 9))
    let apart = PlainView("apart", frame: .zero)
    let guide = GuideNode(kind: .custom)
    guide.identifier = "gap"
    for view in [text, masked, apart] { root.insert(view) }
    masked.node.addGuide(guide)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: masked.topAnchor),
      guide.leftAnchor.constraint(equalTo: masked.leftAnchor),
      guide.rightAnchor.constraint(equalTo: masked.rightAnchor),
      guide.topAnchor.constraint(equalTo: masked.topAnchor),
    ])
    root.layoutIfNeeded()
    let gap = "UILayoutGuide:\(address(guide))'gap'"
    #expect(
      root.node.layoutTrace.replacing(#/{id: \d+}/#, with: "") == """
        •root
        |   *Name- AMBIGUOUS LAYOUT for Name.minX
        |   +masked
        |   |   *<UILayoutGuide: \(address(guide)) - "gap", layoutFrame = {{0, 0}, {9, 0}}, owningView = masked>- AMBIGUOUS LAYOUT for \(gap).Height
        |   apart

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
  }

  /// Without constraints there is no engine, and a host that constraints must hold is marked.
  @Test func tracesOfOtherTrees() {
    let alone = PlainView("alone", frame: .zero)
    #expect(alone.node.layoutTrace.hasPrefix("alone\n\nLegend:"))
    let host = PlainView("host")
    let child = PlainView("child", frame: .zero)
    host.insert(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: host.widthAnchor),
      host.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(host.node.layoutTrace.hasPrefix("•host, MISSING HOST CONSTRAINTS\n"))
    // From a view that is not the topmost one the trace has its part only.
    #expect(child.node.layoutTrace.hasPrefix("+child\n\nLegend:"))
  }
}
