import TestSupport
import Testing
import UIKit

/// Constraints, anchors, priorities and profiles, with the views of UIKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct LayoutExamples {
  @Test func nsLayoutConstraint() throws {
    let print = PrintedLines()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let icon = UIView()
    row.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    let width = icon.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.25)
    width.constant = 10
    width.isActive = true
    row.layoutIfNeeded()
    print(icon.frame.width, width.multiplier)
    print(row.constraints.first === width)
    let documented = try DocumentedType("LayoutTree/Constraints/NSLayoutConstraint.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsLayoutAnchor() throws {
    let print = PrintedLines()
    let (row, icon) = (UIView(), UIView())
    row.addSubview(icon)
    let gap = icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8)
    print(gap.isActive, gap.constant, gap.priority.rawValue)
    print(gap.firstAnchor.isEqual(icon.leadingAnchor))
    let documented = try DocumentedType("LayoutTree/Constraints/Anchors/NSLayoutAnchor.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsLayoutDimension() throws {
    let print = PrintedLines()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let icon = UIView()
    row.addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.heightAnchor.constraint(equalTo: row.heightAnchor, constant: -4).isActive = true
    icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2).isActive = true
    row.layoutIfNeeded()
    print(icon.frame.width, icon.frame.height)
    let documented = try DocumentedType("LayoutTree/Constraints/Anchors/NSLayoutDimension.swift")
    #expect(print.lines == documented.output)
  }

  @Test func layoutPriority() throws {
    let print = PrintedLines()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let bar = UIView()
    row.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor).isActive = true
    let wish = bar.widthAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultHigh
    wish.isActive = true
    row.layoutIfNeeded()
    print(bar.frame.width, wish.priority.rawValue)
    let documented = try DocumentedType("LayoutTree/Values/LayoutPriority.swift")
    #expect(print.lines == documented.output)
  }

  @Test func layoutProfile() throws {
    let print = PrintedLines()
    var profile = LayoutProfile(readableWidth: .early)
    profile.log = { _ in }
    profile.constraintBroken = { conflict in print(conflict.broken.constraint.constant) }
    let view = UIView()
    view.layoutProfile = profile
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
    let documented = try DocumentedType("LayoutTree/Tree/Profile/LayoutProfile.swift")
    #expect(print.lines == documented.output)
  }
}
