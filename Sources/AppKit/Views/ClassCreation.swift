public import Foundation
internal import FoundationShims

/// A class whose objects can be created through its metatype with a frame; see `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByFrame {}

extension NSView: CreatableByFrame {
  // Unchecked: a class that a program names at run time is made by an initializer that it inherits.
  @_silgen_name("$s6AppKit6NSViewC4madeAC10Foundation6CGRectV_tcfC")
  fileprivate static func make(_ frame: NSRect) -> NSView

  /// Creates a view with the class's own initializer.
  package convenience init(made frame: NSRect) { self.init(frame: frame) }
}

extension CreatableByFrame {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a view of this class with the `init(frame:)` that the class has or inherits.
  ///
  /// - Parameter frame: The frame in the future superview's bounds.
  @_disfavoredOverload
  @_silgen_name("plumb_create_appkit_frame")
  public init(frame: NSRect)

  // Unchecked: the code of the initializer above.
  /// Creates a view of the class that a metatype stands for.
  @_silgen_name("plumb_create_appkit_frame")
  @usableFromInline static func create(frame: NSRect) -> Self {
    created((self as? NSView.Type)?.make(frame))
  }
}

/// A class whose objects can be created through its metatype with a document's name; see `CreatableByClass`.
@preconcurrency @MainActor public protocol CreatableByNib {}

extension NSViewController: CreatableByNib {
  // Unchecked: a class that a program names at run time is made by an initializer that it inherits.
  @_silgen_name(
    "$s6AppKit16NSViewControllerC4made6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate static func make(
    _ name: __owned String?, _ bundle: __owned Bundle?
  ) -> NSViewController

  /// Creates a controller with the class's own initializer.
  package convenience init(made nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

extension CreatableByNib {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates a controller of this class with the initializer that the class has or inherits.
  @_disfavoredOverload
  @_silgen_name("plumb_create_appkit_controller")
  public init(nibName: String?, bundle: Bundle?)

  // Unchecked: the code of the initializer above.
  /// Creates a controller of the class that a metatype stands for.
  @_silgen_name("plumb_create_appkit_controller")
  @usableFromInline static func create(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> Self {
    created((self as? NSViewController.Type)?.make(nibName, bundle))
  }
}
