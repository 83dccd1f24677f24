internal import Checking
internal import Diagnostics
public import Foundation
internal import IBDocument
internal import LayoutTree
internal import Testing
internal import UIKit
internal import Workbench

/// Expects the rules of `plumb check` to report no findings for the roots of a document; otherwise as for a view.
///
/// Conflicts in the document are also failures. Rules that concern only documents, such as those about outlets, are
/// checked by `plumb check` alone.
///
/// ```swift
/// expectLayout(ofDocument: login, languages: [.own, .longer, .translation("de")], appearances: [.light, .dark])
/// ```
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard` file. Devices and text sizes apply to iOS.
///   - devices: The screens; empty for the document's own.
///   - directions: The layout directions.
///   - textSizes: The text sizes; empty for the default one.
///   - languages: The languages; empty for the document's own. Right-to-left languages are laid out accordingly.
///   - appearances: The appearances; empty for the document's own.
///   - rules: The rules to check.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line to report.
///   - column: The column to report.
@preconcurrency @MainActor public func expectLayout(
  ofDocument document: URL, on devices: [Device] = [],
  directions: LayoutDirections = .leftToRight, textSizes: [TextSize] = [],
  languages: [DocumentLanguage] = [], appearances: [Appearance] = [],
  rules: LayoutRules = .standard, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  if let mistake = rules.mistake { return Failure(message: mistake, place: place).record() }
  var found = FoundInLayouts()
  var problems: [String] = []
  do throws(WorkbenchError) {
    let tested = try TestedDocument(document)
    for setting in LayoutSetting.all(on: devices, directions, textSizes, appearances, languages) {
      let laidOut = try tested.laidOut(in: setting)
      for text in laidOut.explanations.map(\.text) where !problems.contains(text) {
        problems.append(text)
      }
      for root in laidOut.roots {
        let scene = laidOut.scene(of: root)
        let scale = 2.0
        found.add(
          scene, rules, in: setting.name, scale: scale, ofLayoutAlone: setting.language != .own
        ) {
          laidOut.simulate { try? (root.view as? UIView)?.pngData(scale: scale) }
        }
      }
    }
  } catch {
    return Failure(message: "\(error)", place: place).record()
  }
  for text in problems { Failure(message: text, place: place).record() }
  for failure in found.failures(at: place) { failure.record() }
}
