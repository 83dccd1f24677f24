import AppKit
import Drawing
import Foundation
import Testing
import UIKit
import _Testing_AppKit
import _Testing_UIKit

/// Both fronts find the same insets in the same picture.
@MainActor struct DetectedInsetsTests {
  /// A square of 30 points, 5 from the left and top and 15 from the other sides, with a shadow.
  static func shadowed(scale: Double) throws -> CGImage {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 50, height: 50), scale: scale))
    context.setShadow(offset: CGSize(width: 4, height: 4), blur: 8)
    context.setFillColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
    context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
    return try #require(context.makeImage())
  }

  @Test(arguments: [1.0, 2, 3])
  func insetsOfAShadow(scale: Double) throws {
    let bitmap = try Self.shadowed(scale: scale)
    let image = UIImage(cgImage: bitmap, scale: CGFloat(scale), orientation: .up)
    let found = image.withDetectedAlignmentRectInsets()
    #expect(found.alignmentRectInsets == UIEdgeInsets(top: 5, left: 5, bottom: 15, right: 15))
    #expect(image.alignmentRectInsets == .zero)
    let other = NSImage(cgImage: bitmap, size: NSSize(width: 50, height: 50))
    // Y grows up in the image: 15 points lie below the core.
    #expect(
      other.withDetectedAlignmentRect().alignmentRect
        == NSRect(x: 5, y: 15, width: 30, height: 30))
    #expect(other.alignmentRect == NSRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Insets are those of the picture as it is seen: turned by half a turn, the shadow is above.
  @Test func aTurnedPicture() throws {
    let bitmap = try Self.shadowed(scale: 1)
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: .down)
    #expect(
      image.withDetectedAlignmentRectInsets().alignmentRectInsets
        == UIEdgeInsets(top: 15, left: 15, bottom: 5, right: 5))
  }

  @Test func nothingToFind() throws {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 20, height: 20), opaque: true))
    let bitmap = try #require(context.makeImage())
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let image = UIImage(cgImage: bitmap).withDetectedAlignmentRectInsets()
    #expect(image.alignmentRectInsets == insets)
    #expect(UIImage().withDetectedAlignmentRectInsets().alignmentRectInsets == insets)
    #expect(NSImage().withDetectedAlignmentRect().alignmentRect == .zero)
  }
}
