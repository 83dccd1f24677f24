public import Foundation

/// A font by its name, without a size.
///
/// - SeeAlso: Apple, "CGFont".
public final class CGFont: Sendable {
  /// The name that it was made with.
  public var postScriptName: NSString? { NSString(string: name) }
  private let name: String

  /// A font by its name, whether it is installed or not.
  public init?(_ name: NSString) {
    let text = String(name)
    if text.isEmpty { return nil }
    self.name = text
  }

  /// The name for a descriptor.
  package var fontName: String { name }
}
