public import ImageFilters
public import TestActivities
internal import ViewDrawing

// Values of UIKit and Core Image from each other. Source: Apple, "UIImage", "UIColor", "CIImage".

extension UIColor {
  /// Creates a colour of Core Image's.
  public convenience init(ciColor: CIColor) { self.init(cgColor: ciColor.drawn) }
  /// The colour for Core Image, in the current appearance.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// Creates the colour of UIKit's in the current appearance.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
  /// Creates an image of UIKit's pixels; nil for an empty one.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let image = image.ciImage {
      self.init(copying: image)
    } else if let image = image.cgImage {
      self.init(cgImage: image, options: options)
    } else {
      return nil
    }
  }
}

extension UIImage: AttachableImage {}
