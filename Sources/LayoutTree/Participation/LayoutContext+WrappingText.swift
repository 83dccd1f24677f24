internal import Foundation
internal import LayoutEngine

/// The two-step layout of wrapping text: first a line's width, then, once widths are solved, the height for
/// that width.
///
/// - SeeAlso: `Rules/Sizes.md#text-that-wraps-is-solved-twice`, the last item, and 12.4.
extension LayoutContext {
  /// The maximum number of solves for texts whose width depends on their height.
  ///
  /// Nested stacks of wrapping text need three or four.
  private static let wrapLimit = 12
  /// The maximum difference of widths that count as equal: half a thousandth of a point, below every pixel.
  private static let tolerance = 0.0005

  /// Updates the list of wrapping texts; called before a view's generated constraints are updated.
  ///
  /// A view that begins to wrap removes its rows, so that they enter last.
  func recordWrapping(_ view: ViewNode, _ item: ItemID) {
    let wraps = view.wrapsText && (!view.translatesMask || (view === root && isFitting))
    guard wraps != self[item].wraps else { return }
    self[item].wraps = wraps
    if wraps {
      wrapping.append(item)
      removeRows(of: item)
    } else {
      wrapping.removeAll { $0 == item }
      setTextWidth(nil, of: item)
    }
  }

  /// Removes and adds the natural sizes of wrapping texts, so that they enter last and lose ties.
  func reenterWrappingTexts() {
    for item in wrapping where node(of: item) !== root {
      removeRows(of: item)
      regenerate(item)
    }
  }

  private func removeRows(of item: ItemID) {
    for id in self[item].stated.ids {
      engine.remove(id)
      forgetSystemConstraint(id)
    }
    self[item].stated = Stated()
  }

  /// Records the solved width of a text; only the tree's engine sets it on the view.
  private func setTextWidth(_ width: CGFloat?, of item: ItemID) {
    self[item].textWidth = width
    if !isFitting { (node(of: item) as? ViewNode)?.textWidth = width }
  }

  /// Sets the solved widths of wrapping texts, and solves again while that changes heights.
  func solveTextWidths() {
    for _ in 0..<Self.wrapLimit {
      var changed = false
      for item in wrapping {
        let width = engine.alignmentRect(of: item).width
        if let known = self[item].textWidth, abs(Double(known) - width) < Self.tolerance {
          continue
        }
        setTextWidth(CGFloat(width), of: item)
        guard regenerate(item) else { continue }
        changed = true
        enqueueStack(around: item)
      }
      guard changed else { return }
      regenerateQueued()
      engine.solve()
    }
  }

  /// Clears all widths, so that texts are measured as in a first layout.
  func clearTextWidths() {
    for item in wrapping where self[item].textWidth != nil {
      setTextWidth(nil, of: item)
      // What it states is up to date with this, whatever its user changed before.
      self[item].isQueued = false
      if regenerate(item) { enqueueStack(around: item) }
    }
  }
}

extension ViewNode {
  /// Whether the natural height depends on the width that layout gives.
  package var wrapsText: Bool { host.hostWrapsText }
}
