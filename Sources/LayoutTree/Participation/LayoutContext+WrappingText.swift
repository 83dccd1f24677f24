internal import Foundation
internal import LayoutEngine

/// Text that wraps: first a line's width, then, once widths are known, the height for that width.
///
/// - SeeAlso: `Rules/Sizes.md#text-that-wraps-is-solved-twice`, the last item, and 12.4.
extension LayoutContext {
  /// Solves after which texts whose width depends on their own height are left as they are.
  ///
  /// Nested stacks of wrapping text need three or four.
  private static let wrapLimit = 12
  /// Widths that differ less are the same: half a thousandth of a point is below every pixel.
  private static let tolerance = 0.0005

  /// Keeps the list of wrapping texts up to date; called before what a view states is brought up to date.
  ///
  /// A view that begins to wrap gives up its rows, so that they enter last.
  func noteWrapping(_ view: ViewNode, _ item: ItemID) {
    let wraps = view.wrapsText && (!view.translatesMask || (view === root && isFitting))
    guard wraps != self[item].wraps else { return }
    self[item].wraps = wraps
    if wraps {
      wrapping.append(item)
      giveUpRows(of: item)
    } else {
      wrapping.removeAll { $0 == item }
      setTextWidth(nil, of: item)
    }
  }

  /// Natural sizes of wrapping texts enter last: they are taken out and put in again once widths are
  /// known, so they are on the losing side of ties.
  func reenterWrappingTexts() {
    for item in wrapping where node(of: item) !== root {
      giveUpRows(of: item)
      regenerate(item)
    }
  }

  private func giveUpRows(of item: ItemID) {
    for id in self[item].stated.ids {
      engine.remove(id)
      forgetSystemConstraint(id)
    }
    self[item].stated = Stated()
  }

  /// Notes the width that was found for a text; only the engine in force shows it to the view.
  private func setTextWidth(_ width: CGFloat?, of item: ItemID) {
    self[item].textWidth = width
    if !isFitting { (node(of: item) as? ViewNode)?.textWidth = width }
  }

  /// Gives wrapping texts the widths that were found, and solves again while that changes heights.
  func wrapTexts() {
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

  /// Forgets all widths, so that texts are measured as if for the first time.
  func unwrapTexts() {
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
