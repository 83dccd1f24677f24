public import AppKit
internal import Checking
internal import Diagnostics
public import Foundation
internal import LayoutTree
internal import Testing
public import UIKit

/// Expects the rules of `plumb check` to report no findings for a view, for every combination of the specified devices,
/// directions, text sizes and appearances.
///
/// ```swift
/// expectLayout(of: BadgeView("New"), on: [.iPhone15, .iPadPro11], directions: .both, textSizes: [.large, .accessibility3])
/// ```
///
/// Each finding fails the test once, lists the layouts that have it, and includes a picture with a line around the
/// view. Each contradiction between constraints also fails the test, at the line that created the broken constraint.
/// Rules about documents, such as those about stored frames, do not apply to views created in code. Notes fail the test
/// only if their rule is specified. The device, direction, text size and appearance apply to this view alone.
///
/// - Parameters:
///   - view: The view. An expression that creates a view is evaluated for every layout; an existing view is moved from
///     one layout to the next and removed from its superview. It fills the screen; a view that does not translate its
///     mask into constraints starts at the upper leading corner of the safe area and has the size that its constraints
///     determine.
///   - devices: The screens; if empty, the view keeps its size, or gets the smallest size that its constraints allow.
///   - directions: The layout directions.
///   - textSizes: The text sizes; empty for the application's.
///   - appearances: The appearances; empty for the screen's.
///   - rules: The rules to check.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line to report.
///   - column: The column to report.
@preconcurrency @MainActor public func expectLayout(
  of view: @autoclosure () -> UIView, on devices: [Device] = [],
  directions: LayoutDirections = .leftToRight, textSizes: [TextSize] = [],
  appearances: [Appearance] = [], rules: LayoutRules = .standard, fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(LayoutSetting.all(on: devices, directions, textSizes, appearances), rules, place) {
    .view(view())
  }
}

/// Expects the rules of `plumb check` to report no findings for a controller's view; otherwise as for a view.
///
/// The controller is the root view controller of each window.
@preconcurrency @MainActor public func expectLayout(
  of controller: @autoclosure () -> UIViewController, on devices: [Device],
  directions: LayoutDirections = .leftToRight, textSizes: [TextSize] = [],
  appearances: [Appearance] = [], rules: LayoutRules = .standard, fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(LayoutSetting.all(on: devices, directions, textSizes, appearances), rules, place) {
    .controller(controller())
  }
}

/// Expects the rules of `plumb check` to report no findings for an AppKit view; otherwise as for a UIKit view.
///
/// `sizes` are the sizes of the view in its window; if empty, the view keeps its size, or gets the smallest size that
/// its constraints allow.
@preconcurrency @MainActor public func expectLayout(
  of view: @autoclosure () -> NSView, sizes: [CGSize] = [],
  directions: LayoutDirections = .leftToRight, appearances: [Appearance] = [],
  rules: LayoutRules = .standard,
  fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(LayoutSetting.all(of: sizes, directions, appearances), rules, place) { .macView(view()) }
}

@MainActor private func expect(
  _ settings: [LayoutSetting], _ rules: LayoutRules, _ place: SourceLocation,
  _ subject: () -> Stage.Subject
) {
  for failure in layoutFailures(settings, rules, place, subject) { failure.record() }
}

/// The failures of a view in layout settings.
@MainActor func layoutFailures(
  _ settings: [LayoutSetting], _ rules: LayoutRules, _ place: SourceLocation,
  _ subject: () -> Stage.Subject
) -> [Failure] {
  if let mistake = rules.mistake { return [Failure(message: mistake, place: place)] }
  ConstraintCalls.remember()
  var found = FoundInLayouts()
  for setting in settings {
    let conflicts = Conflicts()
    ConflictObserver.$ofTask.withValue({ conflicts.all.append($0) }) {
      Stage.with(setting, subject) { stage in
        for conflict in conflicts.all {
          found.add(Contradiction(conflict, testedIn: place.filePath), in: setting.name)
        }
        let scene = CheckedScene(
          stage.view, at: Location(place.filePath), conflicts: conflicts.all)
        found.add(scene, rules, in: setting.name, scale: stage.scale) { stage.picture() }
      }
    }
  }
  return found.failures(at: place)
}

/// The contradictions of a layout.
@MainActor private final class Conflicts {
  var all: [ConflictDescription] = []
}
