import AppKit
import Drawing
import Foundation
import GoldenFiles
import IBDocument
import Testing
import UIKit

/// Pictures of windows that a program makes: with the parts of the screen, and with frames.
///
/// The pictures were looked at: the title is in the middle, the status bar above the navigation bar.
@MainActor struct CodeWindowTests {
  @Test func aScreenOfAProgram() throws {
    var surroundings = Surroundings()
    surroundings.device = "retina5_9"
    let data = try UIScreen.main.simulate(surroundings) { () -> Result<Data, any Error> in
      let list = UIViewController()
      list.view.backgroundColor = .systemBackground
      list.title = "Books"
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: list)
      let layers = window.pictureLayers()
      #expect(layers.parts == ["status bar", "home indicator"])
      #expect(layers.size == window.bounds.size)
      #expect((try? window.screenPDFData())?.starts(with: Data("%PDF-".utf8)) == true)
      #expect((try? window.screenSVGData())?.starts(with: Data("<?xml".utf8)) == true)
      return Result { try window.screenPNGData(scale: 1) }
    }.get()
    try Golden.expect(data, "Documentation/Pictures/screen-of-a-program.png")
  }

  /// A window that is a part of the screen is a view.
  @Test func aPartOfTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(window.pictureLayers().parts.isEmpty)
    #expect(window.pictureLayers().layers.count == 1)
  }

  @Test func aFrameOfAProgram() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 240, height: 80), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.title = "Report"
    window.contentView?.addSubview(NSButton(title: "Print", target: nil, action: nil))
    try Golden.expect(window.pngData(scale: 1), "Documentation/Pictures/window-of-a-program.png")
    window.titleVisibility = .hidden
    let hidden = try window.pngData(scale: 1)
    window.title = ""
    window.titleVisibility = .visible
    #expect(try window.pngData(scale: 1) == hidden)
    // One line between title bar and toolbar, or none: no difference here.
    window.styleMask.insert(.unifiedTitleAndToolbar)
    #expect(try window.pngData(scale: 1) == hidden)
    window.styleMask = []
    // Without a title bar there is the content alone.
    #expect(try window.pngData(scale: 1) == window.contentView?.pngData(scale: 1))
    #expect(throws: (any Error).self) {
      window.contentView = nil
      _ = try window.pngData()
    }
  }

  /// A program asks what its pictures show otherwise than Apple's systems; an SVG file says it.
  @Test func aProgramAsksForOmissions() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A"
    label.font = UIFont(name: "AvenirNext-Regular", size: 17)
    let omissions = label.pictureOmissions()
    #expect(omissions.fonts["AvenirNext-Regular"] != nil && omissions.symbols.isEmpty)
    let text = String(decoding: try label.svgData(), as: UTF8.self)
    let sentence = try #require(omissions.sentence)
    #expect(text.contains("<desc>\(sentence)</desc>"))
    label.font = .systemFont(ofSize: 17)
    #expect(label.pictureOmissions().isEmpty)
    #expect(!String(decoding: try label.svgData(), as: UTF8.self).contains("<desc>"))
  }
}
