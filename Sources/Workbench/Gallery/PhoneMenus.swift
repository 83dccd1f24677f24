internal import Foundation
internal import IBDocument
internal import UIKit

/// Open menus for the gallery: rows with marks, images and subtitles, sections, and elements beside each other.
@MainActor enum PhoneMenus {
  /// The states of menus of rows.
  static var rows: [PhoneSheet.State] {
    let turned = Surroundings(direction: .rightToLeft)
    let large = Surroundings(textSize: .accessibility1)
    return [
      PhoneSheet.State(name: "rows", height: 280, make: shown(actions)),
      PhoneSheet.State(
        name: "right to left", height: 280, surroundings: turned, make: shown(actions)),
      PhoneSheet.State(name: "large text", height: 370, surroundings: large, make: shown(actions)),
    ]
  }

  /// The states of menus in sections, and of elements beside each other.
  static var sections: [PhoneSheet.State] {
    [
      PhoneSheet.State(name: "sections", height: 372, make: shown(marked)),
      PhoneSheet.State(name: "small and medium", height: 228, make: shown(cells)),
    ]
  }

  private static func shown(_ menu: @escaping @MainActor () -> UIMenu) -> @MainActor () -> UIView {
    {
      let view = menu().makeView()
      // Shadows need more bytes than all else; menus over other views have pictures of their own.
      view.layer.shadowOpacity = 0
      return view
    }
  }

  private static func action(
    _ title: String, subtitle: String? = nil, _ image: String? = nil,
    _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image.flatMap { UIImage(systemName: $0) },
      attributes: attributes, state: state
    ) { _ in }
  }

  private static func actions() -> UIMenu {
    UIMenu(children: [
      action("Copy", "doc.on.doc"), action("Sort", subtitle: "By name", "arrow.up"),
      action("Print", "printer", .disabled), UIMenu(title: "More", children: [action("One")]),
      action("Delete", "trash", .destructive),
    ])
  }

  private static func marked() -> UIMenu {
    UIMenu(
      title: "View",
      children: [
        action("Icons", nil, [], .on), action("List", nil, [], .mixed), action("Columns"),
        UIMenu(
          title: "Order", options: .displayInline, children: [action("Name"), action("Date")]),
      ])
  }

  private static func cells() -> UIMenu {
    func inner(_ size: UIMenu.ElementSize, _ options: UIMenu.Options = []) -> UIMenu {
      UIMenu(
        options: options.union(.displayInline), preferredElementSize: size,
        children: [
          action("Cut", "scissors"), action("Copy", "doc.on.doc", [], options.isEmpty ? .off : .on),
          action("Paste", "clipboard"),
        ])
    }
    return UIMenu(children: [inner(.small), inner(.medium), inner(.small, .displayAsPalette)])
  }
}
