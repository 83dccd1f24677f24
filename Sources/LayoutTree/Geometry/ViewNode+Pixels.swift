package import Foundation
internal import LayoutEngine

/// Conversion between points and pixels in a view's native space.
extension ViewNode {
  /// Converts a point to pixels; y in the view's direction.
  package func inPixels(_ point: CGPoint) -> CGPoint {
    let scale = root.pixelScale
    return CGPoint(x: point.x * scale, y: point.y * scale)
  }

  /// Converts a size to pixels.
  package func inPixels(_ size: CGSize) -> CGSize {
    let scale = root.pixelScale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Converts a point from pixels.
  package func fromPixels(_ point: CGPoint) -> CGPoint {
    let scale = root.pixelScale
    return CGPoint(x: point.x / scale, y: point.y / scale)
  }

  /// Converts a size from pixels.
  package func fromPixels(_ size: CGSize) -> CGSize {
    let scale = root.pixelScale
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// A rectangle of the native space with each edge on the nearest pixel, halves up.
  package func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(PixelGrid(scale: root.pixelScale).snap(LayoutRect(rect)))
  }

  /// Logs, once per view, that bounds of another size than the frame's are not supported.
  package func logScaledBounds(_ size: CGSize) {
    guard !ensuredExtras.hasReportedScaledBounds else { return }
    ensuredExtras.hasReportedScaledBounds = true
    profile.log(
      "[Layout] \(label): bounds of another size than the frame's would scale the view, which is not supported; the size stays \(String(format: "%g x %g", Double(storedFrame.width), Double(storedFrame.height)))."
    )
  }
}
