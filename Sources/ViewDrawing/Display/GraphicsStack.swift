package import Drawing
package import Foundation

/// The calling thread's stack of contexts, shared by both fronts.
///
/// An entry can be empty: beginning an image context of impossible size pushes nothing to draw on,
/// but still needs its matching end.
package final class GraphicsStack {
  /// One level.
  package struct Entry {
    /// The context to draw on; nil for none.
    package var context: CGContext?
    /// Pixels per point; set when the level belongs to an image context.
    package var imageScale: CGFloat?
    /// Whether text and pictures stand upright where y grows down; otherwise where it grows up.
    package var yGrowsDown: Bool
    /// The front's own object for the level, if it has one.
    package var object: AnyObject?
    /// Whether the level is a copy of the one below it, whose state was saved with it.
    package var isSaved = false

    /// Creates a level.
    package init(
      context: CGContext?, imageScale: CGFloat? = nil, yGrowsDown: Bool = true,
      object: AnyObject? = nil
    ) {
      self.context = context
      self.imageScale = imageScale
      self.yGrowsDown = yGrowsDown
      self.object = object
    }
  }

  /// The levels, innermost last.
  package var entries: [Entry] = []

  /// The innermost level's context.
  package var context: CGContext? { entries.last?.context }

  private static let key = "plumb.graphics-stack"

  /// The stack of the calling thread.
  package static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }

  /// Makes a context current while `body` runs.
  package static func drawing(
    on context: CGContext, yGrowsDown: Bool = true, _ body: () -> Void
  ) {
    let stack = current
    stack.entries.append(Entry(context: context, yGrowsDown: yGrowsDown))
    let depth = stack.entries.count
    body()
    // What the body pushed and forgot goes with it.
    stack.entries.removeLast(max(0, stack.entries.count - depth + 1))
  }
}
