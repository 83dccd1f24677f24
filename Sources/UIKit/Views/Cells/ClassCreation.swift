public import Foundation
internal import FoundationShims

/// A class whose objects can be created through its metatype with a frame; see `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByFrame {}

extension UIView: CreatableByFrame {
  // Unchecked: as for registered classes.
  @_silgen_name("$s5UIKit6UIViewC9prototypeAC10Foundation6CGRectV_tcfC")
  fileprivate static func make(_ frame: CGRect) -> UIView
}

extension CreatableByFrame {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a view of this class with the `init(frame:)` that the class has or inherits.
  ///
  /// - Parameter frame: The frame in the future superview's bounds.
  @_disfavoredOverload
  @_silgen_name("plumb_create_frame")
  public init(frame: CGRect)

  // Unchecked: the code of the initializer above.
  /// Creates a view of the class that a metatype stands for.
  @_silgen_name("plumb_create_frame")
  @usableFromInline static func create(frame: CGRect) -> Self {
    created((self as? UIView.Type)?.make(frame))
  }
}

/// A class whose objects can be created through its metatype with a style and a reuse identifier; see
/// `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByStyle {}

extension UITableViewCell: CreatableByStyle {}

extension CreatableByStyle {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a cell of this class with the initializer that the class has or inherits.
  @_disfavoredOverload
  @_silgen_name("plumb_create_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  // Unchecked: the code of the initializer above.
  /// Creates a cell of the class that a metatype stands for.
  @_silgen_name("plumb_create_cell")
  @usableFromInline static func create(
    style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self {
    created((self as? UITableViewCell.Type)?.make(style, reuseIdentifier))
  }
}

/// A class whose objects can be created through its metatype with a reuse identifier; see `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByIdentifier {}

extension UITableViewHeaderFooterView: CreatableByIdentifier {}

extension CreatableByIdentifier {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a header or footer of this class with the initializer that the class has or inherits.
  @_disfavoredOverload
  @_silgen_name("plumb_create_header")
  public init(reuseIdentifier: String?)

  // Unchecked: the code of the initializer above.
  /// Creates a header or footer of the class that a metatype stands for.
  @_silgen_name("plumb_create_header")
  @usableFromInline static func create(reuseIdentifier: __owned String?) -> Self {
    created((self as? UITableViewHeaderFooterView.Type)?.make(reuseIdentifier))
  }
}

/// A class whose objects can be created through its metatype with a document's name; see `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByNib {}

extension UIViewController: CreatableByNib {
  // Unchecked: a class that a program names at run time is made by an initializer that it inherits.
  @_silgen_name(
    "$s5UIKit16UIViewControllerC4made6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate static func make(
    _ name: __owned String?, _ bundle: __owned Bundle?
  ) -> UIViewController

  /// Creates a controller with the class's own initializer.
  package convenience init(made nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

extension CreatableByNib {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a controller of this class with the initializer that the class has or inherits.
  @_disfavoredOverload
  @_silgen_name("plumb_create_controller")
  public init(nibName: String?, bundle: Bundle?)

  // Unchecked: the code of the initializer above.
  /// Creates a controller of the class that a metatype stands for.
  @_silgen_name("plumb_create_controller")
  @usableFromInline static func create(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> Self {
    created((self as? UIViewController.Type)?.make(nibName, bundle))
  }
}
