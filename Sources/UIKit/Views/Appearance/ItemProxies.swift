internal import Foundation

/// The looks that classes of bar items give all their instances; see ``AppearanceProxies`` for views.
@MainActor final class ItemProxies {
  static let shared = ItemProxies()

  private var entries:
    [(
      matches: (UIBarItem) -> Bool, containers: [any UIAppearanceContainer.Type],
      prototype: UIBarItem
    )] = []

  /// The item that stands for all of a class inside some containers.
  func prototype<Item: UIBarItem>(
    of type: Item.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> Item {
    let names = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      Swift.type(of: $0.prototype) == type
        && $0.containers.map { ObjectIdentifier($0) } == names
    }
    if let found = known?.prototype as? Item { return found }
    guard let item = type.make(isPrototype: true) as? Item else {
      fatalError("\(type): appearance() could not make the object that stands for the class.")
    }
    // Subclasses before their superclass, more containers before fewer.
    let place = entries.firstIndex {
      $0.containers.count < containers.count
        || $0.matches(item) && $0.containers.count == names.count
    }
    entries.insert(({ $0 is Item }, containers, item), at: place ?? entries.count)
    return item
  }

  /// Gives an item that came into a bar what its classes say, unless it has values of its own.
  func apply(to item: UIBarItem) {
    guard let bar = item.bar else { return }
    for (matches, containers, prototype) in entries where prototype !== item {
      guard matches(item), AppearanceProxies.isInside(bar, containers, startingHere: true) else {
        continue
      }
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
