public import AppKit
public import Foundation
internal import LayoutTree
internal import PictureDifferences
internal import Testing
public import UIKit

/// Expects a view to look as in a picture that was recorded.
///
/// The picture is `__Snapshots__/<TestFile>/<test>.<name>.png` beside the test's file. A missing one is recorded, and the
/// test fails once. For one that differs, a page shows both and their difference.
///
/// ```swift
/// expectPicture(of: BadgeView("New"), named: "new")
/// ```
///
/// - Parameters:
///   - view: The view; it is taken out of its superview.
///   - device: The screen that it is laid out on; nil keeps its own size, or the smallest one that its constraints
///     admit.
///   - name: The part of the file's name behind the test's; nil counts from 1.
///   - precision: The part of the pixels that must match, 0 to 1.
///   - perceptualPrecision: How like each other two colours must be to match, 0 to 1: 1 is equal bytes, and 0.98 is
///     what people do not see side by side.
///   - scale: Pixels a point; nil is the device's, or 2.
///   - record: When the file is written; nil is the environment's `SNAPSHOT_TESTING_RECORD`, or missing ones.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectPicture(
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

/// Expects a controller's view to look as in a picture that was recorded; otherwise as for a view.
///
/// The controller is the root of a window of a device.
@MainActor public func expectPicture(
  of controller: @autoclosure () -> UIViewController, on device: Device,
  named name: String? = nil, precision: Double = 1, perceptualPrecision: Double = 1,
  scale: Double? = nil, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "png", of: testName, in: place, record: record)
  let data = Stage.with(LayoutSetting(device: device), { .controller(controller()) }) {
    $0.picture(scale: scale)
  }
  pictureFailure(data, file, (precision, perceptualPrecision), place)?.record()
}

/// Expects a view of AppKit to look as in a picture that was recorded; otherwise as for a view of UIKit.
///
/// `size` is what its window gives it; nil keeps its own, or the smallest one that its constraints admit.
@MainActor public func expectPicture(
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

/// The failure of a picture that is not the recorded one; nil where it is.
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

/// A picture that is not the recorded one.
private struct PictureComparison {
  private let file: SnapshotFile
  private let recorded: Data
  private let data: Data
  private let difference: PictureDifference?

  /// Creates the difference of two pictures; nil where they match within the precision.
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
