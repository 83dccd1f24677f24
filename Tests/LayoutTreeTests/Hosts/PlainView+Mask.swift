import LayoutTree

extension PlainView {
  /// Parts of the frame that follow the superview's size, by the bits of Apple's masks: left, width, right,
  /// top, height, bottom.
  var maskBits: UInt {
    get {
      let (x, y) = node.mask
      let parts = [x.min, x.size, x.max, y.min, y.size, y.max]
      return parts.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt($1.offset) : 0) }
    }
    set {
      func axis(_ shift: UInt) -> AxisMask {
        AxisMask(
          min: newValue >> shift & 1 == 1, size: newValue >> shift & 2 == 2,
          max: newValue >> shift & 4 == 4)
      }
      node.mask = (axis(0), axis(3))
    }
  }
}
