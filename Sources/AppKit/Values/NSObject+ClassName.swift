public import Foundation
internal import LayoutTree

extension NSObject {
  /// The name of the object's class, an app's with its module.
  public var className: String { ObjectName.className(of: type(of: self)) }
  /// The name of the class, an app's with its module.
  public class func className() -> String { ObjectName.className(of: self) }
}
