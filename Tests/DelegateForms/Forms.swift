import Foundation

/// The forms in which a delegate's methods stand beside their protocol.
///
/// Swift states a method of a protocol once, but without an Objective-C runtime a default needs an extension, code
/// that asks whether a method is there needs something to call, and what a program overrides must be `open` in a
/// class body. A person writes the protocol; the rest follows from it.
enum Forms {
  /// A protocol and what calls its methods for code that asks whether they are there.
  struct DelegateProtocol {
    let name: String
    /// The file that states it, below `Sources`.
    let path: String
    /// The property by which code asks, and the type it returns.
    var calls: (property: String, type: String)?
  }

  /// A class between `UIViewController` and a controller of Apple's, with the methods to override.
  struct Controller {
    let name: String
    let superclass: String
    /// The protocols whose methods it has.
    let protocols: [String]
    /// The one of them that it conforms to; the controller below conforms to the others, whose required
    /// methods it states itself.
    let conformance: String
    /// The controller below it.
    let subclass: String
  }

  private static let views = "UIKit/Views/"
  private static let macTables = "AppKit/Views/Tables/NSTableViewDelegate.swift"
  private static let macOutlines = "AppKit/Views/Tables/NSOutlineViewDelegate.swift"
  private static let macCollections = "AppKit/Views/Collections/NSCollectionViewDelegate.swift"
  private static let macControllers = "AppKit/Controllers/"
  static let protocols = [
    DelegateProtocol(
      name: "UIScrollViewDelegate", path: views + "Scrolling/UIScrollViewDelegate.swift"),
    DelegateProtocol(
      name: "UITableViewDelegate", path: views + "Tables/UITableViewDelegate.swift",
      calls: ("tableView", "TableDelegateCalls")),
    DelegateProtocol(
      name: "UITableViewDataSource", path: views + "Tables/UITableViewDataSource.swift",
      calls: ("tableView", "TableDataSourceCalls")),
    DelegateProtocol(
      name: "UICollectionViewDelegate", path: views + "Collections/UICollectionViewDelegate.swift",
      calls: ("collectionView", "CollectionDelegateCalls")),
    DelegateProtocol(
      name: "UICollectionViewDataSource",
      path: views + "Collections/UICollectionViewDataSource.swift"),
    DelegateProtocol(
      name: "UICollectionViewDelegateFlowLayout",
      path: views + "Collections/UICollectionViewDelegateFlowLayout.swift"),
    DelegateProtocol(
      name: "UITextFieldDelegate", path: "UIKit/Controls/Text/UITextFieldDelegate.swift"),
    DelegateProtocol(
      name: "UITextViewDelegate", path: "UIKit/Controls/Text/UITextViewDelegate.swift"),
    DelegateProtocol(name: "UISearchBarDelegate", path: "UIKit/Controls/Bars/UISearchBar.swift"),
    DelegateProtocol(
      name: "UIApplicationDelegate",
      path: "UIKit/Controllers/Application/UIApplicationDelegate.swift"),
    DelegateProtocol(
      name: "UISceneDelegate", path: "UIKit/Controllers/Application/UISceneDelegate.swift"),
    DelegateProtocol(
      name: "NSWindowDelegate", path: macControllers + "Application/NSWindowDelegate.swift"),
    DelegateProtocol(
      name: "NSApplicationDelegate",
      path: macControllers + "Application/NSApplicationDelegate.swift"),
    DelegateProtocol(name: "NSOutlineViewDelegate", path: macOutlines),
    DelegateProtocol(name: "NSOutlineViewDataSource", path: macOutlines),
    DelegateProtocol(name: "NSCollectionViewDelegate", path: macCollections),
    DelegateProtocol(
      name: "NSCollectionViewDataSource",
      path: "AppKit/Views/Collections/NSCollectionViewDataSource.swift"),
    DelegateProtocol(
      name: "NSCollectionViewDelegateFlowLayout",
      path: "AppKit/Views/Collections/NSCollectionViewDelegateFlowLayout.swift"),
    DelegateProtocol(name: "NSTabViewDelegate", path: "AppKit/Views/Panes/NSTabViewDelegate.swift"),
    DelegateProtocol(
      name: "NSToolbarDelegate", path: macControllers + "Application/Bars/NSToolbar.swift"),
    DelegateProtocol(name: "NSTableViewDelegate", path: macTables),
    DelegateProtocol(name: "NSTableViewDataSource", path: macTables),
    DelegateProtocol(
      name: "NSPopoverDelegate", path: macControllers + "Application/Panels/NSPopover.swift"),
  ]

  static let controllers = [
    Controller(
      name: "ScrollRespondingController", superclass: "UIViewController",
      protocols: ["UIScrollViewDelegate"], conformance: "UIScrollViewDelegate",
      subclass: "UITableViewController"),
    Controller(
      name: "TableRespondingController", superclass: "ScrollRespondingController",
      protocols: ["UITableViewDataSource", "UITableViewDelegate"],
      conformance: "UITableViewDelegate", subclass: "UITableViewController"),
    Controller(
      name: "CollectionRespondingController", superclass: "ScrollRespondingController",
      protocols: ["UICollectionViewDataSource", "UICollectionViewDelegate"],
      conformance: "UICollectionViewDelegate", subclass: "UICollectionViewController"),
  ]
}
