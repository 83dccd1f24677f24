import Drawing
import Foundation
import TestSupport
import Workbench

/// A folder with catalogues and documents, which goes away with the value.
final class AssetFolder {
  let url: URL

  init() throws {
    url = try TestFolder.make()
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  /// A document of iOS, or of macOS, with what is given inside its root of 320 × 504 points.
  @discardableResult
  func document(
    _ inside: String, isMac: Bool = false, attributes: String = "", at path: String? = nil
  ) throws -> String {
    let kind = isMac ? "Cocoa" : "CocoaTouch"
    let root = isMac ? "customView" : "view"
    let path = path ?? "Main.xib"
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES" \
      \(isMac ? "" : "useTraitCollections=\"YES\" useSafeAreas=\"YES\"")>
        \(isMac ? "" : "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>")
        <objects>
          <\(root) contentMode="scaleToFill" \(attributes) id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="504"/>
      \(inside)
          </\(root)>
        </objects>
      </document>
      """, path)
    return url.appendingPathComponent(path).path
  }

  /// An image view in the middle of the root.
  static func centred(_ image: String, isMac: Bool = false) -> String {
    let content = isMac ? "" : "image=\"\(image)\""
    let cell =
      isMac
      ? "<imageCell key=\"cell\" imageScaling=\"axesIndependently\" image=\"\(image)\" id=\"cell\"/>"
      : ""
    return """
      <subviews>
        <imageView \(content) translatesAutoresizingMaskIntoConstraints="NO" id="image">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(cell)
        </imageView>
      </subviews>
      <constraints>
        <constraint firstItem="image" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="cx"/>
        <constraint firstItem="image" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="cy"/>
      </constraints>
      """
  }

  /// A PNG file: rectangles in colours, in points, at a scale.
  static func png(
    _ size: CGSize, scale: Double, _ parts: [(CGRect, CGColor)]
  ) throws -> Data {
    guard let context = CGContext.bitmap(size: size, scale: scale) else {
      throw CocoaError(.fileWriteUnknown)
    }
    for (rect, color) in parts {
      context.setFillColor(color)
      context.fill(rect)
    }
    guard let image = context.makeImage() else { throw CocoaError(.fileWriteUnknown) }
    return try image.pngData()
  }

  /// A PNG file of one colour.
  static func png(_ width: CGFloat, _ height: CGFloat, _ color: CGColor, scale: Double = 1) throws
    -> Data
  {
    let size = CGSize(width: width, height: height)
    return try png(size, scale: scale, [(CGRect(origin: .zero, size: size), color)])
  }
}

/// What is looked for in pictures.
extension CGImage {
  /// Bytes of red, green and blue at a pixel of an opaque picture.
  func bytes(_ x: Int, _ y: Int) -> [Int] {
    let at = (y * width + x) * 4
    return [pixels[at + 2], pixels[at + 1], pixels[at]].map { Int($0) }
  }

  /// The box of all pixels that are exactly of a colour: left, top, right and bottom, the latter two behind it.
  func box(of bytes: [Int]) -> [Int]? {
    let wanted = bytes.map { UInt8($0) }
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    pixels.withUnsafeBufferPointer { pixels in
      for at in stride(from: 0, to: pixels.count, by: 4)
      where pixels[at] == wanted[2] && pixels[at + 1] == wanted[1] && pixels[at + 2] == wanted[0] {
        let (x, y) = (at / 4 % width, at / 4 / width)
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return left < right ? [left, top, right, bottom] : nil
  }
}
