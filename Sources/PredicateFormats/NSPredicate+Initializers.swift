public import Foundation

/// A class whose initialisers may return an object of a subclass.
///
/// Apple's `NSPredicate(format:)` does. In Swift only an initialiser of a protocol can, which must not be
/// limited to classes. Foundation on Linux marks its own as unavailable, so that calls reach these.
public protocol PredicateFactory {}

extension NSPredicate: PredicateFactory {}

extension PredicateFactory where Self: NSPredicate {
  /// Creates the predicate that a format states, with arguments for its placeholders.
  ///
  /// An invalid format is reported to ``PredicateFormats/invalidFormat``.
  /// - SeeAlso: Apple, "Predicate Format String Syntax".
  public init(format predicateFormat: String, _ arguments: Any?...) {
    self = Self.standing(for: PredicateFormats.predicate(predicateFormat, arguments: arguments))
  }

  /// Creates the predicate that a format states, with an array's elements for its placeholders.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.standing(
      for: PredicateFormats.predicate(predicateFormat, arguments: arguments ?? []))
  }

  private static func standing(for predicate: NSPredicate) -> Self {
    guard let result = predicate as? Self else {
      fatalError("A format states no \(Self.self); call NSPredicate(format:)")
    }
    return result
  }
}
