import Foundation
import LayoutTree
import Testing

/// Autoresizing masks as printed, both generations (`Rules/Autoresizing.md#current-mask-equations`,
/// `Rules/Autoresizing.md#mask-notation`).
@MainActor @Suite struct MaskDescriptionTests {
  /// The current generation of mask equations as printed (`Rules/Autoresizing.md#current-mask-equations` B
  /// and 9.4), for the seed's
  /// geometry: (160, 120, 80, 80) in 320 × 480; `V` the view, `P` its superview.
  nonisolated static let masks: [(UInt, String, [String])] = [
    (0, "--&", ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 80   (active)"]),
    (
      4, "--&",
      ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 80   (active)"]
    ),
    (
      1, "&--",
      ["H:[V]-(80)-|   (active, names: '|':P )", "V.width == 80   (active)"]
    ),
    (
      2, "-&-",
      [
        "H:|-(160)-[V]   (active, names: '|':P )", "H:[V]-(80)-|   (active, names: '|':P )",
      ]
    ),
    (
      3, "&&-",
      [
        "H:[V]-(80)-|   (active, names: '|':P )",
        "V.width == 0.333333*P.width - 26.6667   (active)",
      ]
    ),
    (
      6, "-&&",
      ["H:|-(160)-[V]   (active, names: '|':P )", "V.width == 0.5*P.width - 80   (active)"]
    ),
    (
      5, "&-&",
      ["V.width == 80   (active)", "V.minX == 0.666667*P.width - 53.3333   (active)"]
    ),
    (
      7, "&&&",
      ["V.minX == 0.5*P.width   (active)", "V.width == 0.25*P.width   (active)"]
    ),
  ]

  @Test(arguments: masks)
  func masksArePrinted(_ bits: UInt, _ flags: String, _ bodies: [String]) {
    let root = PlainView("P", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView("V", frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    view.maskBits = bits
    root.insert(view)
    let follower = PlainView()
    root.insert(follower)
    follower.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    follower.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    let texts = follower.node.constraintsAffectingLayout(for: .horizontal).map { constraint in
      constraint.description.replacingOccurrences(of: ":\(address(constraint))", with: "")
    }.filter { $0.contains("Mask") }
    #expect(
      texts == bodies.map { "<NSAutoresizingMaskLayoutConstraint h=\(flags) v=--& \($0)>" })
  }

  /// Raw log lines of iOS 6 to 9 for the seed's geometry; `V` the view, `P` its superview.
  nonisolated static let earlyLines: [(UInt, String, [String])] = [
    (0, "h=--& v=--&", ["H:[V(80)]", "V.midX == + 200", "V:[V(80)]", "V.midY == + 160"]),
    (
      9, "h=&-- v=&--",
      ["H:[V(80)]", "V.midX == P.width - 120", "V:[V(80)]", "V.midY == P.height - 320"]
    ),
    (
      18, "h=-&- v=-&-",
      [
        "V.width == P.width - 240", "V.midX == P.midX + 40", "V.height == P.height - 400",
        "V.midY == P.midY - 80",
      ]
    ),
    (
      27, "h=&&- v=&&-",
      [
        "V.width == 0.333333*P.width - 26.6667", "V.midX == 1.66667*P.midX - 66.6667",
        "V.height == 0.4*P.height - 112", "V.midY == 1.6*P.midY - 224",
      ]
    ),
    (
      45, "h=&-& v=&-&",
      [
        "H:[V(80)]", "V.midX == 0.625*P.width", "V:[V(80)]", "V.midY == 0.333333*P.height",
      ]
    ),
    (
      54, "h=-&& v=-&&",
      [
        "V.width == 0.5*P.width - 80", "V.midX == 0.5*P.midX + 120",
        "V.height == 0.222222*P.height - 26.6667", "V.midY == 0.222222*P.midY + 106.667",
      ]
    ),
    (
      63, "h=&&& v=&&&",
      [
        "V.width == 0.25*P.width", "V.midX == 0.625*P.width", "V.height == 0.166667*P.height",
        "V.midY == 0.333333*P.height",
      ]
    ),
  ]

  @Test(arguments: earlyLines)
  func earlyMasksArePrinted(_ bits: UInt, _ flags: String, _ bodies: [String]) {
    let superview = PlainView("P", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView("V", frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.insert(view)
    view.maskBits = bits
    with(\.maskTranslation, .early) {
      inEarlyWords {
        let texts = view.node.autoresizingMaskConstraints.map { constraint in
          constraint.description
            .replacingOccurrences(of: ":\(address(constraint))", with: "")
        }
        #expect(texts == bodies.map { "<NSAutoresizingMaskLayoutConstraint \(flags) \($0)>" })
      }
    }
  }
}
