package import Drawing
public import Foundation

/// A font at a size.
open class NSFont: NSObject, @unchecked Sendable {
  /// What the drawing layer is asked for.
  package let descriptor: FontDescriptor
  /// A font from the drawing layer's description.
  package init(descriptor: FontDescriptor) { self.descriptor = descriptor }
  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(descriptor: FontDescriptor(size: Double(fontSize)))
  }
  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }
}
