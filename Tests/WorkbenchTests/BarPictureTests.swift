import Foundation
import GoldenFiles
import Testing
import UIKit

/// Bars with looks of their own: appearances, backgrounds that are pictures, dark bars, and the field of a search.
///
/// The picture was looked at: each bar has the background that its column says, the line of the opaque ones is red,
/// and the transparent ones show the yellow behind them.
@MainActor struct BarPictureTests {
  private static let colors: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor.systemPurple, .font: UIFont.systemFont(ofSize: 20, weight: .bold),
  ]
  private static func configure(_ look: UIBarAppearance, _ index: Int) {
    switch index {
    case 0: look.configureWithDefaultBackground()
    case 1:
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemTeal
      look.shadowColor = .systemRed
    default: look.configureWithTransparentBackground()
    }
  }

  @Test func looksOfBars() throws {
    // Bars of glass show only colours that a program sets.
    let before = IOSGeneration.current
    IOSGeneration.current = .iOS14
    defer { IOSGeneration.current = before }
    let background = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 442))
    background.backgroundColor = .systemYellow
    var bars: [UIView] = []
    for index in 0..<3 {
      let bar = UINavigationBar()
      let look = UINavigationBarAppearance()
      Self.configure(look, index)
      look.titleTextAttributes = Self.colors
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      bar.standardAppearance = look
      let item = UINavigationItem(title: ["Default", "Opaque", "Transparent"][index])
      item.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      bar.items = [item]
      bars.append(bar)
    }
    for name in ["Black", "Picture"] {
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: name)]
      bars.append(bar)
      if name == "Black" {
        bar.barStyle = .black
      } else {
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
          UIColor.systemPink.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        bar.setBackgroundImage(stripes, for: .default)
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
      }
    }
    let tools = UIToolbar()
    let look = UIToolbarAppearance()
    Self.configure(look, 1)
    tools.standardAppearance = look
    tools.items = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let tabs = UITabBar()
    let tabLook = UITabBarAppearance()
    Self.configure(tabLook, 1)
    tabLook.stackedLayoutAppearance.normal.iconColor = .systemRed
    tabLook.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemGreen
    ]
    tabs.standardAppearance = tabLook
    tabs.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    tabs.selectedItem = tabs.items?.first
    let searching = UINavigationBar()
    let item = UINavigationItem(title: "Search")
    item.searchController = UISearchController(searchResultsController: nil)
    searching.items = [item]
    var y: CGFloat = 4
    for bar in bars + [tools, tabs, searching] {
      let height: CGFloat = bar === searching ? 96 : bar === tabs ? 49 : 44
      bar.frame = CGRect(x: 0, y: y, width: 320, height: height)
      y += height + 4
      background.addSubview(bar)
    }
    try Golden.expect(try background.pngData(scale: 1), "Documentation/Pictures/bars.png")
  }
}
