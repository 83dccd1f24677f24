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
    /// Creates a property with two things that follow its changes.
    public init<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>(
      wrappedValue: Value, _ a: Invalidation1, _ b: Invalidation2
    )
    where InvalidationType == Invalidations.Tuple<Invalidation1, Invalidation2> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
    }
    /// Creates a property with three things that follow its changes.
    public init<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
      Invalidation3: UIViewInvalidating
    >(wrappedValue: Value, _ a: Invalidation1, _ b: Invalidation2, _ c: Invalidation3)
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
      >
    {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
    }
    /// Creates a property with four things that follow its changes.
    public init<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
      Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating
    >(
      wrappedValue: Value, _ a: Invalidation1, _ b: Invalidation2, _ c: Invalidation3,
      _ d: Invalidation4
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3>,
        Invalidation4
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(Invalidations.Tuple(a, b), c), d))
    }
    /// Creates a property with five things that follow its changes.
    public init<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
      Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
      Invalidation5: UIViewInvalidating
    >(
      wrappedValue: Value, _ a: Invalidation1, _ b: Invalidation2, _ c: Invalidation3,
      _ d: Invalidation4, _ e: Invalidation5
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3>,
          Invalidation4
        >, Invalidation5
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(Invalidations.Tuple(Invalidations.Tuple(a, b), c), d), e))
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
    /// Two kinds, one after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second
      /// Creates a pair.
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      /// Does both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
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
