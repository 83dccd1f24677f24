internal import Foundation

/// The appearance proxies of bar item classes; see ``AppearanceProxies`` for views.
@MainActor final class ItemProxies {
  static let shared = ItemProxies()

  /// The proxies, those of more containers first, and of subclasses before their superclass.
  private let looks = Prototypes<UIBarItem> { new, old in
    old.containers.count < new.containers.count
      || old.matches(new.prototype) && old.containers.count == new.containers.count
  }

  /// The proxy of a class inside containers, created on first access.
  func prototype<Item: UIBarItem>(
    of type: Item.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> Item {
    looks.prototype(of: type, inside: containers) { type.make(isPrototype: true) }
  }

  /// Applies the proxies to an item that was added to a bar, except to properties with own values.
  func apply(to item: UIBarItem) {
    guard let bar = item.bar else { return }
    for entry in looks.entries where entry.prototype !== item && entry.matches(item) {
      guard AppearanceProxies.isInside(bar, entry.containers, startingHere: true) else { continue }
      let prototype = entry.prototype
      for state in [UIControl.State.normal, .disabled, .selected, .highlighted, .focused] {
        if item.textAttributes[state] == nil {
          item.textAttributes[state] = prototype.textAttributes[state]
        }
      }
      if let item = item as? UIBarButtonItem, item.tintColor == nil {
        item.tintColor = (prototype as? UIBarButtonItem)?.tintColor
      }
    }
  }
}

extension UIBarItem: UIAppearance {
  /// The appearance proxy of this class; see ``UIAppearance``.
  ///
  /// Title attributes and a bar button's tint colour are supported.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The appearance proxy of this class inside containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    ItemProxies.shared.prototype(of: self, inside: containerTypes)
  }

  /// Creates a prototype; see `RegisteredClasses`.
  package convenience init(isPrototype: Bool) { self.init() }

  // Unchecked: as for views, in `AppearanceProxies`.
  @_silgen_name("$s5UIKit9UIBarItemC11isPrototypeACSb_tcfC")
  fileprivate static func make(isPrototype: Bool) -> UIBarItem
}
