internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  static func makeSearchBar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UISearchBar() }
    view.placeholder = element.attribute("placeholder")
    view.text = element.attribute("text")
    view.barTintColor = reader.color(element, "barTintColor")
    return view
  }

  static func makeNavigationBar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UINavigationBar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.prefersLargeTitles = element.bool("largeTitles") ?? false
    view.barTintColor = reader.color(element, "barTintColor")
    let item = element.element.child("items")?.child("navigationItem")
    view.items = item.map { [navigationItem($0)] }
    return view
  }

  static func makeToolbar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIToolbar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "barButtonItem") ?? []
    view.items = items.map(barButton)
    return view
  }

  static func makeTabBar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UITabBar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "tabBarItem") ?? []
    view.items = items.map {
      UITabBarItem(
        title: $0["title"] ?? $0["systemItem"].map(BarWords.words) ?? "", image: nil, tag: 0)
    }
    return view
  }

  /// What a navigation bar shows.
  private static func navigationItem(_ element: Element) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    item.title = element["title"]
    item.leftBarButtonItems = NibObjects.barButtonElements(of: element, at: "left")?.map(barButton)
    item.rightBarButtonItems = NibObjects.barButtonElements(of: element, at: "right")?.map(
      barButton)
    return item
  }

  /// A button of a bar, or a space; one without a title says the name of its image, since bars draw none.
  private static func barButton(_ element: Element) -> UIBarButtonItem {
    let button = NibObjects.barButton(element)
    button.missingImage = element["image"]
    return button
  }
}
