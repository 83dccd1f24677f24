/// The scroll views that a controller states for bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  /// The scroll view for an edge; of several edges the first that has one.
  subscript(edges: NSDirectionalRectEdge) -> UIScrollView? {
    get {
      let all: [(NSDirectionalRectEdge, UIScrollView?)] = [
        (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
      ]
      return all.lazy.filter { edges.contains($0.0) }.compactMap(\.1).first
    }
    set {
      if edges.contains(.top) { top = newValue }
      if edges.contains(.leading) { leading = newValue }
      if edges.contains(.bottom) { bottom = newValue }
      if edges.contains(.trailing) { trailing = newValue }
    }
  }
}
