internal import AppKit
internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import UIKit

/// The findings about a document: from reading and building it, constraints that
/// conflict, views that are probably not aligned as intended, and what it refers to.
@MainActor struct DocumentCheck {
  let findings: [Finding]
  /// The document as it was laid out; nil where it is refused for what is the only finding.
  let laidOut: LaidOutDocument?

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - data: The bytes to check in place of the file's.
  ///   - looksAtPictures: Whether pictures are searched for ornaments.
  ///   - isOn: Whether a rule is looked for.
  init(
    path: String, data: Data? = nil, options: NibOptions, project: CheckedProject,
    looksAtPictures: Bool = true, where isOn: (Rule) -> Bool = { $0.isOnByDefault }
  ) throws(WorkbenchError) {
    let watch = AlignmentWatch()
    let laidOut: LaidOutDocument
    do {
      // Findings are not logged as well.
      laidOut = try LayoutProfile.with(watch.profile) { () throws(WorkbenchError) in
        try LaidOutDocument(path: path, data: data, options: options)
      }
    } catch {
      guard case .document(let refusal) = error,
        let finding = DuplicateIDRule.finding(for: refusal)
      else { throw error }
      findings = [finding]
      self.laidOut = nil
      return
    }
    var findings = laidOut.document.findings.map(\.withoutFullStop)
    for root in laidOut.roots {
      let scene = CheckedScene(laidOut.document, root)
      findings += root.findings.map(\.withoutFullStop)
      for view in scene.views {
        let misfits =
          watch.misfits(of: view.view).filter { rule, _ in
            rule != .touchesOutsideParent
              || view.isVisible && !SystemInsets.decide(view, in: scene)
          } + Self.mirrored(view.view)
        findings += misfits.map { rule, message in
          Finding(rule, "\(view.name): \(message)", at: scene.location(of: view.element))
        }
      }
      findings += SceneRules.findings(in: scene, where: isOn)
    }
    findings += DocumentRules.findings(
      in: CheckedDocument(laidOut.document, in: project), where: isOn)
    let conflicts = ConflictExplanation.findings(
      laidOut.explanations.filter { !$0.dependsOnCanvas })
    // What layout explains is not repeated from the constraints alone.
    let explained = Set(conflicts.flatMap { [$0.location] + $0.related.compactMap(\.location) })
    findings.removeAll { $0.rule == .conflict && explained.contains($0.location) }
    findings += conflicts
    if looksAtPictures {
      findings += OrnamentCheck(laidOut.document, options: options).findings
    }
    // Each root repeats the findings about the whole document.
    var seen: Set<Finding> = []
    self.findings = findings.filter { seen.insert($0).inserted }
      .sorted { $0.location.precedes($1.location) }
    self.laidOut = laidOut
  }

  /// A picture that is mirrored, with different insets at its left and its right, which are not
  /// mirrored.
  private static func mirrored(_ view: any ViewHost) -> [(rule: Rule, message: String)] {
    guard view.node.isRightToLeft, let image = (view as? UIImageView)?.image,
      image.flipsForRightToLeftLayoutDirection
    else { return [] }
    let insets = image.alignmentRectInsets
    guard insets.left != insets.right else { return [] }
    return [
      (
        .mirroredInsets,
        "its picture is mirrored but the alignment insets are not: \(insets.left) points at the "
          + "left, \(insets.right) at the right"
      )
    ]
  }
}

/// Collects findings about alignment rectangles while a document is laid out.
@MainActor private final class AlignmentWatch {
  private var found: [AlignmentMismatch] = []

  /// The profile for the layouts that are observed.
  var profile: LayoutProfile {
    var profile = LayoutProfile.current
    profile.checksAlignmentRects = true
    profile.alignmentMismatchFound = { [weak self] in self?.found.append($0) }
    let log = profile.log
    profile.log = { if !$0.hasPrefix("[AlignmentRects]") { log($0) } }
    return profile
  }

  /// The findings about a view.
  func misfits(of view: any ViewHost) -> [(rule: Rule, message: String)] {
    found.filter { $0.view === view }.map { mismatch in
      switch mismatch.kind {
      case .notInverse:
        (
          .alignmentNotInverse,
          "alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverse"
        )
      case .insetsCountedTwice:
        (
          .insetsCountedTwice,
          "intrinsicContentSize includes the alignment insets, which the frame adds again"
        )
      case .touchesOutsideContainer:
        (.touchesOutsideParent, mismatch.lostTouches ?? "touches are lost")
      }
    }
  }
}

extension Finding {
  /// The finding without a final period, as in compiler diagnostics: Apple's messages are sentences.
  fileprivate var withoutFullStop: Finding {
    guard message.hasSuffix(".") else { return self }
    var copy = self
    copy.message.removeLast()
    return copy
  }
}
