public import AppKit
public import Foundation
internal import LayoutTree
internal import PictureDifferences
internal import Testing
public import UIKit

/// Expects a view to match a recorded picture.
///
/// The picture is `__Snapshots__/<TestFile>/<test>.<name>.png` next to the test's file. A missing picture is recorded,
/// and the test fails once. For a picture that differs, a page shows both pictures and their difference.
///
/// With a `LayoutProfile` whose `drawnText` is `.blocks`, in `LayoutProfile.with(_:_:)` or as its `standard`, text is boxes,
/// which an update of a font's outlines does not change.
///
/// ```swift
/// expectPicture(of: BadgeView("New"), named: "new")
/// ```
///
/// - Parameters:
///   - view: The view; it is removed from its superview.
///   - device: The screen for layout; if nil, the view keeps its size, or gets the smallest size that its constraints
///     allow.
///   - name: The part of the file name after the test's name; nil counts from 1.
///   - precision: The fraction of pixels that must match, 0 to 1.
///   - perceptualPrecision: The similarity that two colours need to match, 0 to 1: 1 means equal bytes, and 0.98 is
///     indistinguishable for people side by side.
///   - scale: The number of pixels per point; nil is the device's, or 2.
///   - record: The recording mode; nil is that of the environment variable `SNAPSHOT_TESTING_RECORD`, or
///     ``RecordMode/missing``.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line to report.
///   - column: The column to report.
@preconcurrency @MainActor public func expectPicture(
  of view: @autoclosure () -> UIView, on device: Device? = nil, named name: String? = nil,
  precision: Double = 1, perceptualPrecision: Double = 1, scale: Double? = nil,
  record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  let data = Stage.with(LayoutSetting(device: device), { .view(view()) }) {
    $0.picture(scale: scale)
  }
  pictureFailure(data, file, (precision, perceptualPrecision), place)?.record()
}

/// Expects a controller's view to match a recorded picture; otherwise as for a view.
///
/// The controller is the root view controller of a window on a device; with `showsScreen`, the picture has the status
/// bar and the home indicator.
@preconcurrency @MainActor public func expectPicture(
  of controller: @autoclosure () -> UIViewController, on device: Device,
  showsScreen: Bool = false, named name: String? = nil, precision: Double = 1,
  perceptualPrecision: Double = 1,
  scale: Double? = nil, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  let setting = LayoutSetting(device: device, showsScreen: showsScreen)
  let data = Stage.with(setting, { .controller(controller()) }) { $0.picture(scale: scale) }
  pictureFailure(data, file, (precision, perceptualPrecision), place)?.record()
}

/// Expects a window of AppKit to match a recorded picture, with its title bar and its shadow; otherwise as for a view.
@preconcurrency @MainActor public func expectPicture(
  of window: @autoclosure () -> NSWindow, named name: String? = nil,
  precision: Double = 1, perceptualPrecision: Double = 1, scale: Double? = nil,
  record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  let data = try? window().pngData(scale: CGFloat(scale ?? 2))
  pictureFailure(data, file, (precision, perceptualPrecision), place)?.record()
}

/// Expects an AppKit view to match a recorded picture; otherwise as for a UIKit view.
///
/// `size` is the size of the view in its window; if nil, the view keeps its size, or gets the smallest size that its
/// constraints allow.
@preconcurrency @MainActor public func expectPicture(
  of view: @autoclosure () -> NSView, size: CGSize? = nil, named name: String? = nil,
  precision: Double = 1, perceptualPrecision: Double = 1, scale: Double? = nil,
  record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  let data = Stage.with(LayoutSetting(size: size), { .macView(view()) }) {
    $0.picture(scale: scale)
  }
  pictureFailure(data, file, (precision, perceptualPrecision), place)?.record()
}

/// The failure for a picture that differs from the recorded one; nil if they match.
func pictureFailure(
  _ data: Data?, _ file: SnapshotFile, _ precision: (pixels: Double, colors: Double),
  _ place: SourceLocation
) -> Failure? {
  guard let data else {
    return Failure(message: "the view has no area that can be drawn", place: place)
  }
  switch file.verdict(of: data) {
  case .fail(let message): return Failure(message: message, place: place)
  case .compare(let known):
    guard known != data else { return nil }
    return PictureComparison(file, known, data, precision.pixels, precision.colors)?
      .failure(at: place)
  }
}

/// A picture that differs from the recorded one.
private struct PictureComparison {
  private let file: SnapshotFile
  private let recorded: Data
  private let data: Data
  private let difference: PictureDifference?

  /// Creates the difference between two pictures; nil if they match within the precision.
  init?(
    _ file: SnapshotFile, _ known: Data, _ data: Data, _ precision: Double, _ perceptual: Double
  ) {
    difference = PictureDifference(
      expected: known, actual: data, distance: (1 - perceptual) * 100)
    if let difference, difference.sizes.expected == difference.sizes.actual,
      Double(difference.seen) <= (1 - precision) * Double(difference.total)
    {
      return nil
    }
    self.file = file
    self.recorded = known
    self.data = data
  }

  func failure(at place: SourceLocation) -> Failure {
    var message = "\(file.shortPath) differs"
    var files = [Failure.File(name: "actual.png", data: data)]
    if let difference {
      message += ": \(difference.summary)"
      let page = GoldenPage(
        name: file.shortPath, expected: recorded, actual: data, difference: difference,
        advice: "<code>SNAPSHOT_TESTING_RECORD=failed</code> takes the actual one")
      files.append(Failure.File(name: "difference.html", data: Data(page.html.utf8)))
    } else {
      message += ": it is not a picture"
    }
    if file.recordsFailures { message += file.write(data).map { "; \($0)" } ?? "; it was recorded" }
    return Failure(message: message, place: place, files: files)
  }
}
