package import Foundation

/// The argument of `init(coder:)` when a document is loaded.
///
/// It has nothing to decode, because values are assigned afterwards.
package final class NibCoder: NSCoder {
  /// The shared instance.
  @MainActor package static let shared = NibCoder()
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}
