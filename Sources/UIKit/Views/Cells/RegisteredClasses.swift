internal import Foundation
internal import FoundationShims

/// Creates instances of classes registered at run time through the initializers that they override.
///
/// Swift creates an instance of a class known only at run time through a `required` initializer alone.
/// Clients' cells override initializers that are not required, because Apple's are not. A convenience
/// initializer in this module calls the overridden one dynamically; the declarations here bind that
/// initializer's symbol as a function on the class, with the same arguments, result and calling convention.
/// Clients' classes need no changes.
extension UITableViewCell {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name(
    "$s5UIKit15UITableViewCellC10registered15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
  static func make(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C10registeredACSSSg_tcfC")
  static func make(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC10registeredAC10Foundation6CGRectV_tcfC")
  static func make(_ frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
  // Unchecked: a class that a layout names is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC10registeredACyt_tcfC")
  static func make() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  // Unchecked: a class that a layout names is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name(
    "$s5UIKit41UICollectionViewLayoutInvalidationContextC10registeredACyt_tcfC")
  static func make() -> UICollectionViewLayoutInvalidationContext
}

/// Reusable views of registered classes, by reuse identifier.
@MainActor struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var makers: [String: () -> View?] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class for an identifier; nil unregisters it.
  mutating func register(_ type: AnyClass?, _ identifier: String) {
    if let type, let known = type as? View.Type {
      classes[identifier] = known
    } else {
      require(type == nil, "\(String(describing: type)) is no \(View.self).")
      classes[identifier] = nil
    }
  }

  /// Registers a document, whose first object is the view, for an identifier; nil unregisters it.
  mutating func register(_ nib: UINib?, _ identifier: String) {
    makers[identifier] = nib.map { nib in { nib.instantiate(withOwner: nil).first as? View } }
  }

  /// Registers a factory for an identifier.
  mutating func register(_ maker: @escaping () -> View?, _ identifier: String) {
    makers[identifier] = maker
  }

  /// Creates a view with the document or the factory of an identifier; nil without one.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// Takes a view out of the pool; nil if it is empty.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }
  /// The class registered for an identifier.
  func type(_ identifier: String) -> View.Type? { classes[identifier] }
  /// Puts a view into the pool.
  mutating func put(_ view: View, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(view) }
  }
}
