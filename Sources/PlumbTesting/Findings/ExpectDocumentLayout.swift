internal import Checking
internal import Diagnostics
public import Foundation
internal import IBDocument
internal import LayoutTree
internal import Testing
internal import UIKit
internal import Workbench

/// Expects the rules of `plumb check` to find nothing wrong with the roots of a document; otherwise as for a view.
///
/// Its conflicts are failures too. Rules about documents alone, such as those about outlets, are `plumb check`'s.
///
/// ```swift
/// expectLayout(ofDocument: login, languages: [.own, .longer, .translation("de")], appearances: [.light, .dark])
/// ```
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard`. Devices and text sizes are for iOS.
///   - devices: The screens; none is the document's own.
///   - directions: The directions.
///   - textSizes: The text sizes; none is the default one.
///   - languages: The languages; none is the document's own. One that is written from right to left is laid out so.
///   - appearances: The appearances; none is the document's own.
///   - rules: What is looked for.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectLayout(
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
