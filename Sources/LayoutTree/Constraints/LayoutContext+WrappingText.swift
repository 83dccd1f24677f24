internal import Foundation
internal import LayoutEngine

/// Text that wraps: first a line's width, then, once widths are known, the height for that width.
///
/// - SeeAlso: semantics 7, the last item, and 12.4.
extension LayoutContext {
  /// Solves after which texts whose width depends on their own height are left as they are.
  ///
  /// Nested stacks of wrapping text need three or four.
  private static let wrapLimit = 12
  /// Widths that differ less are the same: half a thousandth of a point is below every pixel.
  private static let tolerance = 0.0005

  /// Keeps the list of wrapping views up to date; called before a view's rows are made anew.
  ///
  /// A view that begins to wrap gives up its rows, so that they enter last.
  func noteWrapping(_ view: ViewNode) {
    let id = ObjectIdentifier(view)
    if view.wrapsText && (!view.translatesMask || (view === root && view.fitting != nil)) {
      guard wrappingIDs.insert(id).inserted else { return }
      wrapping.append(view)
      giveUpRows(of: view)
    } else if wrappingIDs.remove(id) != nil {
      wrapping.removeAll { $0 === view }
      view.textWidth = nil
    }
  }

  /// Natural sizes of wrapping texts enter last: they are taken out and put in again once widths are
  /// known, so they are on the losing side of ties.
  func reenterWrappingTexts() {
    for view in wrapping where view !== root {
      giveUpRows(of: view)
      regenerate(view)
    }
  }

  private func giveUpRows(of view: ViewNode) {
    for old in view.generated {
      engine.remove(old.id)
      systemConstraints[old.id] = nil
    }
    view.generated = []
  }

  /// Gives wrapping texts the widths that were found, and solves again while that changes heights.
  func wrapTexts() {
    for _ in 0..<Self.wrapLimit {
      var changed = false
      for view in wrapping {
        guard let item = view.item, view.context === self else { continue }
        let width = engine.alignmentRect(of: item).width
        if let known = view.textWidth, abs(Double(known) - width) < Self.tolerance { continue }
        view.textWidth = CGFloat(width)
        guard regenerate(view) else { continue }
        changed = true
        if let stack = view.parent, stack.arrangement != nil { enqueue(stack) }
      }
      guard changed else { return }
      regenerateQueued()
      settle()
    }
  }
}

extension ViewNode {
  /// Whether the natural height depends on the width that layout gives.
  var wrapsText: Bool { host.hostWrapsText }
}
