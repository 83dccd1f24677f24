import Foundation
import Testing
import UIKit

@testable import PlumbTesting

/// Documents in languages and appearances, and their frames and pictures.
@Suite(.layout) @MainActor struct DocumentTests {
  private static func messages(
    _ rules: LayoutRules, in languages: [DocumentLanguage] = [],
    appearances: [Appearance] = [], directions: LayoutDirections = .leftToRight
  ) throws -> [String] {
    let card = try SampleCard()
    defer { card.remove() }
    return Printed.failures {
      expectLayout(
        ofDocument: card.url, directions: directions, languages: languages,
        appearances: appearances, rules: rules)
    }
    .map { $0.message.replacing(card.folder.url.path + "/", with: "") }
  }

  @Test func longTextsAreCutOffInLongLanguages() throws {
    #expect(try Self.messages(["clipped-text"]) == [])
    for language in [.own, .accented, .rightToLeft, .translation("ar")] as [DocumentLanguage] {
      #expect(try Self.messages(["clipped-text"], in: [language]) == [], "\(language)")
    }
    let all = try Self.messages(
      ["clipped-text"],
      in: [.own, .longer, .accented, .rightToLeft, .translation("de"), .translation("ar")])
    #expect(all.count == 1)
    #expect(all.first?.hasPrefix("clipped-text: ") == true)
    #expect(all.first?.hasSuffix(" (35 % longer texts; language de)") == true, "\(all)")
    #expect(Guide.shows(all.first ?? "-"), "\(all)")
  }

  /// The label changes sides and the switch does not.
  @Test(arguments: [DocumentLanguage.rightToLeft, .translation("ar")])
  func languagesHaveTheirDirection(language: DocumentLanguage) throws {
    #expect(try Self.messages(["overlap"], in: [.own]) == [])
    #expect(try Self.messages(["overlap"], in: [language]).count == 1)
  }

  @Test func storedFramesAreThoseOfTheOwnLanguage() throws {
    // The switch is stored 75 points from where its constraints place it.
    #expect(try Self.messages(["misplaced"]).count == 1)
    #expect(try Self.messages(["misplaced"], in: [.longer]) == [])
  }

  @Test func aDocumentIsDark() throws {
    let found = try Self.messages(["low-contrast"], appearances: [.light, .dark])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" (dark)") == true, "\(found)")
  }

  @Test func aLanguageThatTheDocumentDoesNotHave() throws {
    #expect(
      try Self.messages(.standard, in: [.translation("fr")]) == [
        "Base.lproj/Card.xib: Unknown language 'fr'; choose from ar, de."
      ])
    let conflict = Printed.failures {
      expectLayout(ofDocument: Self.example("Conflict.xib"), languages: [.translation("fr")])
    }
    #expect(conflict.count == 1)
    #expect(conflict.first?.message.hasSuffix("no translation lies beside the document.") == true)
  }

  @Test func translationsThatCannotBeRead() throws {
    let card = try SampleCard()
    defer { card.remove() }
    try card.write("\"Tit-le-001.text\" = ", "fr.lproj/Card.strings")
    let found = Printed.failures {
      expectLayout(ofDocument: card.url, languages: [.translation("fr")])
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("fr.lproj/Card.strings: The translations cannot") == true)
  }

  private static func example(_ name: String) -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Examples/\(name)")
  }

  @Test func framesAreRecordedThenCompared() throws {
    let card = try SampleCard()
    defer { card.remove() }
    func check(_ mode: RecordMode, on device: Device? = nil, root: String? = nil) -> [String] {
      Printed.failures {
        expectFrames(
          ofDocument: card.url, root: root, on: device, named: "card", record: mode,
          testName: "aCard()", filePath: card.folder.place.filePath, line: 7)
      }
      .map(\.message)
    }
    #expect(check(.missing).count == 1)
    let text = try String(contentsOf: card.folder.file("aCard.card.txt"), encoding: .utf8)
    // The document's frames. The alignment rectangle of a switch is 2 points narrower at its right, which is 16 points
    // from the edge.
    #expect(
      text == """
        view Car-d0-001 (0 0; 375 667)
        | label 'Title' (16 20; 104 21)
        | switch 'Remind me' (310 15; 51 31)

        """)
    #expect(check(.never) == [])
    #expect(check(.never, root: "Car-d0-001") == [])
    // The view of a nib has its own size on every device, and a controller's fills the screen.
    #expect(check(.never, on: .iPadPro11) == [])
    for device in [Device.iPhone15, .iPadPro11.landscape] {
      let (width, height) = (Int(device.size.width), Int(device.size.height))
      let found = Printed.failures {
        expectFrames(
          ofDocument: card.login, root: "Login", on: device, named: "\(width)",
          testName: "aLogin()", filePath: card.folder.place.filePath, line: 7)
      }
      #expect(found.count == 1)
      let text = try String(contentsOf: card.folder.file("aLogin.\(width).txt"), encoding: .utf8)
      #expect(text == "view Log-in-vie (0 0; \(width) \(height))\n")
    }
    #expect(check(.never, root: "Login").first?.contains("Unknown scene 'Login'") == true)
  }

  @Test func picturesAreRecordedThenCompared() throws {
    let card = try SampleCard()
    defer { card.remove() }
    func check(_ scale: Double, _ mode: RecordMode = .missing, root: String? = nil) -> [String] {
      Printed.failures {
        expectPicture(
          ofDocument: card.url, root: root, named: "card", scale: scale, record: mode,
          testName: "aCard()", filePath: card.folder.place.filePath, line: 7)
      }
      .map(\.message)
    }
    #expect(check(2).count == 1)
    let picture = try #require(UIImage(data: Data(contentsOf: card.folder.file("aCard.card.png"))))
    #expect(picture.size == CGSize(width: 750, height: 1334))
    #expect(check(2, .never) == [])
    #expect(check(1, .never).first?.contains("and the sizes are 750 × 1334 and 375 × 667") == true)
    #expect(check(2, root: "Login").first?.contains("Unknown scene 'Login'") == true)
    // No pixels a point.
    #expect(check(0).first?.contains("The picture cannot be drawn") == true)
    let missing = Printed.failures { expectPicture(ofDocument: URL(fileURLWithPath: "/no.xib")) }
    #expect(missing.count == 1)
  }

  @Test func controllersHaveFramesAndPictures() throws {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let card = CardView("Flight 12")
        view.addSubview(card)
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
    }
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    func check(_ device: Device, _ mode: RecordMode) -> [Printed] {
      Printed.failures {
        expectFrames(
          of: Screen(), on: device, named: "screen", record: mode, testName: "aScreen()",
          filePath: folder.place.filePath, line: 7)
        expectPicture(
          of: Screen(), on: device, named: "screen", scale: 1, record: mode,
          testName: "aScreen()", filePath: folder.place.filePath, line: 8)
      }
    }
    #expect(check(.iPhoneSE, .missing).map(\.line) == [7, 8])
    let text = try String(contentsOf: folder.file("aScreen.screen.txt"), encoding: .utf8)
    // An iPhone SE has a status bar of 20 points.
    #expect(text.hasPrefix("UIView (0 0; 375 667)\n| CardView (0 20; 200 "), "\(text)")
    #expect(check(.iPhoneSE, .never) == [])
    #expect(check(.iPhone15, .never).count == 2)
  }
}
