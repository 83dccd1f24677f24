package import Drawing
package import Foundation

/// The calling thread's stack of graphics contexts, shared by both fronts.
///
/// An entry may be empty: beginning an image context with an invalid size pushes an entry without a context, which
/// still needs a matching end.
package final class GraphicsStack {
  /// A level of the stack.
  package struct Entry {
    /// The context for drawing; nil for none.
    package var context: CGContext?
    /// The number of pixels per point, if the level belongs to an image context; otherwise nil.
    package var imageScale: CGFloat?
    /// Whether text and pictures are upright with y down; otherwise they are upright with y up.
    package var yGrowsDown: Bool
    /// The front's context object for the level, if any.
    package var object: AnyObject?
    /// Whether the level is a copy of the one below, whose state was saved.
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

  /// The context of the innermost level.
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
    // Also removes levels that the body pushed but did not pop.
    stack.entries.removeLast(max(0, stack.entries.count - depth + 1))
  }
}
