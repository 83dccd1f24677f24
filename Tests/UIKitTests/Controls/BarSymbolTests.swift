import Foundation
import Testing
import ViewDrawing

@testable import UIKit

/// Symbols in bars, and in the colours of configurations.
@MainActor struct BarSymbolTests {
  /// The symbols of the system's items have outlines in the installed set.
  @Test func systemItemsHaveOutlines() {
    for name in [BarWords.buttonSymbols, BarWords.tabSymbols].flatMap(\.values) {
      #expect(SymbolGlyph(name: name).outline != nil || !SymbolFolders.isSetFound, "\(name)")
    }
    #expect(
      BarWords.buttonSymbols.keys.allSatisfy { word in
        (0...24).contains { UIBarButtonItem.SystemItem(rawValue: $0).map { "\($0)" } == word }
      })
    #expect(
      BarWords.tabSymbols.keys.allSatisfy { word in
        (0...11).contains { UITabBarItem.SystemItem(rawValue: $0).map { "\($0)" } == word }
      })
  }

  /// An item shows its title, else its image; symbols have the large scale.
  @Test func itemsShowSymbols() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let item = UIBarButtonItem(image: symbol, style: .plain, target: nil, action: nil)
    #expect(item.shownImage(isGlass: false)?.size == CGSize(width: 26, height: 26))
    item.title = "Star"
    #expect(item.shownImage(isGlass: false) == nil)
    let trash = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    #expect(trash.shownImage(isGlass: false)?.isSymbolImage == true)
    #expect(
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).shownImage(
        isGlass: false) == nil)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).systemSymbol == "magnifyingglass")
  }

  /// Each rank of layers has its colour.
  @Test func palettesColourLayers() throws {
    try #require(SymbolFolders.isSetFound)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      .applying(.init(pointSize: 60))
    let image = try #require(UIImage(systemName: "flag.circle.fill", withConfiguration: palette))
    let plain = try #require(
      UIImage(
        systemName: "flag.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
    let hierarchy = try #require(
      UIImage(
        systemName: "flag.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
    #expect(image.content.symbol?.colors == .palette([UIColor.red.cgColor, UIColor.blue.cgColor]))
    #expect(hierarchy.content.symbol?.colors == .hierarchical)
    #expect(image.pngData() != plain.pngData())
  }
}
