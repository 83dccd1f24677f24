public import AppKit
internal import Checking
internal import Diagnostics
public import Foundation
internal import LayoutTree
internal import Testing
public import UIKit

/// Expects the rules of `plumb check` to find nothing wrong with a view, on every device, in every direction and at every
/// text size and in every appearance that is named.
///
/// ```swift
/// expectLayout(of: BadgeView("New"), on: [.iPhone15, .iPadPro11], directions: .both, textSizes: [.large, .accessibility3])
/// ```
///
/// Each finding fails the test once, names the layouts that have it, and has a picture with a line around the view. So does
/// each contradiction between constraints, at the line that made the one that was given up. Rules
/// about documents, such as stored frames, do not look at views made in code. Notes fail where
/// their rule is named. The device, the direction,
/// the text size and the appearance are seen by this view alone.
///
/// - Parameters:
///   - view: The view. An expression that makes one is evaluated for every layout; a view that exists is moved from one
///     to the next and taken out of its superview. It fills the screen; one that does not translate its mask into
///     constraints starts at the upper leading corner of the safe area and is as large as its constraints make it.
///   - devices: The screens; none keeps the view's own size, or the smallest one that its constraints admit.
///   - directions: The directions.
///   - textSizes: The text sizes; none is the application's.
///   - appearances: The appearances; none is the screen's.
///   - rules: What is looked for.
///   - fileID: The test's file with its module, as `#fileID`.
///   - filePath: The test's file, as `#filePath`.
///   - line: The line that fails.
///   - column: The column that fails.
@MainActor public func expectLayout(
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

/// Expects the rules of `plumb check` to find nothing wrong with a controller's view; otherwise as for a view.
///
/// The controller is the root of each window in turn.
@MainActor public func expectLayout(
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

/// Expects the rules of `plumb check` to find nothing wrong with a view of AppKit; otherwise as for a view of UIKit.
///
/// `sizes` are those that its window gives it; none keeps its own, or the smallest one that its constraints admit.
@MainActor public func expectLayout(
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

/// The failures of a view in settings.
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
