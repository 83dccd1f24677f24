import Foundation
import LayoutTree
import Testing

/// Which pairs of attributes make a constraint, and the words for the others.
@MainActor @Suite struct ConstraintLegalityTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// Rows and columns of the table in `Rules/Constraints.md#legal-pairs`; margins behave as what they are
  /// named after.
  nonisolated static let kinds: [String: [Attribute]] = [
    "size": [.width, .height], "edge": [.left, .right, .leftMargin, .rightMargin],
    "direction": [.leading, .trailing, .leadingMargin, .trailingMargin],
    "center": [.centerX, .centerXWithinMargins],
    "vertical": [
      .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ],
  ]

  nonisolated static let pairing = "Invalid pairing of layout attributes."
  nonisolated static let alone =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
  nonisolated static let mixture =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."

  /// The table of `Rules/Constraints.md#legal-pairs`; nil is legal.
  ///
  /// Horizontal with vertical can be made; the engine refuses it.
  nonisolated static let table: [(String, String, String?)] = [
    ("size", "size", nil), ("size", "edge", pairing), ("size", "direction", pairing),
    ("size", "center", pairing), ("size", "vertical", pairing),
    ("edge", "size", pairing), ("edge", "edge", nil), ("edge", "direction", mixture),
    ("edge", "center", nil), ("edge", "vertical", nil),
    ("direction", "size", pairing), ("direction", "edge", mixture), ("direction", "direction", nil),
    ("direction", "center", nil), ("direction", "vertical", nil),
    ("center", "size", pairing), ("center", "edge", nil), ("center", "direction", nil),
    ("center", "center", nil), ("center", "vertical", nil),
    ("vertical", "size", pairing), ("vertical", "edge", nil),
    ("vertical", "direction", nil), ("vertical", "center", nil),
    ("vertical", "vertical", nil),
  ]

  @Test(arguments: table)
  func pairsAreAsInTheTable(_ first: String, _ second: String, _ message: String?) throws {
    for one in try #require(Self.kinds[first]) {
      for other in try #require(Self.kinds[second]) {
        #expect(problem(one, PlainView(), other)?.message == message, "\(one) with \(other)")
      }
    }
  }

  /// Only a length may be set to a number: with no second item, or with a factor of nothing.
  @Test(arguments: kinds.keys.sorted())
  func onlyLengthsStandAlone(_ kind: String) throws {
    let message = kind == "size" ? nil : Self.alone
    for attribute in try #require(Self.kinds[kind]) {
      #expect(problem(attribute, nil, .notAnAttribute)?.message == message)
      #expect(problem(attribute, PlainView(), attribute, multiplier: 0)?.message == message)
    }
  }

  @Test func mixedAxesCanBeAccepted() {
    LayoutProfile.standard.acceptsMixedAxes = true
    defer { LayoutProfile.standard.acceptsMixedAxes = false }
    #expect(problem(.centerX, PlainView(), .centerY) == nil)
    #expect(problem(.centerX, PlainView(), .width)?.message == Self.pairing)
  }

  /// Public crash logs: the item's own description stands in front;
  /// `Rules/Messages.md#exceptions-name-the-item-and-the-reason`.
  @Test func reasonsSayWhere() throws {
    let view = PlainView()
    let problem = try #require(self.problem(.left, nil, .notAnAttribute, of: view))
    #expect(problem.exceptionName == "NSInvalidArgumentException")
    #expect(problem.reason == "NSLayoutConstraint for view: \(Self.alone)")
  }

  /// The two texts that seed 002 prints.
  @Test func reasonsOfOlderSystems() throws {
    let place =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    inEarlyWords {
      #expect(
        problem(.centerX, PlainView(), .width)?.reason
          == place + "Invalid pairing of layout attributes")
      #expect(
        problem(.left, nil, .notAnAttribute)?.reason == place
          + "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs"
      )
    }
  }

  @Test func itemsAreViewsOrGuides() {
    let message = "Constraint items must each be a view or layout guide."
    #expect(problem(.top, "text", .top)?.message == message)
    #expect(problem(.top, PlainView().topAnchor, .top)?.message == message)
    #expect(problem(.top, GuideNode(kind: .custom), .top) == nil)
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint(
        validating: 5, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
    #expect(
      problem(.width, nil, .notAnAttribute, of: Optional<PlainView>.none as Any)?.message
        == "Constraint must contain a first layout item")
    // An optional that holds a view is that view.
    #expect(problem(.width, nil, .notAnAttribute, of: Optional(PlainView()) as Any) == nil)
    #expect(problem(.notAnAttribute, PlainView(), .top)?.message == "Unknown layout attribute")
  }

  /// Public crash logs: `constant:nan firstAnchor:<NSLayoutYAxisAnchor:0x… "…top">`.
  @Test(arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func numbersAreFinite(_ number: CGFloat, _ text: String) throws {
    let view = PlainView()
    let other = PlainView("other")
    let problem = try #require(self.problem(.top, other, .bottom, constant: number, of: view))
    #expect(problem.exceptionName == "NSInternalInconsistencyException")
    let parts = problem.reason.components(separatedBy: "Anchor:<")
    #expect(
      parts[0]
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) first")
    #expect(parts[1].hasPrefix("NSLayoutYAxisAnchor:0x"))
    #expect(parts[1].hasSuffix(" \"view.top\"> second"))
    #expect(parts[2].hasSuffix(" \"other.bottom\">"))
    #expect(self.problem(.width, other, .width, multiplier: number) != nil)
  }

  /// What the second side says without an item is nothing, and a constraint keeps what it was given.
  @Test func partsAreKept() {
    let view = PlainView()
    let other = PlainView("other")
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: other,
      attribute: .height, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(!constraint.shouldBeArchived && constraint.identifier == nil)
    let alone = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 0, constant: 3)
    #expect(alone.secondItem == nil && alone.secondAttribute == .notAnAttribute)
  }

  @Test func anIllegalConstraintEndsTheProgramWithItsWordsInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: PlainView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 5)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'NSLayoutConstraint for view: "
      ))
    #expect(text.contains(Self.alone + "'"))
  }

  private func problem(
    _ first: Attribute, _ item: Any?, _ second: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, of view: Any = PlainView()
  ) -> ConstraintProblem? {
    do {
      _ = try NSLayoutConstraint(
        validating: view, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: constant)
      return nil
    } catch {
      return error
    }
  }
}
