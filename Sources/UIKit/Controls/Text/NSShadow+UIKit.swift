internal import Foundation
public import ViewDrawing

extension NSShadow {
  /// A `UIColor`; nil is none, and so is anything else.
  public var shadowColor: Any? {
    get { paint.map { UIColor(cgColor: $0) } }
    set { paint = (newValue as? UIColor)?.cgColor }
  }
}
