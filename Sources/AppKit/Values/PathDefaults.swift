internal import Drawing
internal import Foundation
internal import Synchronization

/// The default drawing attributes of new paths; global, and readable from any thread.
struct PathDefaults: Sendable {
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var flatness: CGFloat = 0.6
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var usesEvenOdd = false

  private static let shared = Mutex(PathDefaults())

  static var current: PathDefaults {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
