public import AppKit
public import Foundation
internal import LayoutTree
internal import Testing
public import UIKit

/// Expects a view and all in it to have the frames that were recorded.
///
/// They are text, `__Snapshots__/<TestFile>/<test>.<name>.txt` beside the test's file, a line a view. A missing file is
/// recorded, and the test fails once. A failure lists the views that moved, came or went, and no others.
///
/// ```swift
/// expectFrames(of: BadgeView("New"), named: "new")
/// ```
///
/// - Parameters:
///   - view: The view; it is taken out of its superview.
///   - device: The screen that it is laid out on; nil keeps its own size, or the smallest one that its constraints
///     admit.
///   - name: The part of the file's name behind the test's; nil counts from 1.
///   - tolerance: In pixels of the screen; frames that differ by less are equal.
///   - record: When the file is written; nil is the environment's `SNAPSHOT_TESTING_RECORD`, or missing ones.
///   - testName: The test's name.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectFrames(
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

/// Expects a controller's view and all in it to have the frames that were recorded; otherwise as for a view.
///
/// The controller is the root of a window of a device.
@MainActor public func expectFrames(
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

/// Expects a view of AppKit and all in it to have the frames that were recorded; otherwise as for a view of UIKit.
///
/// `size` is what its window gives it; nil keeps its own, or the smallest one that its constraints admit.
@MainActor public func expectFrames(
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

/// The failure of frames that are not the recorded ones; nil where they are.
@MainActor private func frameFailure(
  _ setting: LayoutSetting, _ file: SnapshotFile, _ tolerance: Double, _ place: SourceLocation,
  _ subject: () -> Stage.Subject
) -> Failure? {
  Stage.with(setting, subject) {
    frameFailure(of: $0.view, file, tolerance: tolerance / $0.scale, place)
  }
}

/// The failure of a tree that was laid out; nil where its frames are the recorded ones.
///
/// - Parameters:
///   - tolerance: In points.
///   - names: What the views are called.
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
