internal import Foundation
internal import NibBuilding

/// The appearance proxies of view classes.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  /// The proxies, those of subclasses and of more containers first.
  private let looks = Prototypes<UIView> { new, old in
    let isSubclass = old.matches(new.prototype) && old.type != new.type
    return isSubclass || old.type == new.type && old.containers.count < new.containers.count
  }

  /// The proxy of a class, created on first access.
  func prototype<View: UIView>(
    of type: View.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> View {
    looks.prototype(of: type, inside: containers, make: type.makePrototype)
  }

  /// Applies the proxies of a view's classes, except to properties with own values.
  ///
  /// - Complexity: O(1) without proxies.
  func apply(to view: UIView) {
    for entry in looks.entries where entry.prototype !== view && entry.matches(view) {
      guard Self.isInside(view, entry.containers) else { continue }
      for property in AppearanceProperty.all { property.apply(entry.prototype, view) }
    }
  }

  /// Whether a view is inside containers of the given classes, innermost first.
  ///
  /// - Parameter startingHere: Whether the view itself is a container, as a bar is for its items.
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
  /// Creates a prototype of a program's class; see `RegisteredClasses`.
  package convenience init(prototype frame: CGRect) { self.init(frame: frame) }

  // Unchecked: a class that a program names at run time is made by the initializer that all its
  // superclasses have.
  @_silgen_name("$s5UIKit6UIViewC9prototypeAC10Foundation6CGRectV_tcfC")
  private static func make(prototype frame: CGRect) -> UIView

  /// A view of this class that is never shown.
  ///
  /// UIKit's own classes are created as documents create them, others with the initializer that they
  /// override.
  fileprivate static func makePrototype() -> UIView? {
    if String(reflecting: self).hasPrefix("UIKit.") {
      return self.init(coder: NibCoder.shared)
    }
    if let cell = self as? UITableViewCell.Type { return cell.make(.default, nil) }
    if let cell = self as? UICollectionReusableView.Type { return cell.make(.zero) }
    return make(prototype: .zero)
  }
}
