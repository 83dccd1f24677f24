package import Foundation

/// The design time of a view, out of line: views of programs have none, and pay for a pointer only.
final class DesignTimeBox {
  let value: DesignTime
  init(_ value: DesignTime) { self.value = value }
}

extension ViewNode {
  /// The facts about the view that only Interface Builder's canvas knows; nil for a view of a program.
  ///
  /// Setting it invalidates what is made of it: natural size, alignment insets, margins.
  package var designTime: DesignTime? {
    get { statement.designTime?.value }
    set {
      let old = designTime
      guard newValue != old else { return }
      statement.designTime = newValue.map(DesignTimeBox.init)
      alignmentChanged()
      guard newValue?.canvas != old?.canvas else { return }
      root.dropContexts()
      margins.inheritedInsetsChanged()
    }
  }

  /// Whether the view is shown as Interface Builder's canvas shows it.
  ///
  /// - Complexity: O(1), without a copy of ``designTime``.
  package var isDesignTime: Bool { statement.designTime != nil }

  /// Whether a root is shown at the size it has whatever its own constraints say, as on the canvas.
  package var isOnCanvas: Bool { statement.designTime?.value.canvas != nil }

  /// The natural size that layout uses: the view's own, or what stands in for it.
  ///
  /// Points, of the alignment rectangle; negative on an axis without one.
  package var naturalSize: CGSize {
    var size = host.hostIntrinsicContentSize
    guard let known = statement.designTime?.value else { return size }
    if let width = known.naturalWidth { size.width = width }
    if let height = known.naturalHeight { size.height = height }
    return size
  }

  /// Whether a length has no natural value and is held at that of the stored frame.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#current-lengths-stand-in`.
  package func isHeld(along attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard statement.designTime?.value.heldSize != nil else { return false }
    switch attribute {
    case .width: return naturalSize.width < 0
    case .height: return naturalSize.height < 0
    default: return false
    }
  }
}
