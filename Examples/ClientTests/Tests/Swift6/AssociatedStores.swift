import Testing
import UIKit

// Style 12: constraints by name, kept with the views as associated objects, found and replaced later.

private final class Store { var named: [String: NSLayoutConstraint] = [:] }
nonisolated(unsafe) private var storeKey: UInt8 = 0

extension UIView {
  fileprivate var store: Store {
    if let known = objc_getAssociatedObject(self, &storeKey) as? Store { return known }
    let new = Store()
    objc_setAssociatedObject(self, &storeKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
  fileprivate func set(_ name: String, _ constraint: NSLayoutConstraint?) {
    store.named[name]?.isActive = false
    store.named[name] = constraint
    constraint?.isActive = true
  }
  fileprivate subscript(constraint name: String) -> NSLayoutConstraint? { store.named[name] }
}

@MainActor @Suite struct AssociatedStoreTests {
  @Test func named() {
    let root = root(100, 100)
    let all = views(2, in: root)
    for (index, view) in all.enumerated() {
      view.set("x", view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
      view.set(
        "y", view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 20))
      view.set("width", view.widthAnchor.constraint(equalToConstant: 30))
      view.set("height", view.heightAnchor.constraint(equalToConstant: 10))
    }
    check(root, all, [(0, 0, 30, 10), (0, 20, 30, 10)])
    for step in 1...10 {
      all[0][constraint: "x"]?.constant = CGFloat(step)
      all[1].set("width", all[1].widthAnchor.constraint(equalToConstant: CGFloat(30 + step)))
      check(root, all, [(CGFloat(step), 0, 30, 10), (0, 20, CGFloat(30 + step), 10)])
    }
    #expect(all[1].constraints.count == 2)
    all[1].set("x", all[1].leadingAnchor.constraint(equalTo: all[0].trailingAnchor))
    check(root, all, [(10, 0, 30, 10), (40, 20, 40, 10)])
  }
}
