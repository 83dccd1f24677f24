import Foundation
import Testing
import ToolkitLayout

@testable import TextToolkit

/// The form, character by character; every picture is derived by hand.
@MainActor @Suite struct FormTests {
  private let form = Form([("Espresso", "2.40"), ("Croissant", "3.10")])

  /// A price at the edge of the box, a note in three lines, a button where the box is aligned.
  ///
  /// The box is aligned from 1 to 31, its shadow reaches the edge at 32. Inside its border are 28 characters, of which a
  /// price takes 4. The note has 30 − 12 = 18: "Please pay at the" are 17 and the next word needs 8 more, "counter within
  /// ten" are 18. The buttons end where the box is aligned, 31: 7 characters from 24 on, and 2 before that 10 from 12 on.
  @Test func aForm() {
    #expect(
      form.picture == """
         Order 17
         +----------------------------+
         |Espresso                2.40|:
         |Croissant               3.10|:
         +----------------------------+:
          ::::::::::::::::::::::::::::::
         Please pay at the
         counter within ten
         minutes.   [ Cancel ]  [ Pay ]
        """)
  }

  /// Everything that leads and trails changes sides.
  ///
  /// Mirrors the form: an edge at 31 begins at 1. The shadow stays at the right.
  @Test func fromRightToLeft() {
    form.view.isRightToLeft = true
    #expect(
      form.picture == """
                               Order 17
         +----------------------------+
         |2.40                Espresso|:
         |3.10               Croissant|:
         +----------------------------+:
          ::::::::::::::::::::::::::::::
                      Please pay at the
                     counter within ten
         [ Pay ]  [ Cancel ]   minutes.
        """)
  }

  /// A hidden row leaves its line, and all below moves up.
  ///
  /// With 30 characters the box has 28, and the note 16, one
  /// less than "Please pay at the". The buttons end at 29.
  @Test func anotherSizeAndAHiddenRow() {
    form.rows.arrangedSubviews[1].isHidden = true
    form.root.size.width = 30
    #expect(
      form.picture == """
         Order 17
         +--------------------------+
         |Espresso              2.40|:
         +--------------------------+:
          ::::::::::::::::::::::::::::
         Please pay at
         the counter
         within ten
         minutes. [ Cancel ]  [ Pay ]
        """)
  }

  /// The shadow is outside of what is aligned: the frame is one larger at the right and below.
  @Test func theShadowDisturbsNothing() {
    form.root.layout()
    #expect(form.box.frame == CGRect(x: 1, y: 1, width: 31, height: 5))
    #expect(
      form.box.alignmentRect(forFrame: form.box.frame)
        == CGRect(x: 1, y: 1, width: 30, height: 4))
    #expect(form.pay.frame.maxX == 31)
    #expect(form.column.layoutFrame.width == 18)
  }

  /// 32 − 7 − 1 = 24.
  @Test func whyTheButtonIsThere() throws {
    form.root.layout()
    let reason = try #require(form.pay.explanation(of: .leading))
    #expect(reason.value == 24 && reason.equations.map(\.contribution) == [32, -7, -1, 0])
    #expect(
      reason.description.split(separator: "\n").prefix(3).joined(separator: "\n") == """
        pay.leading = 24
           32  form.width == 32 (its given frame)
          − 7  pay.width == 7 (its content; hugging 250, compression resistance 750)
        """)
    #expect(!form.pay.hasAmbiguousLayout)
  }

  /// The box is held at both edges, so the constraint that came last gives way, and the picture stays.
  @Test func aContradiction() {
    let before = form.picture
    var found: [(broken: String, all: [String])] = []
    form.root.conflictHandler = { conflict in
      found.append((conflict.broken.equation, conflict.conflicting.map(\.equation)))
    }
    form.box.widthAnchor.constraint(equalTo: form.view.widthAnchor).isActive = true
    #expect(form.picture == before)
    #expect(found.map(\.broken) == ["box.width == form.width"])
    #expect(
      found.first?.all == [
        "box.leading == form.leading + 1", "form.trailing == box.trailing + 1",
        "box.width == form.width",
      ])
  }
}
