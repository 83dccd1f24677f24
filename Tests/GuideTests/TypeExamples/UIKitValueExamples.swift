import TestSupport
import Testing
import UIKit

/// Values of UIKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct UIKitValueExamples {
  @Test func uiImage() throws {
    let print = PrintedLines()
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let picture = canvas.image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let shadow = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 2)
    let aligned = picture.withAlignmentRectInsets(shadow)
    print(aligned.size.width, aligned.alignmentRectInsets.right)
    print(UIImage(data: Data("no picture".utf8)) == nil)
    let documented = try DocumentedType("UIKit/Values/UIImage.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiColor() throws {
    let print = PrintedLines()
    let accent = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    var (red, alpha, white): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    accent.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    print(red, alpha)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UIColor.label.resolvedColor(with: dark).getWhite(&white, alpha: nil)
    print(white)
    let documented = try DocumentedType("UIKit/Values/UIColor.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiFont() throws {
    let print = PrintedLines()
    let body = UIFont.preferredFont(forTextStyle: .body)
    print(body.pointSize, (body.lineHeight * 10).rounded() / 10)
    let title = UIFont.systemFont(ofSize: 28, weight: .bold)
    print(title.withSize(14).pointSize, title.pointSize)
    print(UIFont(name: "", size: 12) == nil)
    let documented = try DocumentedType("UIKit/Values/Fonts/UIFont.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiBezierPath() throws {
    let print = PrintedLines()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 30))
    path.close()
    print(NSStringFromCGRect(path.bounds))
    print(path.contains(CGPoint(x: 30, y: 10)), path.contains(CGPoint(x: 10, y: 20)))
    let documented = try DocumentedType("UIKit/Values/UIBezierPath.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiGraphicsImageRenderer() throws {
    let print = PrintedLines()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 30, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    print(image.size.width, image.scale, image.cgImage?.width ?? 0)
    let documented = try DocumentedType("UIKit/Values/UIGraphicsImageRenderer.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiTraitCollection() throws {
    let print = PrintedLines()
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [wide, dark])
    print(both.horizontalSizeClass == .regular, both.containsTraits(in: dark))
    print(wide.displayScale, wide.containsTraits(in: dark))
    let documented = try DocumentedType("UIKit/Values/Traits/UITraitCollection.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiEdgeInsets() throws {
    let print = PrintedLines()
    let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let inner = CGRect(x: 0, y: 0, width: 320, height: 100).inset(by: insets)
    print(NSStringFromCGRect(inner))
    print(NSStringFromUIEdgeInsets(insets))
    let documented = try DocumentedType("UIKit/Values/UIEdgeInsets.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsDirectionalEdgeInsets() throws {
    let print = PrintedLines()
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 8)
    let view = UIView()
    view.directionalLayoutMargins = margins
    print(view.layoutMargins.left, view.layoutMargins.right)
    view.semanticContentAttribute = .forceRightToLeft
    print(view.layoutMargins.left, view.layoutMargins.right)
    let documented = try DocumentedType("CollectionLayouts/NSDirectionalEdgeInsets.swift")
    #expect(print.lines == documented.output)
  }
}
