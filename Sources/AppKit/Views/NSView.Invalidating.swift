/// A step that follows a change of a view's property.
///
/// - SeeAlso: Apple, "NSViewInvalidating".
@preconcurrency @MainActor public protocol NSViewInvalidating {
  /// Makes a view do again what depends on the property.
  func invalidate(view: NSView)
}

extension NSView {
  /// A property whose change makes its view draw, lay out or measure again.
  ///
  /// ```swift
  /// final class DialView: NSView {
  ///   @Invalidating(.display, .layout) var value = 0.5
  /// }
  /// ```
  ///
  /// - SeeAlso: Apple, "NSView.Invalidating".
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: NSViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with what follows its changes.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }
    /// Creates a property with several things that follow its changes.
    public init<each Kind: NSViewInvalidating>(
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
    public static subscript<EnclosingSelf: NSView>(
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
  /// - SeeAlso: Apple, "NSView.Invalidations".
  public enum Invalidations {
    /// Several kinds, one after the other.
    public struct Tuple<each Kind: NSViewInvalidating>: NSViewInvalidating {
      private let kinds: (repeat each Kind)
      /// Creates a list.
      public init(_ kinds: repeat each Kind) { self.kinds = (repeat each kinds) }
      /// Does all, in order.
      public func invalidate(view: NSView) { repeat (each kinds).invalidate(view: view) }
    }
    /// Draws the view again.
    public struct Display: NSViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Draws the view again.
      public func invalidate(view: NSView) { view.needsDisplay = true }
    }
    /// Lays the view out again.
    public struct Layout: NSViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Lays the view out again.
      public func invalidate(view: NSView) { view.needsLayout = true }
    }
    /// Updates the view's constraints again.
    public struct Constraints: NSViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Updates the view's constraints again.
      public func invalidate(view: NSView) { view.needsUpdateConstraints = true }
    }
    /// Measures the view again.
    public struct IntrinsicContentSize: NSViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Measures the view again.
      public func invalidate(view: NSView) { view.invalidateIntrinsicContentSize() }
    }
    /// Notes that what is restored changed, which nothing keeps.
    public struct RestorableState: NSViewInvalidating {
      /// Creates the kind.
      public nonisolated init() {}
      /// Notes that what is restored changed, which nothing keeps.
      public func invalidate(view: NSView) { view.invalidateRestorableState() }
    }
  }
}

extension NSViewInvalidating where Self == NSView.Invalidations.Display {
  /// Draws the view again.
  public static var display: Self { Self() }
}

extension NSViewInvalidating where Self == NSView.Invalidations.Layout {
  /// Lays the view out again.
  public static var layout: Self { Self() }
}

extension NSViewInvalidating where Self == NSView.Invalidations.Constraints {
  /// Updates the view's constraints again.
  public static var constraints: Self { Self() }
}

extension NSViewInvalidating where Self == NSView.Invalidations.IntrinsicContentSize {
  /// Measures the view again.
  public static var intrinsicContentSize: Self { Self() }
}

extension NSViewInvalidating where Self == NSView.Invalidations.RestorableState {
  /// Notes that what is restored changed, which nothing keeps.
  public static var restorableState: Self { Self() }
}
