internal import Synchronization

/// The types of previews of a program and of the libraries that it loaded.
///
/// The compiler of a toolset adds each `#Preview` and each type that states its conformance to ``PreviewRegistry`` when its
/// program or library is loaded. Programs without a toolset add their types themselves:
///
/// ```swift
/// RegisteredPreviews.add(CardPreview.self)
/// let names = RegisteredPreviews.all.map { "\($0.fileID):\($0.line)" }
/// ```
///
/// Plumb's own.
///
/// - SeeAlso: ``PreviewRegistry``.
public enum RegisteredPreviews {
  private struct Types {
    var order: [any PreviewRegistry.Type] = []
    var known: Set<ObjectIdentifier> = []
  }
  private static let types = Mutex(Types())

  /// Adds a type of previews, unless it was added before.
  public static func add(_ type: any PreviewRegistry.Type) {
    types.withLock { types in
      guard types.known.insert(ObjectIdentifier(type)).inserted else { return }
      types.order.append(type)
    }
  }

  /// The types that were added, in the order of their addition.
  public static var all: [any PreviewRegistry.Type] { types.withLock { $0.order } }
}
