import AppKit
import NibBuilding
import Testing

/// As in `Documentation/Guides/Documents.md`.
final class PreferencesController: NSWindowController, NibConnectable {
  var name: NSTextField!
  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("name", \PreferencesController.name)
      .action("save:") { (preferences: PreferencesController, sender) in preferences.save(sender) }
  }
  override func windowDidLoad() { name.stringValue = "Ada" }
  func save(_ sender: Any?) { saved = (sender as? NSButton)?.title }
  var saved: String?
}

/// A controller of the guide's storyboard.
final class GuideListController: NSViewController {
  var prepared: [String?] = []
  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier)
  }
}

/// A controller whose document is named as its class.
final class NamedController: NSViewController {}

/// The guide's code, on documents among the resources of this target, which count as the main bundle's.
@MainActor struct GuideTests {
  @Test func aWindowControllerOwnsItsDocument() throws {
    let preferences = PreferencesController(windowNibName: "Preferences")
    preferences.showWindow(nil)  // loads Preferences.xib, whose owner it is
    #expect(preferences.owner === preferences)
    let window = try #require(preferences.window)
    #expect(window.title == "Preferences" && window.isVisible)
    #expect(preferences.name.stringValue == "Ada")
    let button = try #require(window.contentView?.subviews.last as? NSButton)
    button.performClick(nil)
    #expect(preferences.saved == "Save")
    preferences.close()
  }

  @Test func aDocumentIsInTheBundle() throws {
    let owner = NSNull()
    var objects: NSArray?
    NSNib(nibNamed: "Preferences", bundle: .module)?
      .instantiate(withOwner: owner, topLevelObjects: &objects)
    #expect(objects?.count == 1)
  }

  @Test func aStoryboardHasWindowsAndSegues() throws {
    let storyboard = NSStoryboard(name: "Guide", bundle: .module)
    let frame = storyboard.instantiateInitialController() as? NSWindowController
    frame?.showWindow(nil)
    #expect(frame?.contentViewController is GuideListController)

    let list: GuideListController = storyboard.instantiateController(identifier: "List")
    list.performSegue(withIdentifier: "detail", sender: nil)  // prepare, then show

    #expect(list.prepared == ["detail"])
    frame?.close()
  }

  @Test func aControllerFindsTheDocumentOfItsClass() {
    let controller = NamedController()
    #expect(controller.nibName == nil)
    #expect(controller.view.frame.size == NSSize(width: 90, height: 60))
  }
}
