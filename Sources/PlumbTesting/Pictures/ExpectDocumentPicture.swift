public import Foundation
internal import NibBuilding
internal import Testing
internal import Workbench

/// Expects a root of a document to match a recorded picture; otherwise as for a view.
///
/// The picture is the same as that of `plumb render`, with `showsScreen` as with `--screen`.
///
/// - Parameters:
///   - document: A `.xib` or `.storyboard` file.
///   - root: The scene, controller, window or view, as specified for `plumb render --scene`; nil is the initial one.
///   - device: The screen, for iOS; nil is the document's own. Controllers fill it; a nib's view keeps its size.
///   - showsScreen: Whether the picture shows the whole screen, or the frame of the window, around the root.
///   - name: The part of the file name after the test's name; nil counts from 1.
///   - precision: The fraction of pixels that must match, 0 to 1.
///   - perceptualPrecision: The similarity that two colours need to match, 0 to 1.
///   - scale: The number of pixels per point; nil is the device's, or 2 for macOS.
///   - record: The recording mode; nil is that of the environment variable `SNAPSHOT_TESTING_RECORD`, or
///     ``RecordMode/missing``.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line to report.
///   - column: The column to report.
@preconcurrency @MainActor public func expectPicture(
  ofDocument document: URL, root: String? = nil, on device: Device? = nil,
  showsScreen: Bool = false, named name: String? = nil, precision: Double = 1,
  perceptualPrecision: Double = 1,
  scale: Double? = nil, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  do throws(WorkbenchError) {
    let tested = try TestedDocument(document)
    let nib = tested.pictureOptions()
    let laidOut = try tested.laidOut(
      in: LayoutSetting(device: device, showsScreen: showsScreen), options: nib)
    let found = try RootSelection.root(named: root, in: laidOut)
    var options = PictureOptions(overlays: [], scale: scale)
    options.showsScreen = showsScreen
    options.assetFolders = nib.assetFolders.map(\.path)
    let picture = try DocumentPicture(
      of: found, in: laidOut, options: options,
      surroundings: showsScreen ? PictureSurroundings(laidOut, options) : nil)
    pictureFailure(picture.data, file, (precision, perceptualPrecision), place)?.record()
  } catch {
    Failure(message: "\(error)", place: place).record()
  }
}
