internal import Foundation
internal import FoundationShims

/// Makes objects of classes that programs name at run time, by the initialiser that the class overrides.
///
/// Swift lets a class that is only known at run time be made by a `required` initialiser alone, and clients'
/// cells override ones that are not, since Apple's are not. A convenience initialiser of ours calls the
/// overridden one as it is called anywhere, through the class it is given; what stands here is that
/// initialiser under the name the linker knows, as a function on the class. It has the same arguments, the
/// same result and the same way of being called. A client's class need not do anything.
extension UITableViewCell {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name(
    "$s5UIKit15UITableViewCellC10registered15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
  static func make(_ style: CellStyle, _ reuseIdentifier: String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C10registeredACSSSg_tcfC")
  static func make(_ reuseIdentifier: String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  // Unchecked: a class that a program registers is made by an initializer that it inherits; see the
  // head of the file.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC10registeredAC10Foundation6CGRectV_tcfC")
  static func make(_ frame: CGRect) -> UICollectionReusableView
}

/// Views of registered classes that can be used again, by the name they are registered under.
@MainActor struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var makers: [String: () -> View?] = [:]
  private var waiting: [String: [View]] = [:]

  /// Says which class a name stands for; nil takes it back.
  mutating func register(_ type: AnyClass?, _ identifier: String) {
    if let type, let known = type as? View.Type {
      classes[identifier] = known
    } else {
      require(type == nil, "\(String(describing: type)) is no \(View.self).")
      classes[identifier] = nil
    }
  }

  /// Says how views that a name stands for are made; nil takes it back.
  mutating func register(_ maker: (() -> View?)?, _ identifier: String) {
    makers[identifier] = maker
  }

  /// A new view of a name that a document's cell has; nil for other names.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// A view that is no longer shown; nil when none waits.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }
  /// The class that a name stands for.
  func type(_ identifier: String) -> View.Type? { classes[identifier] }
  /// Keeps a view for later.
  mutating func put(_ view: View, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(view) }
  }
}
