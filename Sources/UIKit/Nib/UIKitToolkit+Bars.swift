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
    view.title = item?["title"]
    if let item {
      view.buttonTitles = (barButtons(of: item, at: "left"), barButtons(of: item, at: "right"))
    }
    return view
  }

  static func makeToolbar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIToolbar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "barButtonItem") ?? []
    view.buttonTitles = items.map(barButtonTitle)
    return view
  }

  static func makeTabBar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UITabBar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "tabBarItem") ?? []
    view.tabTitles = items.map { $0["title"] ?? $0["systemItem"].map(BarWords.words) ?? "" }
    return view
  }

  /// What the buttons at one end of a navigation item say.
  private static func barButtons(of item: Element, at end: String) -> [String] {
    (NibObjects.barButtonElements(of: item, at: end) ?? []).compactMap(barButtonTitle)
  }

  /// What a button of a bar says; nil for a space.
  private static func barButtonTitle(_ item: Element) -> String? {
    switch item["systemItem"] {
    case "flexibleSpace", "fixedSpace": nil
    case "add": "+"
    case let name?: BarWords.words(name)
    case nil: item["title"] ?? item["image"] ?? ""
    }
  }
}
