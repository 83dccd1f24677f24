import Foundation
import LayoutTree
import Testing

/// Contradictions as Apple's console shows them, and as values (`Rules/Messages.md#conflict-logs`,
/// `Rules/Messages.md#questions-about-a-layout`).
@MainActor @Suite struct ConflictLogTests {
  let family = Family()

  private func widths(_ numbers: [CGFloat]) -> [NSLayoutConstraint] {
    let made = numbers.map { family.a.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(made)
    return made
  }

  @Test func theWholeMessage() {
    let made = widths([20, 40])
    let lines = logged { family.root.layoutIfNeeded() }
    #expect(
      lines == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "\(made[0])",
            "\(made[1])"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(made[1])

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(family.a.frame.width == 20)
    // The broken one stays where it is.
    #expect(family.a.constraints == made && made[1].isActive)
  }

  @Test func olderSystems() {
    _ = widths([20, 40])
    let lines = inEarlyWords { logged { family.root.layoutIfNeeded() } }
    #expect(lines.first?.hasPrefix("Unable to simultaneously satisfy constraints.\n") == true)
    #expect(lines.first?.contains("H:[A(20)]>\",") == true)
    #expect(lines.first?.contains("listed in <UIKit/UIView.h> may") == true)
  }

  /// The note about masks comes with masks; the list quotes as an array's description does.
  @Test func masksBringANote() {
    let masked = PlainView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    masked.node.reportName = "Größe \"1\""
    family.root.insert(masked)
    masked.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let lines = logged { family.root.layoutIfNeeded() }
    #expect(
      lines.first?.contains(
        "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n"
      ) == true)
    #expect(
      lines.first?.contains(
        " h=--& v=--& Gr\\U00f6\\U00dfe \\\"1\\\".width == 30   (active, names: ")
        == true)
  }

  /// A contradiction is reported once while it lasts, even by a new engine; a new number reports
  /// it again, and so does its return.
  @Test func aContradictionIsReportedOnce() {
    let made = widths([20, 40])
    #expect(logged { family.root.layoutIfNeeded() }.count == 1)
    #expect(logged { family.root.layoutIfNeeded() }.isEmpty)
    family.root.insert(PlainView())
    family.root.node.setNeedsLayout()
    #expect(logged { family.root.layoutIfNeeded() }.isEmpty)
    made[0].constant = 30
    #expect(logged { family.root.layoutIfNeeded() }.count == 1)
    #expect(family.a.frame.width == 30)
    made[0].isActive = false
    #expect(logged { family.root.layoutIfNeeded() }.isEmpty)
    #expect(family.a.frame.width == 40)
    made[0].isActive = true
    #expect(logged { family.root.layoutIfNeeded() }.count == 1)
  }

  @Test func aProgramIsNotifiedOfBrokenConstraints() throws {
    final class Heard { var all: [ConflictDescription] = [] }
    let heard = Heard()
    LayoutProfile.standard.constraintBroken = { heard.all.append($0) }
    defer { LayoutProfile.standard.constraintBroken = nil }
    let made = widths([20, 40])
    let near = family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor)
    near.isActive = true
    let lines = logged { family.root.layoutIfNeeded() }
    let conflict = try #require(heard.all.first)
    #expect(heard.all.count == 1)
    #expect(conflict.broken.constraint === made[1] && conflict.broken.isMade)
    #expect(conflict.conflicting.map(\.constraint) == made)
    #expect(conflict.isIrreducible)
    #expect(lines == [conflict.message])
  }

  /// The user default that silences Apple's log silences ours, and only the log.
  @Test func theLogCanBeSilenced() {
    let key = "_UIConstraintBasedLayoutLogUnsatisfiable"
    UserDefaults.standard.set(false, forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    final class Count { var broken = 0 }
    let count = Count()
    LayoutProfile.standard.constraintBroken = { _ in count.broken += 1 }
    defer { LayoutProfile.standard.constraintBroken = nil }
    _ = widths([20, 40])
    #expect(logged { family.root.layoutIfNeeded() }.isEmpty)
    #expect(count.broken == 1 && family.a.frame.width == 20)
  }

  /// A root's given size takes part by the name that logs have for it.
  @Test func rootsTakePart() {
    NSLayoutConstraint.activate([
      family.a.leftAnchor.constraint(equalTo: family.root.leftAnchor),
      family.root.rightAnchor.constraint(equalTo: family.a.rightAnchor),
      family.a.widthAnchor.constraint(equalToConstant: 300),
    ])
    let text = logged { family.root.layoutIfNeeded() }.joined()
    #expect(
      text.contains(
        " 'UIView-Encapsulated-Layout-Width' R.width == 200   (active)>"
      ))
  }
}
