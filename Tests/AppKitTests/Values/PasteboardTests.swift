import AppKit
import Testing

/// Pasteboards and their items; Apple, "NSPasteboard", "NSPasteboardItem".
@MainActor struct PasteboardTests {
  @Test func contentsAreReadByType() {
    let board = NSPasteboard.withUniqueName()
    let count = board.changeCount
    #expect(board.clearContents() == count + 1)
    #expect(board.setString("Ada", forType: .string) && board.setData(Data([1, 2]), forType: .png))
    #expect(board.setPropertyList(["a": 1], forType: .color) && !board.setData(nil, forType: .pdf))
    #expect(board.types == [.string, .png, .color] && board.pasteboardItems?.count == 1)
    #expect(board.availableType(from: [.pdf, .png]) == .png)
    #expect(
      board.string(forType: .string) == "Ada" && board.data(forType: .string) == Data("Ada".utf8))
    #expect(board.data(forType: .png) == Data([1, 2]) && board.string(forType: .html) == nil)
    #expect((board.propertyList(forType: .color) as? [String: Int]) == ["a": 1])
    #expect(board.canReadItem(withDataConformingToTypes: ["public.png"]))
    let same = NSPasteboard(name: board.name)
    #expect(same.string(forType: .string) == "Ada")
    same.releaseGlobally()
    #expect(board.types == [] && board.prepareForNewContents(with: .currentHostOnly) > count)
    #expect(NSPasteboard.general === NSPasteboard.general)
    #expect(NSPasteboard.general.name == .general && NSPasteboard.Name.generalPboard == .general)
    let names: [NSPasteboard.Name] = [
      .font, .ruler, .find, .drag, .fontPboard, .findPboard, .dragPboard,
    ]
    #expect(Set(names).count == 4)
  }

  @Test func declaredTypesWait() {
    let board = NSPasteboard.withUniqueName()
    #expect(board.declareTypes([.string, .html], owner: nil) == board.changeCount)
    #expect(board.addTypes([.png], owner: nil) == board.changeCount)
    #expect(board.types == [.string, .html, .png] && board.string(forType: .string) == nil)
  }

  @Test func objectsAreWrittenAndRead() throws {
    let board = NSPasteboard.withUniqueName()
    let file = NSURL(fileURLWithPath: "/a/b")
    #expect(board.writeObjects(["one" as NSString, file, NSAttributedString(string: "two")]))
    #expect(!board.writeObjects([]) && board.pasteboardItems?.count == 3)
    #expect(board.readObjects(forClasses: [NSString.self]) as? [String] == ["one", "two"])
    let urls =
      board.readObjects(
        forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [NSURL]
    #expect(urls?.first?.path == "/a/b")
    #expect(board.canReadObject(forClasses: [NSURL.self]))
    #expect(
      NSPasteboard.ReadingOptionKey.urlReadingContentsConformToTypes.rawValue.contains("Types"))
    let items = try #require(
      board.readObjects(forClasses: [NSPasteboardItem.self]) as? [NSPasteboardItem])
    #expect(items.count == 3 && board.index(of: items[1]) == 1)
    #expect(board.index(of: NSPasteboardItem()) == NSNotFound)
  }

  final class Provider: NSObject, NSPasteboardItemDataProvider {
    var asked = 0
    func pasteboard(
      _ pasteboard: NSPasteboard?, item: NSPasteboardItem,
      provideDataForType type: NSPasteboard.PasteboardType
    ) {
      asked += 1
      item.setString("late", forType: type)
    }
  }

  @Test func providersAreAskedOnce() {
    let (item, provider) = (NSPasteboardItem(), Provider())
    #expect(item.setDataProvider(provider, forTypes: [.string]) && item.types == [.string])
    #expect(provider.asked == 0 && item.string(forType: .string) == "late")
    #expect(item.string(forType: .string) == "late" && provider.asked == 1)
    #expect(item.availableType(from: [.png, .string]) == .string)
    provider.pasteboardFinishedWithDataProvider(.general)
    #expect(item.writingOptions(forType: .string, pasteboard: .general) == [])
    #expect(NSPasteboard.WritingOptions.promised.rawValue == 512)
    #expect(NSPasteboardItem.readingOptions(forType: .string, pasteboard: .general) == .asData)
    let options: [NSPasteboard.ReadingOptions] = [.asString, .asPropertyList, .asKeyedArchive]
    #expect(options.map(\.rawValue) == [1, 2, 4])
  }

  @Test func typesHaveIdentifiers() {
    let types: [(NSPasteboard.PasteboardType, String)] = [
      (.string, "public.utf8-plain-text"), (.pdf, "com.adobe.pdf"), (.tiff, "public.tiff"),
      (.png, "public.png"), (.rtf, "public.rtf"), (.rtfd, "com.apple.flat-rtfd"),
      (.html, "public.html"), (.tabularText, "public.utf8-tab-separated-values-text"),
      (.font, "com.apple.cocoa.pasteboard.character-formatting"),
      (.ruler, "com.apple.cocoa.pasteboard.paragraph-formatting"),
      (.color, "com.apple.cocoa.pasteboard.color"), (.sound, "com.apple.cocoa.pasteboard.sound"),
      (.multipleTextSelection, "com.apple.cocoa.pasteboard.multiple-text-selection"),
      (.textFinderOptions, "com.apple.cocoa.pasteboard.find-panel-search-options"),
      (.URL, "public.url"), (.fileURL, "public.file-url"),
      (.fileContents, "com.apple.pboard.type.file-contents"), (.inkText, "com.apple.inkText"),
      (.vCard, "public.vcard"), (.fileNameType, "NSFilenamesPboardType"),
      (.collaborationMetadata, "com.apple.collaboration-metadata"),
      (.findPanelSearchOptions, "com.apple.cocoa.pasteboard.find-panel-search-options"),
    ]
    #expect(types.allSatisfy { $0.rawValue == $1 })
    #expect(
      NSPasteboard.PasteboardType.fileNameType(forPathExtension: "txt").rawValue.hasSuffix(":txt"))
    let old = [
      NSStringPboardType, NSFilenamesPboardType, NSURLPboardType, NSTIFFPboardType, NSRTFPboardType,
      NSHTMLPboardType, NSPDFPboardType,
    ]
    #expect(Set(old).count == 7)
  }
}
