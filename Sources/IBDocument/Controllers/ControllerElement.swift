package import Diagnostics

/// A view controller of a document.
package final class ControllerElement: Sendable {
  /// A top or bottom layout guide, the predecessor of the safe area.
  package struct LayoutGuide: Sendable, Hashable {
    /// An end of a controller's view.
    package enum End: String, Sendable, Hashable {
      /// The upper end.
      case top
      /// The lower end.
      case bottom
    }

    /// Its identifier, which constraints refer to.
    package let id: String
    /// The end of the view.
    package let end: End
  }

  /// The XML element.
  package let element: Element
  /// Its identifier; `#line:column` when the document gives none.
  package let id: String
  /// The identifier of its scene, in a storyboard.
  package let sceneID: String?
  /// The view it loads; nil when the document has none for it.
  package let rootView: ViewElement?
  /// Its top and bottom layout guides.
  package let layoutGuides: [LayoutGuide]
  /// The item that it puts into the navigation bar.
  package let navigationItem: NavigationItemElement?
  /// The simulated metrics around its view.
  package let simulatedMetrics: SimulatedMetrics
  /// The segues that start at it, at one of its views, or at another object of its scene.
  package let segues: [SegueElement]

  init(element: Element, sceneID: String?, rootView: ViewElement?, segues: [SegueElement]) {
    self.element = element
    id = element["id"] ?? "#\(element.position)"
    self.sceneID = sceneID
    self.rootView = rootView
    self.segues = segues
    let guides = element.child("layoutGuides")?.children ?? []
    layoutGuides = guides.compactMap { guide in
      guard guide.name == "viewControllerLayoutGuide", let id = guide["id"],
        let end = guide["type"].flatMap(LayoutGuide.End.init)
      else { return nil }
      return LayoutGuide(id: id, end: end)
    }
    navigationItem = element.child("navigationItem", key: "navigationItem")
      .map(NavigationItemElement.init)
    simulatedMetrics = SimulatedMetrics(element)
  }

  /// The element's name, such as `tableViewController`.
  package var kind: ElementKind { ElementKind(element.name) }

  /// The class the author chose.
  package var customClass: String? { element["customClass"] }

  /// The module of that class.
  package var customModule: String? { element["customModule"] }

  /// The name the storyboard knows it by.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The title.
  package var title: String? { element["title"] }

  /// Its item in a tab bar.
  package var tabBarItem: Element? { element.child("tabBarItem", key: "tabBarItem") }

  /// The bar of a navigation controller.
  package var navigationBar: Element? { element.child("navigationBar", key: "navigationBar") }

  /// Whether a navigation controller's bar shows large titles.
  package var usesLargeTitles: Bool { navigationBar?.bool("largeTitles") ?? false }

  /// Whether a navigation controller hides its bar.
  package var hidesNavigationBar: Bool { element.bool("navigationBarHidden") ?? false }

  /// Whether the tab bar disappears while this controller is shown.
  package var hidesBottomBarWhenPushed: Bool { element.bool("hidesBottomBarWhenPushed") ?? false }

  /// Outlets and actions of the controller itself.
  package var connections: [Connection] { element.connections }

  /// The position of the element in the text.
  package var position: SourcePosition { element.position }
}
