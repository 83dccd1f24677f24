/// A view whose look is made from a configuration.
@MainActor protocol ReconfiguringView: UIView {
  /// Makes the view update its configuration before it is shown.
  func setNeedsUpdateConfiguration()
}

/// A step that follows a change of a view's property.
///
/// - SeeAlso: Apple, "UIViewInvalidating".
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Makes a view do again what depends on the property.
  func invalidate(view: UIView)
}

extension UIView {
  /// A property whose change makes its view draw, lay out or measure again.
  ///
  /// ```swift
  /// final class DialView: UIView {
  ///   @Invalidating(.display, .layout) var value = 0.5
  /// }
  /// ```
  ///
  /// - SeeAlso: Apple, "UIView.Invalidating".
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with what follows its changes.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }
    /// Creates a property with several things that follow its changes.
    public init<each Kind: UIViewInvalidating>(
      wrappedValue: Value, _ kinds: repeat each Kind
    ) where InvalidationType == Invalidations.Tuple<repeat each Kind> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(repeat each kinds))
    }

    /// Stops: the property belongs to a view, which reads and writes it.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { fatalError("@Invalidating is for properties of views") }
    }

    /// Returns and changes the value of a view's property.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }

  /// Kinds of what follows a change.
  ///
  /// - SeeAlso: Apple, "UIView.Invalidations".
  public enum Invalidations {
    /// Several kinds, one after the other.
    public struct Tuple<each Kind: UIViewInvalidating>: UIViewInvalidating {
      private let kinds: (repeat each Kind)
      /// Creates a list.
      public init(_ kinds: repeat each Kind) { self.kinds = (repeat each kinds) }
      /// Does all, in order.
      public func invalidate(view: UIView) { repeat (each kinds).invalidate(view: view) }
    }
    /// Draws the view again.
    public struct Display: UIViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Draws the view again.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Lays the view out again.
    public struct Layout: UIViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Lays the view out again.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Updates the view's constraints again.
    public struct Constraints: UIViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Updates the view's constraints again.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Measures the view again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Measures the view again.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Updates the configuration of a cell or a button again.
    public struct Configuration: UIViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Updates the configuration of a cell or a button again.
      public func invalidate(view: UIView) {
        (view as? any ReconfiguringView)?.setNeedsUpdateConfiguration()
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Draws the view again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Lays the view out again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Updates the view's constraints again.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Measures the view again.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Updates the configuration of a cell or a button again.
  public static var configuration: Self { Self() }
}
