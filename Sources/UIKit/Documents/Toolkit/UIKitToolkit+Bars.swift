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
    view.items = item.map { [navigationItem($0, reader)] }
    return view
  }

  static func makeToolbar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIToolbar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "barButtonItem") ?? []
    view.items = items.map { barButton($0, reader) }
    return view
  }

  static func makeTabBar(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UITabBar() }
    if element.attribute("barStyle")?.hasPrefix("black") == true { view.barStyle = .black }
    view.barTintColor = reader.color(element, "barTintColor")
    let items = element.element.child("items")?.children(named: "tabBarItem") ?? []
    view.items = items.map { element in
      let word = element["systemItem"]
      let item = UITabBarItem(
        title: element["title"] ?? word.map(BarWords.systemTitle) ?? "",
        image: element.imageName().flatMap { NibObjects.image($0, of: element, reader) }, tag: 0)
      item.systemSymbol = word.flatMap { BarWords.tabSymbols[$0] }
      return item
    }
    return view
  }

  /// Returns the item of a navigation bar.
  private static func navigationItem(_ element: Element, _ reader: NibReader) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    item.title = element["title"]
    func buttons(at end: String) -> [UIBarButtonItem]? {
      NibObjects.barButtonElements(of: element, at: end)?.map { barButton($0, reader) }
    }
    item.leftBarButtonItems = buttons(at: "left")
    item.rightBarButtonItems = buttons(at: "right")
    return item
  }

  /// A button of a bar, or a space.
  ///
  /// On the canvas a button without a title and with a missing image says the image's name.
  private static func barButton(_ element: Element, _ reader: NibReader) -> UIBarButtonItem {
    let button = NibObjects.barButton(element)
    guard reader.isDesignTime, let name = element.imageName() else { return button }
    button.image = button.image ?? NibObjects.image(name, of: element, reader)
    if button.title == nil, button.image == nil { button.title = name }
    return button
  }
}
