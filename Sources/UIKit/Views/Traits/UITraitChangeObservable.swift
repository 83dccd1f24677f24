internal import Foundation
public import FoundationShims
internal import NibBuilding

/// A token that unregisters from trait changes.
///
/// - SeeAlso: Apple, "UITraitChangeRegistration".
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
///
/// Handlers are called after ``UITraitEnvironment/traitCollectionDidChange(_:)``, in registration order. The
/// observed object retains them.
///
/// - SeeAlso: Apple, "UITraitChangeObservable".
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a handler that receives this object and its former traits when one of the traits changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: The handler. A handler for another class is not called.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``. It need not be retained.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChanges.add(to: self, traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }
  /// Registers an action that is sent to this object when one of the traits changed; see `ActionResponder`.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { registerForTraitChanges(traits, target: self, action: action) }
  /// Registers an action that is sent to a target, which is not retained, when one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = ActionTarget(target, action)
    return TraitChanges.add(to: self, traits) { environment, _ in
      target.send(from: environment, along: nil)
    }
  }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitChanges.remove(registration, from: self)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The registrations of trait observers.
@MainActor enum TraitChanges {
  /// The traits stored in collections.
  nonisolated static var customTraits: [any HeldTrait.Type] {
    [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
    ]
  }

  private final class Registration: UITraitChangeRegistration {
    let traits: [any HeldTrait.Type]
    let handler: (AnyObject, UITraitCollection) -> Void
    init(
      _ traits: [any HeldTrait.Type], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) { (self.traits, self.handler) = (traits, handler) }
  }
  /// Its address is the key of the registrations.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private static func registrations(of object: AnyObject) -> [Registration] {
    objc_getAssociatedObject(object, key) as? [Registration] ?? []
  }
  private static func set(_ registrations: [Registration], of object: AnyObject) {
    objc_setAssociatedObject(
      object, key, registrations.isEmpty ? nil : registrations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  static func add(
    to object: AnyObject, _ traits: [UITrait],
    _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let new = Registration(traits.compactMap { $0 as? any HeldTrait.Type }, handler)
    set(registrations(of: object) + [new], of: object)
    return new
  }

  static func remove(_ registration: any UITraitChangeRegistration, from object: AnyObject) {
    set(registrations(of: object).filter { $0 !== registration }, of: object)
  }

  /// Notifies the observers of the changed traits.
  static func notify(_ object: any UITraitEnvironment, from old: UITraitCollection) {
    let all = registrations(of: object)
    guard !all.isEmpty else { return }
    let new = object.traitCollection
    for one in all where one.traits.contains(where: { $0.differs(new, old) }) {
      one.handler(object, old)
    }
  }
}

extension UITraitCollection {
  /// The traits that differ from those of another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    TraitChanges.customTraits.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
  }
}
