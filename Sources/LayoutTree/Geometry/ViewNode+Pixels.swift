package import Foundation
internal import LayoutEngine

/// A view's own space in pixels.
extension ViewNode {
  /// A point in pixels; y as the view counts it.
  package func inPixels(_ point: CGPoint) -> CGPoint {
    let scale = root.pixelScale
    return CGPoint(x: point.x * scale, y: point.y * scale)
  }

  /// A size in pixels.
  package func inPixels(_ size: CGSize) -> CGSize {
    let scale = root.pixelScale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// A point from pixels.
  package func fromPixels(_ point: CGPoint) -> CGPoint {
    let scale = root.pixelScale
    return CGPoint(x: point.x / scale, y: point.y / scale)
  }

  /// A size from pixels.
  package func fromPixels(_ size: CGSize) -> CGSize {
    let scale = root.pixelScale
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// A rectangle of the view's own space with each edge on the nearest pixel of it, halves up.
  package func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(PixelGrid(scale: root.pixelScale).snap(LayoutRect(rect)))
  }

  /// Says once for each view that bounds of another size than the frame's are not supported.
  package func logScaledBounds(_ size: CGSize) {
    guard !changeableExtras.hasReportedScaledBounds else { return }
    changeableExtras.hasReportedScaledBounds = true
    profile.log(
      "[Layout] \(label): bounds of another size than the frame's would scale the view, which is not supported; the size stays \(String(format: "%g x %g", Double(storedFrame.width), Double(storedFrame.height)))."
    )
  }
}
