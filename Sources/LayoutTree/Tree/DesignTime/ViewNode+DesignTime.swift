package import Foundation

/// The design time of a view, stored indirectly: views of programs have none and only store a pointer.
final class DesignTimeBox {
  let value: DesignTime
  init(_ value: DesignTime) { self.value = value }
}

extension ViewNode {
  /// The design-time properties of a view on the canvas; nil for a view of a program.
  ///
  /// Setting it invalidates natural size, alignment insets and margins.
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

  /// Whether a root has a fixed size regardless of its constraints, as on the canvas.
  package var isOnCanvas: Bool { statement.designTime?.value.canvas != nil }

  /// The natural size that layout uses: the view's, or its replacement at design time.
  ///
  /// Points, of the alignment rectangle; negative on an axis without one.
  package var naturalSize: CGSize {
    var size = host.hostIntrinsicContentSize
    guard let known = statement.designTime?.value else { return size }
    if let width = known.naturalWidth { size.width = width }
    if let height = known.naturalHeight { size.height = height }
    return size
  }

  /// Whether a length without a natural value is held at that of the stored frame.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#current-lengths-stand-in`.
  package func isHeld(along attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard statement.designTime?.value.fixedSize != nil else { return false }
    switch attribute {
    case .width: return naturalSize.width < 0
    case .height: return naturalSize.height < 0
    default: return false
    }
  }
}
