public import Foundation
internal import LayoutTree
internal import NibBuilding
internal import Testing
internal import UIKit
internal import Workbench

/// Expects a root of a document and all in it to have the frames that were recorded; otherwise as for a view.
///
/// Views are called as in findings, such as `label 'Title'`.
///
/// ```swift
/// expectFrames(ofDocument: login, root: "Login", on: .iPhone15, named: "phone")
/// ```
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard`.
///   - root: The scene, controller, window or view, as `plumb render --scene` names it; nil is the initial one.
///   - device: The screen, for iOS; nil is the document's own. Controllers fill it; a nib's view keeps its size.
///   - name: The part of the file's name behind the test's; nil counts from 1.
///   - tolerance: In pixels of the screen; frames that differ by less are equal.
///   - record: When the file is written; nil is the environment's `SNAPSHOT_TESTING_RECORD`, or missing ones.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectFrames(
  ofDocument document: URL, root: String? = nil, on device: Device? = nil,
  named name: String? = nil, tolerance: Double = 0.5, record: RecordMode? = nil,
  testName: String = #function, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "txt", of: testName, in: place, record: record)
  do throws(WorkbenchError) {
    let laidOut = try TestedDocument(document).laidOut(in: LayoutSetting(device: device))
    let found = try RootSelection.root(named: root, in: laidOut)
    let scale = found.view is UIView ? found.view.node.pixelScale : 2
    frameFailure(of: found.view, file, tolerance: tolerance / scale, place, .ofDocument)?
      .record()
  } catch {
    Failure(message: "\(error)", place: place).record()
  }
}
