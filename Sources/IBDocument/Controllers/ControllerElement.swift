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

    /// The identifier to which constraints refer.
    package let id: String
    /// The end of the view.
    package let end: End
  }

  /// The XML element.
  package let element: Element
  /// The identifier; `#line:column` if the document contains none.
  package let id: String
  /// The identifier of the controller's scene, in a storyboard.
  package let sceneID: String?
  /// The view that the controller loads; nil if the document contains none.
  package let rootView: ViewElement?
  /// The top and bottom layout guides.
  package let layoutGuides: [LayoutGuide]
  /// The controller's navigation item.
  package let navigationItem: NavigationItemElement?
  /// The simulated metrics of the view.
  package let simulatedMetrics: SimulatedMetrics
  /// The segues that start at the controller, at one of its views, or at another object of its scene.
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

  /// The custom class.
  package var customClass: String? { element["customClass"] }

  /// The module of the custom class.
  package var customModule: String? { element["customModule"] }

  /// The storyboard identifier.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The title.
  package var title: String? { element["title"] }

  /// The controller's tab bar item.
  package var tabBarItem: Element? { element.child("tabBarItem", key: "tabBarItem") }

  /// The bar of a navigation controller.
  package var navigationBar: Element? { element.child("navigationBar", key: "navigationBar") }

  /// Whether a navigation controller's bar shows large titles.
  package var usesLargeTitles: Bool { navigationBar?.bool("largeTitles") ?? false }

  /// Whether a navigation controller hides its bar.
  package var hidesNavigationBar: Bool { element.bool("navigationBarHidden") ?? false }

  /// Whether the tab bar disappears while this controller is shown.
  package var hidesBottomBarWhenPushed: Bool { element.bool("hidesBottomBarWhenPushed") ?? false }

  /// The size that the controller prefers in popovers and containers; zero in a dimension without a preference, nil
  /// without a statement.
  package var preferredContentSize: Size? {
    guard let size = element.child("value", key: "contentSizeForViewInPopover"),
      let width = size.number("width"), let height = size.number("height")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The outlets and actions of the controller itself.
  package var connections: [Connection] { element.connections }

  /// The position of the element in the text.
  package var position: SourcePosition { element.position }
}
