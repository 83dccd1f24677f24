internal import AppKit
internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import UIKit

/// The check of a document, with the files that it may refer to and the enabled rules.
@MainActor struct DocumentCheck {
  /// The path of the document.
  let path: String
  /// The options for layout.
  let options: NibOptions
  /// The files that the document may refer to.
  let project: CheckedProject
  /// The layouts to check.
  let matrix: LayoutMatrix
  /// Returns whether a rule is enabled; findings without such a rule are always reported.
  let isOn: (Rule) -> Bool

  /// Lays out a version of the document's text and applies the rules.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - looksAtPictures: Whether pictures are searched for ornaments.
  /// - Returns: The findings from reading and building the document, conflicting constraints, views that are probably
  ///   misaligned, and missing resources.
  /// - Throws: `WorkbenchError` if the text cannot be read.
  func findings(
    in data: Data, looksAtPictures: Bool = true
  ) throws(WorkbenchError) -> DocumentFindings {
    let watch = AlignmentWatch()
    let laidOut: LaidOutDocument
    do {
      // Findings need not be logged as well.
      laidOut = try LayoutProfile.with(watch.profile) { () throws(WorkbenchError) in
        try LaidOutDocument.read(path: path, data: data, options: options)
      }
    } catch {
      guard case .document(let refusal) = error,
        let finding = DuplicateIDRule.finding(for: refusal)
      else { throw error }
      return DocumentFindings(findings: [finding], laidOut: nil)
    }
    var findings = Self.alignmentFindings(in: laidOut, watch)
    for root in laidOut.roots {
      findings += SceneRules.statedFindings(in: laidOut.scene(of: root), where: isOn)
    }
    let checked = CheckedDocument(laidOut.document, in: project)
    findings += DocumentRules.findings(in: checked, where: isOn)
    let byRoot = LayoutFindings.byRoot(of: laidOut, options: options, where: isOn)
    let ofLayout = laidOut.roots.flatMap { byRoot[$0.element.id] ?? [] }
    // Conflicts explained by layout are not repeated from the constraints alone.
    let explained = Set(
      ofLayout.filter { $0.rule == .conflict }
        .flatMap { [$0.location] + $0.related.compactMap(\.location) })
    findings.removeAll { $0.rule == .conflict && explained.contains($0.location) }
    findings += ofLayout
    if looksAtPictures {
      findings += OrnamentCheck.findings(in: laidOut.document, options: options)
    }
    findings = merged(findings, laidOut, byRoot)
    var assignments = ProgramAssignments(checked)
    findings = assignments.remaining(
      findings, others: [.touchesOutsideParent: DecidingProperties.geometry])
    // Each root repeats the findings about the entire document.
    var seen: Set<Finding> = []
    return DocumentFindings(
      findings: findings.filter { seen.insert($0).inserted }
        .sorted { $0.location.precedes($1.location) },
      laidOut: laidOut)
  }

  /// Returns the findings from reading and building a document, and those of the watch during its layout.
  private static func alignmentFindings(
    in laidOut: LaidOutDocument, _ watch: AlignmentWatch
  ) -> [Finding] {
    var findings = (laidOut.document.findings + laidOut.fontFindings).map(\.withoutFullStop)
    for root in laidOut.roots {
      let scene = laidOut.scene(of: root)
      findings += root.findings.map(\.withoutFullStop)
      for view in scene.views {
        let misfits =
          watch.misfits(of: view.view).filter { rule, _ in
            rule != .touchesOutsideParent
              || view.isVisible && !SystemInsets.decide(view, in: scene)
                // Of a contradiction another constraint may be given up.
                && !scene.anyAround(view) { $0.isInConflict }
          } + mirrored(view.view)
        findings += misfits.map { rule, message in
          Finding(rule, "\(view.name): \(message)", at: scene.location(of: view))
        }
      }
    }
    return findings
  }

  /// Merges the findings of other layouts; a finding that does not apply to all layouts lists them.
  ///
  /// - Parameter ownFindings: The findings in the document's own layout by root, from layout-dependent rules.
  private func merged(
    _ findings: [Finding], _ own: LaidOutDocument, _ ownFindings: [String: [Finding]]
  ) -> [Finding] {
    var known: DocumentLanguages?
    func translations() -> DocumentLanguages {
      let found = known ?? DocumentLanguages(ofDocument: own.document.path)
      known = found
      return found
    }
    let layouts = matrix.layouts(of: own.document, translations)
    let faults = known.map(BrokenStrings.findings) ?? []
    guard layouts.count > 1 else { return findings + faults }
    let variants = LayoutVariants.findings(
      of: own, ownFindings, layouts: layouts,
      translations: translations, options: options, where: isOn)
    let merged = own.document.roots.flatMap { root in
      MergedFindings.merged(
        zip(layouts, variants).compactMap { layout, found in
          found[root.id].map { (layout, $0) }
        })
    }
    let replaced = Set(variants[0].values.joined())
    return findings.filter { !replaced.contains($0) } + merged + faults
  }

  /// A mirrored picture with different insets at its left and right, which are not mirrored.
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

extension Finding {
  /// The finding without a final period, as in compiler diagnostics: Apple's messages are sentences.
  fileprivate var withoutFullStop: Finding {
    guard message.hasSuffix(".") else { return self }
    var copy = self
    copy.message.removeLast()
    return copy
  }
}

/// The findings about a version of a document's text.
@MainActor struct DocumentFindings {
  /// The findings, sorted by position.
  let findings: [Finding]
  /// The laid-out document; nil if the only finding is that the document is rejected.
  let laidOut: LaidOutDocument?
  /// The document; nil if it is rejected with a finding.
  var document: Document? { laidOut?.document }
}
