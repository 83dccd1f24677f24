internal import Foundation
internal import LayoutTree

/// The differences between frames and recorded frames: views that moved, were added or were removed.
struct FrameChanges {
  /// The lines of a failure, in tree order; empty if there are no differences.
  let lines: [String]

  /// Creates the differences between a tree and recorded frames.
  ///
  /// - Parameters:
  ///   - tolerance: The tolerance, in points; smaller differences are ignored.
  ///   - names: The names of the tree's views in equations.
  @MainActor init(
    from known: FrameText, to now: FrameText, tolerance: Double, _ names: ViewNames
  ) {
    let change = now.entries.map(\.key).difference(from: known.entries.map(\.key))
    var (gone, new) = (Set<Int>(), Set<Int>())
    for step in change {
      switch step {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    let stayed = known.entries.indices.filter { !gone.contains($0) }
    let kept = now.entries.indices.filter { !new.contains($0) }
    var lines: [(at: Double, text: String)] = []
    for (old, index) in zip(stayed, kept) {
      let (was, entry) = (known.entries[old], now.entries[index])
      // The text has three decimals.
      let moved = zip(was.frame, entry.frame).map { abs($0 - $1) > tolerance + 0.001 }
      guard let first = moved.firstIndex(of: true) else { continue }
      let why =
        now.views.indices.contains(index)
        ? Self.explanation(of: now.views[index], Self.attributes[first], names) : nil
      lines.append(
        (
          Double(index),
          "\(entry.name): was \(was.rect), is \(entry.rect)" + (why.map { "\n    \($0)" } ?? "")
        ))
    }
    for index in new { lines.append((Double(index), "\(now.entries[index].text): is new")) }
    for index in gone {
      lines.append((Double(index) - 0.5, "\(known.entries[index].text): is gone"))
    }
    self.lines = lines.sorted { $0.at < $1.at }.map { $0.text.trimmingPrefix(/(\| )+/) }
      .map(String.init)
  }

  /// The attributes for the four numbers of a frame.
  private static let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  /// The maximum number of explanation lines in a failure; the first one is the value.
  private static let maximumShown = 6

  /// The equations that determine the first differing number, one per line; nil for a view whose frame was only
  /// assigned.
  @MainActor private static func explanation(
    of view: any ViewHost, _ attribute: NSLayoutConstraint.Attribute, _ names: ViewNames
  ) -> String? {
    guard let found = view.node.explanation(of: attribute, words: names.words),
      found.equations.contains(where: { $0.statement.constraint != nil }) || !found.free.isEmpty
    else { return nil }
    let lines = found.lines { _ in nil }
    let more = lines.count > maximumShown ? ["  …"] : []
    return (lines.prefix(maximumShown) + more).joined(separator: "\n    ")
  }
}
