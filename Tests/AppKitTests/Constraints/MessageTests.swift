import AppKit
import Foundation
import FoundationShims
import LayoutTree
import Testing

/// What layout says about AppKit's views.
///
/// - SeeAlso: `Rules/Constraints.md#attribute-numbers`,
///   `Rules/Messages.md#names-of-the-systems-constraints`, `Rules/Messages.md#conflict-logs`,
///   `Rules/VisualFormat.md#the-meaning-of-a-format`, `Rules/Constraints.md#legal-pairs`.
@MainActor @Suite(.serialized) struct MessageTests {
  /// Runs a body and gives what was logged meanwhile.
  private func logged(_ body: () -> Void) -> [String] {
    let (log, broken) = (LayoutProfile.standard.log, LayoutProfile.standard.constraintBroken)
    defer { (LayoutProfile.standard.log, LayoutProfile.standard.constraintBroken) = (log, broken) }
    var messages: [String] = []
    LayoutProfile.standard.log = { messages.append($0) }
    body()
    return messages
  }

  /// Logs of macOS 10.7 to 10.11 name an older breakpoint and have no category.
  @Test(arguments: [LayoutProfile.Wording.current, .early])
  func aContradiction(wording: LayoutProfile.Wording) {
    LayoutProfile.standard.wording = wording
    defer { LayoutProfile.standard.wording = .current }
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    root.addFree(view)
    let (one, other) = (
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20)
    )
    let messages = logged {
      NSLayoutConstraint.activate([one, other])
      root.layoutSubtreeIfNeeded()
    }
    let isCurrent = wording == .current
    let breakpoint =
      isCurrent
      ? "set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"
      : "break on objc_exception_throw"
    #expect(
      messages == [
        """
        \(isCurrent ? "[Layout] " : "")Unable to simultaneously satisfy constraints:
        (
            "\(one)",
            "\(other)"
        )

        Will attempt to recover by breaking constraint\(" ")
        \(other)

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have \
        -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, \(breakpoint) to \
        catch this in the debugger.
        """
      ])
    // The view keeps the width that entered first.
    #expect(view.frame.width == 10)
  }

  /// A tree without a window is as large as it is, under AppKit's names; a mask brings no note.
  @Test func whatTheSystemStates() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    root.addFree(view)
    let messages = logged {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutSubtreeIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'NSView-Encapsulated-Layout-Width' NSView:0x") == true)
    #expect(messages.first?.contains("UIView") == false)
    #expect(messages.first?.contains("Note:") == false)
  }

  @Test func aWindowShowsConstraints() {
    let window = NSWindow()
    let view = window.contentView ?? NSView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(logged { window.visualizeConstraints([constraint]) } == [constraint.description])
    #expect(logged { window.visualizeConstraints(nil) } == [])
  }

  /// AppKit's constraints know no margins.
  @Test(arguments: 13...20)
  func marginAttributesDoNotExist(raw: Int) throws {
    let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: raw))
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    for (first, second) in [(attribute, attribute), (.left, attribute), (attribute, .top)] {
      #expect {
        try NSLayoutConstraint(
          validating: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
          multiplier: 1, constant: 0)
      } throws: { error in
        let problem = error as? ConstraintProblem
        return problem?.message == "Unknown layout attribute"
          && problem?.exceptionName == "NSInvalidArgumentException"
          && problem?.reason.hasPrefix("NSLayoutConstraint for <NSView: 0x") == true
      }
    }
  }

  /// macOS was seen to take any two places; one switch for both toolkits says so.
  @Test func mixedAxes() throws {
    defer { LayoutProfile.standard.acceptsMixedAxes = false }
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    func make() throws -> NSLayoutConstraint {
      try NSLayoutConstraint(
        validating: view, attribute: .centerX, relatedBy: .equal, toItem: root,
        attribute: .centerY, multiplier: 1, constant: 0)
    }
    let mixed = try make()
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint.activate(validating: [mixed])
    }
    LayoutProfile.standard.acceptsMixedAxes = true
    try NSLayoutConstraint.activate(validating: [mixed])
    #expect(mixed.isActive)
  }

  /// 20 to a superview's edge, 8 between views, both by name.
  @Test func standardDistances() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let (one, other) = (NSView(), NSView())
    (one.identifier, other.identifier) = ("A", "B")
    root.addFree(one)
    root.addFree(other)
    let views: [String: Any] = ["one": one, "other": other]
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[one(==other)]-[other]-|", metrics: nil, views: views)
    let vertical = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[one]-|", metrics: nil, views: views)
    NSLayoutConstraint.activate(horizontal + vertical)
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: one.topAnchor),
      other.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    // (200 − 20 − 8 − 20) / 2 = 76.
    #expect(one.frame == NSRect(x: 20, y: 20, width: 76, height: 60))
    #expect(other.frame == NSRect(x: 104, y: 20, width: 76, height: 60))
    let bodies = (horizontal + vertical).map(\.description)
    for part in [
      "H:|-(NSSpace(20))-[A]", "H:[A]-(NSSpace(8))-[B]", "H:[B]-(NSSpace(20))-|",
      "V:|-(NSSpace(20))-[A]", "V:[A]-(NSSpace(20))-|",
    ] {
      #expect(bodies.contains { $0.contains(part) }, "\(part) in \(bodies)")
    }
  }

  /// The words of a loop are those of the view's toolkit.
  @Test func aFeedbackLoop() {
    final class Restless: NSView {
      override func layout() {
        super.layout()
        needsLayout = true
      }
    }
    let root = Restless(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let messages = logged { root.layoutSubtreeIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("asked for layout 51 times in one pass") == true)
    #expect(messages.first?.contains("layoutSubviews") == false)
  }

  /// A view that does not hold a constraint's items: the text is the same, UIKit's hint is not there.
  @Test func aConstraintFromOutsideInAnotherProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, stranger) = (NSView(), NSView())
        LayoutProfile.standard.log = { _ in exit(EXIT_SUCCESS) }
        view.addConstraint(stranger.widthAnchor.constraint(equalToConstant: 1))
      }
    }
  }

  /// Two trees have no ancestor in common; anchors name AppKit's classes.
  @Test func noCommonAncestor() throws {
    let (one, other) = (NSView(), NSView())
    let constraint = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    #expect {
      try NSLayoutConstraint.activate(validating: [constraint])
    } throws: { error in
      let reason = (error as? ConstraintProblem)?.reason ?? ""
      return reason.hasPrefix(
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x")
        && reason.contains("\"NSView:0x") && reason.contains(".leading\">")
        && reason.hasSuffix(
          "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
    }
  }

  @Test func raws() {
    #expect(NSLayoutConstraint.Priority.dragThatCanResizeWindow.rawValue == 510)
    #expect(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue == 500)
    #expect(NSLayoutConstraint.Priority.dragThatCannotResizeWindow.rawValue == 490)
    #expect(NSLayoutConstraint.Priority.fittingSizeCompression.rawValue == 50)
    #expect(NSLayoutConstraint.Priority.defaultHigh.rawValue == 750)
    #expect(NSLayoutConstraint.Priority.defaultLow.rawValue == 250)
    #expect(NSLayoutConstraint.Priority.required.rawValue == 1000)
    #expect(NSLayoutConstraint.Orientation.vertical.rawValue == 1)
    #expect(NSView.AutoresizingMask.none.rawValue == 0)
    #expect(
      [
        NSView.AutoresizingMask.minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin,
      ].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
