/// The name of a message, such as `tap:`.
///
/// Swift on Linux has no `#selector`: a selector is written as a string, `Selector("tap:")`, unless a toolset's
/// compiler writes it. ``ActionResponder`` objects receive it; classes declare theirs with ``ObjectiveCNames``.
///
/// - SeeAlso: Apple, "Selector".
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates a selector from its name.
  public init(_ str: String) { name = str }
  /// Creates a selector from its name.
  public init(stringLiteral value: String) { name = value }
  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// An object that performs actions by selector.
///
/// Targets of controls, gesture recognizers and bar buttons conform to it:
///
///     extension Form: ActionResponder {
///       func respond(to action: Selector, sender: Any?) -> Bool {
///         guard action == "send:" else { return false }
///         send()
///         return true
///       }
///     }
///
/// Plumb's own; where Apple's systems send a message, this is asked.
@preconcurrency @MainActor public protocol ActionResponder: AnyObject {
  /// Performs the action of a selector; returns whether the object implements it.
  func respond(to action: Selector, sender: Any?) -> Bool
}
