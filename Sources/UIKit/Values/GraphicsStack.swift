import Drawing
import Foundation

/// The calling thread's stack of contexts.
///
/// An entry can be empty: beginning an image context of impossible size pushes nothing to draw on,
/// but still needs its matching end.
final class GraphicsStack {
  /// One level.
  struct Entry {
    var context: CGContext?
    /// Set when the level belongs to an image context.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  private static let key = "plumb.graphics-stack"

  /// The stack of the calling thread.
  static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }
}
