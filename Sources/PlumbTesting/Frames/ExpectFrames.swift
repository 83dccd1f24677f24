public import AppKit
public import Foundation
internal import LayoutTree
internal import Testing
public import UIKit

/// Expects a view and its subviews to have the recorded frames.
///
/// The frames are text with one line per view, in `__Snapshots__/<TestFile>/<test>.<name>.txt` next to the test's file.
/// A missing file is recorded, and the test fails once. A failure lists only the views that moved, were added or were
/// removed.
///
/// ```swift
/// expectFrames(of: BadgeView("New"), named: "new")
/// ```
///
/// - Parameters:
///   - view: The view; it is removed from its superview.
///   - device: The screen for layout; if nil, the view keeps its size, or gets the smallest size that its constraints
///     allow.
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
  of view: @autoclosure () -> UIView, on device: Device? = nil, named name: String? = nil,
  tolerance: Double = 0.5, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "txt", of: testName, in: place, record: record)
  frameFailure(LayoutSetting(device: device), file, tolerance, place) { .view(view()) }?
    .record()
}

/// Expects a controller's view and its subviews to have the recorded frames; otherwise as for a view.
///
/// The controller is the root view controller of a window on a device.
@preconcurrency @MainActor public func expectFrames(
  of controller: @autoclosure () -> UIViewController, on device: Device,
  named name: String? = nil, tolerance: Double = 0.5, record: RecordMode? = nil,
  testName: String = #function, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "txt", of: testName, in: place, record: record)
  frameFailure(LayoutSetting(device: device), file, tolerance, place) {
    .controller(controller())
  }?
  .record()
}

/// Expects an AppKit view and its subviews to have the recorded frames; otherwise as for a UIKit view.
///
/// `size` is the size of the view in its window; if nil, the view keeps its size, or gets the smallest size that its
/// constraints allow.
@preconcurrency @MainActor public func expectFrames(
  of view: @autoclosure () -> NSView, size: CGSize? = nil, named name: String? = nil,
  tolerance: Double = 0.5, record: RecordMode? = nil, testName: String = #function,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(name, "txt", of: testName, in: place, record: record)
  frameFailure(LayoutSetting(size: size), file, tolerance, place) { .macView(view()) }?
    .record()
}

/// The failure for frames that differ from the recorded ones; nil if they are equal.
@MainActor private func frameFailure(
  _ setting: LayoutSetting, _ file: SnapshotFile, _ tolerance: Double, _ place: SourceLocation,
  _ subject: () -> Stage.Subject
) -> Failure? {
  Stage.with(setting, subject) {
    frameFailure(of: $0.view, file, tolerance: tolerance / $0.scale, place)
  }
}

/// The failure for a laid-out tree; nil if its frames are equal to the recorded ones.
///
/// - Parameters:
///   - tolerance: The tolerance, in points.
///   - names: The names of the views.
@MainActor func frameFailure(
  of view: any ViewHost, _ file: SnapshotFile, tolerance: Double, _ place: SourceLocation,
  _ names: ViewNames = .ofProgram
) -> Failure? {
  let now = FrameText(view, names)
  let data = Data(now.text.utf8)
  switch file.verdict(of: data) {
  case .fail(let message): return Failure(message: message, place: place)
  case .compare(let known):
    guard var message = difference(of: known, now, tolerance, names, file) else { return nil }
    if file.recordsFailures {
      message += "\n" + (file.write(data) ?? "the new frames were recorded")
    }
    return Failure(message: message, place: place)
  }
}

@MainActor private func difference(
  of known: Data, _ now: FrameText, _ tolerance: Double, _ names: ViewNames, _ file: SnapshotFile
) -> String? {
  switch FrameText.read(String(decoding: known, as: UTF8.self)) {
  case .failure(let error): return "\(file.shortPath):\(error.line): this line states no frame"
  case .success(let old):
    let lines = FrameChanges(from: old, to: now, tolerance: tolerance, names).lines
    guard !lines.isEmpty else { return nil }
    return (["\(file.shortPath) differs:"] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}
