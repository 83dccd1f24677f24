public import Foundation
internal import LayoutTree
internal import NibBuilding
internal import Testing
internal import UIKit
internal import Workbench

/// Expects a root of a document and its subviews to have the recorded frames; otherwise as for a view.
///
/// Views are named as in findings, such as `label 'Title'`.
///
/// ```swift
/// expectFrames(ofDocument: login, root: "Login", on: .iPhone15, named: "phone")
/// ```
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard` file.
///   - root: The scene, controller, window or view, as specified for `plumb render --scene`; nil is the initial one.
///   - device: The screen, for iOS; nil is the document's own. Controllers fill it; a nib's view keeps its size.
///   - name: The part of the file name after the test's name; nil counts from 1.
///   - tolerance: The maximum difference between equal frames, in pixels of the screen.
///   - record: The recording mode; nil is that of the environment variable `SNAPSHOT_TESTING_RECORD`, or
///     ``RecordMode/missing``.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line to report.
///   - column: The column to report.
@preconcurrency @MainActor public func expectFrames(
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
