import Testing
import UIKit

/// Images and colours of Core Image in UIKit.
@MainActor @Suite struct CoreImageTests {
  @Test func imagesOfBoth() throws {
    let code = try #require(
      CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("plumb".utf8)]))
    let output = try #require(code.outputImage).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let image = UIImage(ciImage: output, scale: 3, orientation: .up)
    #expect(image.size == CGSize(width: 23, height: 23) && image.scale == 3)
    // As on Apple's systems, an image of one kind is not of the other.
    #expect(image.cgImage == nil && image.ciImage === output)
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.ciImage == nil && CIImage(image: again)?.extent == output.extent)
    #expect(CIImage(image: image)?.extent == output.extent && CIImage(image: UIImage()) == nil)
    #expect(UIImage(ciImage: .white).size == .zero)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test func colorsOfBoth() {
    let color = UIColor(ciColor: CIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    #expect(color.ciColor.green == 0.4 && CIColor(color: color).alpha == 0.5)
  }

  @Test func contentForReaders() {
    let view = UIView()
    #expect(view.accessibilityCustomContent.isEmpty)
    view.accessibilityCustomContent = [AXCustomContent(label: "a", value: "b")]
    #expect(view.accessibilityCustomContent.first?.value == "b")
    let text: CFMutableAttributedString = NSMutableAttributedString(string: "c")
    #expect(text.length == 1)
    // Fonts of UIKit are those of Core Text.
    let font = UIFont.systemFont(ofSize: 20, weight: .bold) as CTFont
    #expect(CTFontGetSize(font) == 20 && CTFontGetSymbolicTraits(font) == .traitBold)
  }
}
