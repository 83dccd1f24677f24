public import Foundation
import Synchronization

/// The parser of predicate formats, with the hooks that a program sets.
public enum PredicateFormats {
  /// The key-value coding of the program, which receives an object and a key; nil for none.
  ///
  /// It is asked for objects that are no ``KeyedValues``, dictionaries, collections, strings or
  /// numbers. Where it returns nil, the object's stored properties are read.
  public static var valueForKey: (@Sendable (Any, String) -> Any?)? {
    get { KeyReader.hook.withLock { $0.read } }
    set { KeyReader.hook.withLock { $0.read = newValue } }
  }

  /// The handler of invalid formats, which receives a message; by default it ends the program.
  ///
  /// Apple raises an exception. Where the handler returns, the predicate is false for every object.
  public static var invalidFormat: @Sendable (String) -> Void {
    get { handler.withLock { $0.report } }
    set { handler.withLock { $0.report = newValue } }
  }
  private struct Handler: Sendable {
    var report: @Sendable (String) -> Void = { fatalError($0) }
  }
  private static let handler = Mutex(Handler())

  /// Returns the predicate that a format states, with arguments for its placeholders.
  ///
  /// Arguments that no placeholder takes are ignored, as on Apple's systems.
  /// - Complexity: O(length of the format).
  public static func parse(
    _ format: String, arguments: [Any?] = []
  ) throws(PredicateFormatError) -> NSPredicate {
    FormatPredicate(try FormatParser.predicate(format, arguments: arguments))
  }

  /// Returns the predicate that a format states; a false one after an invalid format was reported.
  static func predicate(_ format: String, arguments: [Any?]) -> NSPredicate {
    do throws(PredicateFormatError) {
      return try parse(format, arguments: arguments)
    } catch {
      invalidFormat(error.description)
      return FormatPredicate(.constant(false))
    }
  }
}
