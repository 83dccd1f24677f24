public import Foundation
internal import Testing
internal import Workbench

/// Expects a root of a document to look as in a picture that was recorded; otherwise as for a view.
///
/// The picture is the one that `plumb render` draws.
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard`.
///   - root: The scene, controller, window or view, as `plumb render --scene` names it; nil is the initial one.
///   - device: The screen, for iOS; nil is the document's own. Controllers fill it; a nib's view keeps its size.
///   - name: The part of the file's name behind the test's; nil counts from 1.
///   - precision: The part of the pixels that must match, 0 to 1.
///   - perceptualPrecision: How like each other two colours must be to match, 0 to 1.
///   - scale: Pixels a point; nil is the device's, or 2 for macOS.
///   - record: When the file is written; nil is the environment's `SNAPSHOT_TESTING_RECORD`, or missing ones.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectPicture(
  ofDocument document: URL, root: String? = nil, on device: Device? = nil,
  named name: String? = nil, precision: Double = 1, perceptualPrecision: Double = 1,
  scale: Double? = nil, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  do throws(WorkbenchError) {
    let tested = try TestedDocument(document)
    let laidOut = try tested.laidOut(
      in: LayoutSetting(device: device), options: tested.pictureOptions())
    let found = try RootSelection.root(named: root, in: laidOut)
    let options = PictureOptions(overlays: [], scale: scale)
    let picture = try DocumentPicture(of: found, in: laidOut, options: options)
    pictureFailure(picture.data, file, (precision, perceptualPrecision), place)?.record()
  } catch {
    Failure(message: "\(error)", place: place).record()
  }
}
