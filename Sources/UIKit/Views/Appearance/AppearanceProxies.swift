internal import Foundation
internal import NibBuilding

/// The looks that classes give all their instances.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  /// The looks, those of subclasses and of more containers first.
  private let looks = Prototypes<UIView> { new, old in
    let isSubclass = old.matches(new.prototype) && old.type != new.type
    return isSubclass || old.type == new.type && old.containers.count < new.containers.count
  }

  /// The view that stands for all views of a class; made when it is first asked for.
  func prototype<View: UIView>(
    of type: View.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> View {
    looks.prototype(of: type, inside: containers, make: type.makePrototype)
  }

  /// Gives a view what its classes say, unless it has values of its own.
  ///
  /// - Complexity: O(1) while no class says anything.
  func apply(to view: UIView) {
    for entry in looks.entries where entry.prototype !== view && entry.matches(view) {
      guard Self.isInside(view, entry.containers) else { continue }
      for property in AppearanceProperty.all { property.hand(entry.prototype, view) }
    }
  }

  /// Whether containers of some classes are around a view, in that order from the inside.
  ///
  /// - Parameter startingHere: Whether the view itself counts, as a bar does for its items.
  static func isInside(
    _ view: UIView, _ containers: [any UIAppearanceContainer.Type], startingHere: Bool = false
  ) -> Bool {
    var open = containers[...]
    var responder: UIResponder? = startingHere ? view : view.next
    while let current = responder, let wanted = open.first {
      if isInstance(current, of: wanted) { open = open.dropFirst() }
      responder = current.next
    }
    return open.isEmpty
  }
  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of type: Container.Type
  ) -> Bool {
    object is Container
  }
}

extension UIView {
  /// How a prototype of a program's class is made; see `RegisteredClasses`.
  package convenience init(prototype frame: CGRect) { self.init(frame: frame) }

  // Unchecked: a class that a program names at run time is made by the initializer that all its
  // superclasses have.
  @_silgen_name("$s5UIKit6UIViewC9prototypeAC10Foundation6CGRectV_tcfC")
  private static func make(prototype frame: CGRect) -> UIView

  /// A view of this class that is never shown.
  ///
  /// The library's own classes are made as documents make them, others by the initialiser they override.
  fileprivate static func makePrototype() -> UIView? {
    if String(reflecting: self).hasPrefix("UIKit.") {
      return self.init(coder: NibCoder.shared)
    }
    if let cell = self as? UITableViewCell.Type { return cell.make(.default, nil) }
    if let cell = self as? UICollectionReusableView.Type { return cell.make(.zero) }
    return make(prototype: .zero)
  }
}
