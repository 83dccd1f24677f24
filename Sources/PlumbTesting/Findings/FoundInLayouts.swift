internal import Checking
internal import Diagnostics
internal import Foundation
internal import LayoutTree
internal import Testing

/// The findings in several layouts of a view, without duplicates.
@MainActor struct FoundInLayouts {
  private struct Entry {
    var finding: Finding
    let picture: Data?
    var layouts: [String]
  }

  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var count = 0
  private var conflicts: [(text: String, found: (conflict: Contradiction, layouts: [String]))] = []
  /// The maximum number of layouts that a sentence lists, as in findings.
  private static let shownLayouts = 4

  /// Adds a contradiction of a layout.
  mutating func add(_ conflict: Contradiction, in layout: String) {
    let text = conflict.members.joined(separator: "\n")
    guard let number = conflicts.firstIndex(where: { $0.text == text }) else {
      return conflicts.append((text, (conflict, [layout])))
    }
    let isKnown = conflicts[number].found.layouts.contains(layout)
    if !isKnown { conflicts[number].found.layouts.append(layout) }
  }

  /// Adds the findings of rules in a layout.
  ///
  /// - Parameters:
  ///   - isOfLayoutAlone: Whether to include only rules whose findings can differ between layouts: stored frames and
  ///     texts of a document refer to its own language.
  ///   - picture: Draws the layout; called if there are new findings.
  mutating func add(
    _ scene: CheckedScene, _ rules: LayoutRules, in layout: String, scale: Double,
    ofLayoutAlone isOfLayoutAlone: Bool = false, _ picture: () -> Data?
  ) {
    count += 1
    var seen: [String: Int] = [:]
    var drawn: Data??
    let findings =
      isOfLayoutAlone
      ? SceneRules.layoutFindings(in: scene, where: rules.contain)
      : SceneRules.findings(in: scene, where: rules.contain)
    for finding in findings where rules.count(finding) {
      let subject = "\(finding.rule) \(finding.location.subject ?? finding.message)"
      seen[subject, default: 0] += 1
      let key = "\(subject) \(seen[subject] ?? 1)"
      if let number = numbers[key] {
        entries[number].layouts.append(layout)
        continue
      }
      if drawn == nil { drawn = .some(picture()) }
      numbers[key] = entries.count
      entries.append(
        Entry(
          finding: finding, picture: (drawn ?? nil).map { marked($0, finding, scene, scale) },
          layouts: [layout]))
    }
  }

  /// Returns the picture with a line around the view of a finding.
  private func marked(
    _ png: Data, _ finding: Finding, _ scene: CheckedScene, _ scale: Double
  ) -> Data {
    let subject = finding.location.subject
    let view = scene.views.first { scene.location(of: $0).subject == subject }
    guard let frame = view?.frame else { return png }
    let rect = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    return MarkedPicture.mark(png, rect, width: Int(scale.rounded()))
  }

  /// The failures, one per finding; layouts are listed if the finding does not apply to all.
  func failures(at place: SourceLocation) -> [Failure] {
    conflicts.map { text, entry in
      let isEverywhere = entry.layouts.count >= count && count > 1 || entry.layouts == ["as made"]
      let names = Array(entry.layouts.prefix(Self.shownLayouts))
      let more = entry.layouts.count - names.count
      let words = names.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
      return entry.conflict.failure(at: place, isEverywhere ? "" : " (\(words))")
    }
      + entries.map { entry in
        var finding = entry.finding
        if entry.layouts.count < count || count == 1 && entry.layouts != ["as made"] {
          finding.layouts = entry.layouts
        }
        return Failure(
          message: "\(finding.rule): \(finding.sentence)", place: place,
          files: entry.picture.map { [Failure.File(name: "\(finding.rule).png", data: $0)] } ?? [])
      }
  }
}
