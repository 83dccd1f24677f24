import AppKit
import Testing
import UIKit

@testable import PlumbTesting

/// Views that are laid out light and dark.
@Suite(.layout) @MainActor struct AppearanceTests {
  /// A card whose background follows the appearance and whose letters do not.
  private static func card() -> CardView {
    let card = CardView("Flight 12")
    card.backgroundColor = .systemBackground
    return card
  }

  @Test func blackLettersAreFaintInTheDark() {
    let found = Printed.failures {
      expectLayout(
        of: Self.card(), on: [.iPhone15], appearances: [.light, .dark], rules: ["low-contrast"])
    }
    #expect(found.count == 2, "a failure for each of two labels")
    for failure in found {
      #expect(failure.message.hasPrefix("low-contrast: "))
      #expect(failure.message.hasSuffix(" (iPhone 15, dark)"), "\(failure.message)")
    }
    #expect(Guide.shows(found.first?.message ?? "-"), "\(found.first?.message ?? "")")
  }

  @Test func lettersThatFollowPass() {
    let found = Printed.failures {
      expectLayout(
        of: {
          let card = Self.card()
          for label in [card.title, card.line] { label.textColor = .label }
          return card
        }(), appearances: Appearance.allCases, rules: ["low-contrast"])
    }
    #expect(found == [])
  }

  @Test func aViewThatExistsHearsOfIt() {
    final class Watch: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ old: UITraitCollection?) {
        if old?.userInterfaceStyle != traitCollection.userInterfaceStyle {
          styles.append(traitCollection.userInterfaceStyle)
        }
      }
    }
    let watch = Watch(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectLayout(of: watch, appearances: [.dark])
    #expect(watch.styles.contains(.dark))
    #expect(watch.traitCollection.userInterfaceStyle == .light)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aControllerIsDark() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Flight 12"
        label.textColor = .black
        view.addSubview(label)
      }
    }
    let found = Printed.failures {
      expectLayout(of: Screen(), on: [.iPhone15], appearances: [.dark], rules: ["low-contrast"])
    }
    #expect(found.count == 1)
  }

  @Test func aViewOfAppKitIsDarkForTheTimeAlone() {
    final class Watch: NSView {
      var names: [NSAppearance.Name] = []
      override func layout() {
        super.layout()
        names.append(effectiveAppearance.name)
      }
    }
    let watch = Watch(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    watch.appearance = NSAppearance(named: .aqua)
    for appearance in Appearance.allCases {
      watch.needsLayout = true
      expectLayout(of: watch, appearances: [appearance])
    }
    #expect(watch.names == [.aqua, .darkAqua])
    #expect(watch.appearance?.name == .aqua)
  }
}
