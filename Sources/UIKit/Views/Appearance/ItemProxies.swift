internal import Foundation

/// The looks that classes of bar items give all their instances; see ``AppearanceProxies`` for views.
@MainActor final class ItemProxies {
  static let shared = ItemProxies()

  /// The looks, those of more containers first, and of subclasses before their superclass.
  private let looks = Prototypes<UIBarItem> { new, old in
    old.containers.count < new.containers.count
      || old.matches(new.prototype) && old.containers.count == new.containers.count
  }

  /// The item that stands for all of a class inside some containers; made when it is first asked for.
  func prototype<Item: UIBarItem>(
    of type: Item.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> Item {
    looks.prototype(of: type, inside: containers) { type.make(isPrototype: true) }
  }

  /// Gives an item that came into a bar what its classes say, unless it has values of its own.
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
  /// What all items of this class have; see ``UIAppearance``.
  ///
  /// Known are the attributes of titles, and a bar button's tint.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// What items of this class have in bars inside containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    ItemProxies.shared.prototype(of: self, inside: containerTypes)
  }

  /// How a prototype is made; see `RegisteredClasses`.
  package convenience init(isPrototype: Bool) { self.init() }

  // Unchecked: as for views, in `AppearanceProxies`.
  @_silgen_name("$s5UIKit9UIBarItemC11isPrototypeACSb_tcfC")
  fileprivate static func make(isPrototype: Bool) -> UIBarItem
}
