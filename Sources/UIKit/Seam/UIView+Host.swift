package import Foundation
package import ViewCore

/// UIKit's side of the seam.
extension UIView: ViewHost {
  package var node: ViewNode { viewNode }
  package var layoutNode: LayoutNode { viewNode }

  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRect(forFrame: frame)
  }
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { frame(forAlignmentRect: rect) }
  package var hostIntrinsicContentSize: CGSize { intrinsicContentSize }

  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    return (
      first === self ? ownBaselines.first : .first(of: first.viewNode),
      last === self ? ownBaselines.last : .last(of: last.viewNode)
    )
  }

  package func hostUpdateConstraints() { updateConstraints() }
  package func hostLayoutSubviews() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
  package func hostGeometryDidChange(from old: CGRect) {}
  package func hostInsetsDidChange(margins: Bool, safeArea: Bool) {
    if safeArea { safeAreaInsetsDidChange() }
    if margins { layoutMarginsDidChange() }
  }
  package var hostDescription: String {
    let name =
      "\(type(of: self)):0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))"
    guard let text = contentDescription, !text.isEmpty else { return name }
    return text.count > 25 ? "\(name)'\(text.prefix(24))…'" : "\(name)'\(text)'"
  }
}
