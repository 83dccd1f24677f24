import Drawing
import Foundation
import PDFPictures
import TestSupport
import Testing
import UIKit

/// Images that are prepared, contexts that are drawn in, and formats that keep what changes no picture.
///
/// Source: Apple, "UIImage", "UIGraphicsImageRendererFormat", "UIGraphicsPDFRenderer", "UIKit functions".
struct ImagePreparationTests {
  private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  final class Received: @unchecked Sendable { var images: [UIImage?] = [] }

  @Test func thumbnailsInThreeWays() async throws {
    let (image, size) = (image(20, 10), CGSize(width: 10, height: 5))
    let plain = try #require(image.preparingThumbnail(of: size))
    let later = try #require(await image.byPreparingThumbnail(ofSize: size))
    let received = Received()
    image.prepareThumbnail(of: size) { received.images.append($0) }
    let handed = try #require(received.images.first ?? nil)
    for small in [plain, later, handed] {
      #expect(small.size == size && small.scale == 2)
      #expect(small.cgImage?.pixels == plain.cgImage?.pixels)
    }
    #expect(await image.byPreparingThumbnail(ofSize: .zero) == nil)
  }

  /// Images are decoded when they are made: the prepared one is the same.
  @Test func decodedImagesStayAsTheyAre() async {
    let image = image(4, 4)
    #expect(await image.byPreparingForDisplay() === image)
    let received = Received()
    image.prepareForDisplay { received.images.append($0) }
    #expect(received.images.count == 1 && received.images[0] === image)
  }

  /// Source: Apple, "UIImage.Orientation": from `left` on the sides change places, and from 4 on it is mirrored.
  @Test(
    arguments: [
      (.up, 0, false), (.down, 1, false), (.left, 2, true), (.right, 3, true),
      (.upMirrored, 4, false), (.downMirrored, 5, false), (.leftMirrored, 6, true),
      (.rightMirrored, 7, true),
    ] as [(UIImage.Orientation, Int, Bool)])
  func orientationsOfImages(orientation: UIImage.Orientation, number: Int, turns: Bool) throws {
    let pixels = try #require(image(6, 2, scale: 1).cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.imageOrientation == orientation && orientation.rawValue == number)
    #expect(image.size == CGSize(width: turns ? 2 : 6, height: turns ? 6 : 2))
  }

  /// A context without a scale has a pixel a point; frames are drawn inside, and clips hold what is drawn.
  @Test func contextsByFunctions() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIColor.red.setStroke()
    UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    func alphas() -> [[Double]] {
      let picture = UIGraphicsGetImageFromCurrentImageContext()
      return (0..<4).map { y in (0..<4).map { picture?.cgImage?.color(x: $0, y: y)?.alpha ?? -1 } }
    }
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    #expect(alphas() == [[1, 1, 1, 1], [1, 0, 0, 1], [1, 0, 0, 1], [1, 1, 1, 1]])
    UIRectClip(CGRect(x: 1, y: 1, width: 1, height: 2))
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(alphas() == [[1, 1, 1, 1], [1, 1, 0, 1], [1, 1, 0, 1], [1, 1, 1, 1]])
  }

  /// Pictures are sRGB whatever range is preferred.
  @MainActor @Test func rangesChangeNoPicture() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func pixels() -> [UInt8]? {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        UIColor.orange.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }.cgImage?.pixels
    }
    let before = pixels()
    #expect(
      KeptProperty.lapses(
        in: format, [KeptProperty(\.preferredRange, default: .automatic, other: .extended)]) == [])
    #expect(pixels() == before && before?.count == 16)
  }

  /// A written file has the pages that were begun; its metadata are kept in the format only.
  @Test func documentsAreWritten() throws {
    let format = UIGraphicsPDFRendererFormat()
    #expect(format.documentInfo.isEmpty)
    format.documentInfo = ["Title": "Two pages"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
    let folder = try TestFolder.make()
    let url = folder.appendingPathComponent("pages.pdf")
    try renderer.writePDF(to: url) { context in
      for _ in 0..<2 { context.beginPage() }
    }
    let document = try #require(CGPDFDocument(url))
    #expect(document.numberOfPages == 2)
    let box = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == box)
    #expect(format.documentInfo["Title"] as? String == "Two pages")
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("none/pages.pdf")) { $0.beginPage() }
    }
  }

  /// Source: Apple, "UIColor.lightText": white, six tenths opaque, in both appearances.
  @Test func textOnDarkGrounds() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let color = UIColor.lightText.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: style))
      var (white, alpha) = (CGFloat.zero, CGFloat.zero)
      #expect(color.getWhite(&white, alpha: &alpha))
      #expect(white == 1 && abs(alpha - 0.6) < 1e-9)
    }
  }

  /// The style decides colours, and so does the idiom.
  @Test func traitsThatAffectColours() {
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { "\($0)" }
    #expect(names.contains("UITraitUserInterfaceStyle"))
    #expect(names.contains("UITraitUserInterfaceIdiom"))
    #expect(!names.contains("UITraitDisplayScale"))
  }
}
