internal import Foundation
public import ViewDrawing

extension NSShadow {
  /// The shadow's colour, a `UIColor`; nil, or a value of another type, disables the shadow.
  public var shadowColor: Any? {
    get { paint.map { UIColor(cgColor: $0) } }
    set { paint = (newValue as? UIColor)?.cgColor }
  }
}
