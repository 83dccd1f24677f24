import AppKit
import Foundation
import Testing
import UIKit

@testable import PlumbTesting

/// The rules of `plumb check` on views that no document states.
@Suite(.layout) @MainActor struct FindingTests {
  private static let long = "A title that is much too long for it"

  @Test func aViewInOrderPasses() {
    let found = Printed.failures {
      expectLayout(
        of: CardView("Flight 12"), on: [.iPhone15, .iPadPro11], directions: .both,
        textSizes: [.large, .accessibility3])
    }
    #expect(found == [])
  }

  @Test func aTextThatIsCutOff() {
    let found = Printed.failures {
      expectLayout(of: CardView(Self.long), on: [.iPhone15], rules: ["clipped-text"])
    }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.file == "FindingTests.swift" })
    #expect(found.allSatisfy { $0.message.hasPrefix("clipped-text: label 'title' cuts off") })
    for failure in found { #expect(Guide.shows(failure.message), "\(failure.message)") }
  }

  @Test func largeTextIsNamedWhereItAloneIsCutOff() {
    let found = Printed.failures {
      expectLayout(
        of: CardView("Flight to Oslo"), on: [.iPhone15, .iPadPro11], directions: .both,
        textSizes: [.large, .accessibility3], rules: ["clipped-text"])
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("(iPhone 15, text size AX3; ") == true)
    #expect(
      found.first?.message.contains("iPad Pro (11-inch), right to left, text size AX3)") == true)
    for failure in found { #expect(Guide.shows(failure.message), "\(failure.message)") }
  }

  @Test func aViewThatExistsMovesFromScreenToScreen() {
    let card = CardView("Flight to Oslo")
    let found = Printed.failures {
      expectLayout(of: card, textSizes: [.large, .accessibility3], rules: ["clipped-text"])
    }
    #expect(found.count == 1)
    #expect(card.superview == nil)
  }

  /// A program's text size and direction stay what they were, and so does the screen.
  @Test func nothingOfTheProcessChanges() {
    let before = (UIScreen.main.bounds, UIScreen.main.traitCollection)
    var sizes: [CGFloat] = []
    expectLayout(
      of: {
        sizes.append(UIScreen.main.bounds.width)
        return CardView("x")
      }(), on: [.iPhoneSE, .iPadPro13.landscape], directions: .both)
    #expect(sizes == [375, 375, 1366, 1366])
    #expect(UIScreen.main.bounds == before.0)
    #expect(UIScreen.main.traitCollection == before.1)
    #expect(CardView("x").effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aFindingHasAPictureOfTheView() throws {
    let failures = layoutFailures(
      [LayoutSetting(device: .iPhone15)], ["clipped-text"], #_sourceLocation
    ) { .view(CardView(Self.long)) }
    let file = try #require(failures.first?.files.first)
    #expect(file.name == "clipped-text.png")
    let picture = try #require(UIImage(data: file.data))
    #expect(picture.size.width * picture.scale == 600)
    // The line around the view is red, blue first.
    let pixels = try #require(picture.cgImage).pixels
    let red = stride(from: 0, to: pixels.count, by: 4).count {
      pixels[$0..<$0 + 4].elementsEqual([0, 0, 255, 255])
    }
    #expect(red > 100)
  }

  /// Each rule that looks at code with a view that breaks it.
  nonisolated static let faults: [(rule: String, make: @MainActor @Sendable () -> UIView)] = [
    (
      "ambiguous",
      {
        CardView("x").with { card in
          let switcher = UISwitch()
          switcher.translatesAutoresizingMaskIntoConstraints = false
          card.addSubview(switcher)
          switcher.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
        }
      }
    ),
    (
      "overlap", { CardView("Flight 12", gap: -12) }
    ),
    (
      "zero-size",
      { CardView("x").with { $0.line.heightAnchor.constraint(equalToConstant: 0).isActive = true } }
    ),
    (
      "fixed-size-text",
      {
        CardView("x").with { $0.title.widthAnchor.constraint(equalToConstant: 60).isActive = true }
      }
    ),
    (
      "left-right",
      {
        CardView("x").with {
          $0.line.rightAnchor.constraint(lessThanOrEqualTo: $0.rightAnchor).isActive = true
        }
      }
    ),
    (
      "twin-constraint",
      {
        CardView("x").with {
          $0.title.topAnchor.constraint(equalTo: $0.topAnchor, constant: 8).isActive = true
        }
      }
    ),
    ("low-contrast", { CardView("x").with { $0.line.textColor = UIColor(white: 0.9, alpha: 1) } }),
    ("fixed-font", { CardView("x").with { $0.line.font = .systemFont(ofSize: 17) } }),
    (
      "small-target",
      {
        CardView("x").with {
          $0.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      }
    ),
    (
      "outside-parent",
      {
        CardView("x").with {
          $0.addSubview(UISwitch(frame: CGRect(x: 900, y: 0, width: 51, height: 31)))
        }
      }
    ),
    (
      "mask-and-constraints",
      {
        CardView("x").with { card in
          let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          card.addSubview(icon)
          icon.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
        }
      }
    ),
  ]

  @Test(arguments: faults.indices) func aFaultIsFound(index: Int) {
    let fault = Self.faults[index]
    let failures = layoutFailures(
      [LayoutSetting(device: .iPhone15)], LayoutRules(name: fault.rule), #_sourceLocation
    ) { .view(fault.make()) }
    #expect(failures.contains { $0.message.hasPrefix("\(fault.rule): ") }, "\(fault.rule)")
    let sound = layoutFailures(
      [LayoutSetting(device: .iPhone15)], LayoutRules(name: fault.rule), #_sourceLocation
    ) { .view(CardView("Flight 12")) }
    #expect(sound.map(\.message) == [])
  }

  @Test func anUnknownRuleFails() {
    let found = Printed.failures {
      expectLayout(of: CardView("x"), rules: ["cliped-text"])
    }
    #expect(
      found.map(\.message) == [
        "no rule of layouts is called 'cliped-text'; did you mean 'clipped-text'?"
      ])
    for failure in found { #expect(Guide.shows(failure.message)) }
  }

  @Test func aControllerIsTheRoot() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(CardView("A title that is much too long for it"))
      }
    }
    let found = Printed.failures {
      expectLayout(of: Screen(), on: [.iPhone15], rules: ["clipped-text"])
    }
    #expect(found.count == 1)
  }

  @Test func aViewOfAppKit() {
    let found = Printed.failures {
      let box = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 60))
      let label = NSTextField(labelWithString: "A text that does not fit")
      label.frame = NSRect(x: 10, y: 10, width: 40, height: 17)
      box.addSubview(label)
      expectLayout(of: box, sizes: [CGSize(width: 300, height: 60)], rules: ["clipped-text"])
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("(300 × 60)") == true)
  }

  @Test func aDocument() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let conflict = folder.appendingPathComponent("Examples/Conflict.xib")
    let found = Printed.failures { expectLayout(ofDocument: conflict, on: [.iPhone15]) }
    #expect(!found.isEmpty)
    let missing = Printed.failures {
      expectLayout(ofDocument: URL(fileURLWithPath: "/nowhere.xib"))
    }
    #expect(missing.count == 1)
  }
}

extension LayoutRules {
  /// One rule.
  fileprivate init(name: String) { self = [name] }
}

extension CardView {
  /// The card after a change.
  fileprivate func with(_ change: (CardView) -> Void) -> CardView {
    change(self)
    return self
  }
}
