/// The scroll views that a controller states for bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  /// The scroll view for an edge; of several edges the first that has one.
  subscript(edges: NSDirectionalRectEdge) -> UIScrollView? {
    get {
      edges.contains(.top) && top != nil
        ? top
        : edges.contains(.leading) && leading != nil
          ? leading
          : edges.contains(.bottom) && bottom != nil
            ? bottom : edges.contains(.trailing) ? trailing : nil
    }
    set {
      if edges.contains(.top) { top = newValue }
      if edges.contains(.leading) { leading = newValue }
      if edges.contains(.bottom) { bottom = newValue }
      if edges.contains(.trailing) { trailing = newValue }
    }
  }
}
