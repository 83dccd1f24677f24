internal import Foundation
internal import Synchronization

/// The identifiers of the calls that have no answer yet.
final class CallIdentifiers: Sendable {
  /// The identifiers by their values, since one value has several forms in JSON.
  private let values = Mutex<[String: RequestIdentifier]>([:])

  /// Adds an identifier; false if one with the same value is there.
  func insert(_ id: RequestIdentifier) -> Bool {
    values.withLock { values in
      guard values[Self.value(of: id)] == nil else { return false }
      values[Self.value(of: id)] = id
      return true
    }
  }

  /// Removes an identifier.
  func remove(_ id: RequestIdentifier) {
    values.withLock { values in
      values[Self.value(of: id)] = nil
    }
  }

  /// Returns the identifier with the same value as another one; nil without one.
  func known(_ id: RequestIdentifier) -> RequestIdentifier? {
    values.withLock { $0[Self.value(of: id)] }
  }

  /// The value of an identifier: a text without escapes, or a number.
  private static func value(of id: RequestIdentifier) -> String {
    let value = try? JSONSerialization.jsonObject(
      with: Data(id.text.utf8), options: .fragmentsAllowed)
    return switch value {
    case let text as String: "\"" + text
    case let number as NSNumber: number.stringValue
    default: id.text
    }
  }
}
