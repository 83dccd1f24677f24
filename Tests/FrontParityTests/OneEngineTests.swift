import AppKit
import LayoutTree
import Testing
import UIKit

/// The two fronts are one engine.
@MainActor struct OneEngineTests {
  @Test func bothFrontsPlaceAViewAlike() {
    let uiParent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let uiChild = UIView()
    uiChild.translatesAutoresizingMaskIntoConstraints = false
    uiParent.addSubview(uiChild)
    let nsParent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let nsChild = NSView()
    nsChild.translatesAutoresizingMaskIntoConstraints = false
    nsParent.addSubview(nsChild)
    NSLayoutConstraint.activate([
      uiChild.topAnchor.constraint(equalTo: uiParent.topAnchor, constant: 4),
      uiChild.leftAnchor.constraint(equalTo: uiParent.leftAnchor, constant: 4),
      uiChild.widthAnchor.constraint(equalToConstant: 20),
      uiChild.heightAnchor.constraint(equalToConstant: 10),
      nsChild.topAnchor.constraint(equalTo: nsParent.topAnchor, constant: 4),
      nsChild.leftAnchor.constraint(equalTo: nsParent.leftAnchor, constant: 4),
      nsChild.widthAnchor.constraint(equalToConstant: 20),
      nsChild.heightAnchor.constraint(equalToConstant: 10),
    ])
    uiParent.layoutIfNeeded()
    nsParent.layoutSubtreeIfNeeded()
    #expect(uiChild.viewNode.frame == nsChild.viewNode.frame)
    #expect(nsChild.frame == CGRect(x: 4, y: 36, width: 20, height: 10))
  }
}
