internal import AppKit
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import UIKit

/// What there is to say about a document: what was noticed while it was read and built, constraints that
/// contradict each other, and views that are not aligned as their authors probably meant.
@MainActor struct DocumentCheck {
  let findings: [Finding]

  init(path: String, options: NibOptions) throws(WorkbenchError) {
    let watch = AlignmentWatch()
    defer { watch.end() }
    let laidOut = try LaidOutDocument(path: path, options: options)
    var findings = laidOut.document.diagnostics.map { Finding($0) }
    for root in laidOut.roots {
      findings += root.diagnostics.map { Finding($0) }
      for entry in root.views {
        let problems = watch.problems(of: entry.view) + Self.mirrored(entry.view)
        findings += problems.map { rule, message in
          Finding(
            severity: .warning, rule: rule,
            message: "\(ElementNames.name(of: entry.element)): \(message)", path: path,
            line: entry.element.position.line, column: entry.element.position.column,
            place: entry.element.id)
        }
      }
    }
    findings += laidOut.findings.map { Finding($0, path: path) }
    findings += OrnamentCheck(laidOut.document, options: options).findings
    // Roots of one document repeat what is about all of it.
    var seen: Set<Finding> = []
    self.findings = findings.filter { seen.insert($0).inserted }
      .sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }

  /// A picture that is shown mirrored, with other insets at its left than at its right, which stay where they
  /// are.
  private static func mirrored(_ view: any ViewHost) -> [(rule: String, message: String)] {
    guard view.node.isRightToLeft, let image = (view as? UIImageView)?.image,
      image.flipsForRightToLeftLayoutDirection
    else { return [] }
    let insets = image.alignmentRectInsets
    guard insets.left != insets.right else { return [] }
    return [
      (
        "mirrored-insets",
        "its picture is shown mirrored and the alignment insets are not: \(insets.left) points at the "
          + "left, \(insets.right) at the right"
      )
    ]
  }
}

/// Keeps what is found about alignment rectangles while a document is laid out.
@MainActor private final class AlignmentWatch {
  private var found: [AlignmentMismatch] = []
  private let before = (
    LayoutSystem.checksAlignmentRects, LayoutSystem.alignmentMismatchFound, LayoutSystem.log
  )

  init() {
    LayoutSystem.checksAlignmentRects = true
    LayoutSystem.alignmentMismatchFound = { [unowned self] in found.append($0) }
    // What becomes a finding need not be logged as well.
    let log = before.2
    LayoutSystem.log = { if !$0.hasPrefix("[AlignmentRects]") { log($0) } }
  }

  /// Stops listening.
  func end() {
    (LayoutSystem.checksAlignmentRects, LayoutSystem.alignmentMismatchFound, LayoutSystem.log) =
      before
  }

  func problems(of view: any ViewHost) -> [(rule: String, message: String)] {
    found.filter { $0.view === view }.map { mismatch in
      switch mismatch.kind {
      case .notInverse:
        (
          "alignment-not-inverse",
          "alignmentRect(forFrame:) and frame(forAlignmentRect:) do not undo each other"
        )
      case .insetsCountedTwice:
        (
          "insets-counted-twice",
          "intrinsicContentSize contains the alignment insets, which the frame adds once more"
        )
      case .touchesOutsideContainer:
        ("touches-outside-parent", mismatch.lostTouches ?? "touches are lost")
      }
    }
  }
}

extension Finding {
  /// A contradiction of constraints.
  fileprivate init(_ conflict: ConflictFinding, path: String) {
    let others = conflict.others.map { "\($0.text)\($0.place.map { " (\($0))" } ?? "")" }
    // What masks and guides state has no place of its own; something that contradicts it has.
    let position = ([conflict.broken] + conflict.others).lazy.compactMap(\.position).first
    self.init(
      severity: .error, rule: "conflict",
      message: "left out: \(conflict.broken.text); it cannot hold together with "
        + others.joined(separator: ", "),
      path: path, line: position?.line, column: position?.column)
  }
}
