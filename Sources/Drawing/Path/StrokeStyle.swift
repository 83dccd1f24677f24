internal import Foundation

/// The style of lines; lengths in user space.
struct StrokeStyle {
  var width = 1.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 10.0
  var dashPhase = 0.0
  var dashes: [Double] = []
}
