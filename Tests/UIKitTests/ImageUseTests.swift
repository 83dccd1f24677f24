import Foundation
import FoundationShims
import Testing
import UIKit

/// Images that turn with the reading direction, move, are symbols, or become files.
///
/// Sources: Apple, "imageFlippedForRightToLeftLayoutDirection()", "jpegData(compressionQuality:)",
/// "UIImageView.animationImages", "preferredSymbolConfiguration", "snapshotView(afterScreenUpdates:)".
@MainActor struct ImageUseTests {
  /// Two points wide: red at the left, blue at the right.
  static func pair(size: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2 * size, height: size), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        UIColor.blue.setFill()
        context.fill(CGRect(x: size, y: 0, width: size, height: size))
      }
  }
  /// Red, green and blue of the first pixel of a picture.
  static func first(_ image: UIImage?) -> [UInt8] {
    guard let pixels = image?.cgImage?.pixels, pixels.count >= 4 else { return [] }
    return [pixels[2], pixels[1], pixels[0]]
  }
  static func picture(of view: UIView) throws -> UIImage? {
    UIImage(data: try view.pngData(scale: 1))
  }

  /// Whether the image turns, the direction, and whether blue comes first.
  @Test(arguments: [
    (false, false, false), (false, true, false), (true, false, false), (true, true, true),
  ])
  func imagesTurnWithTheDirection(turns: Bool, isRightToLeft: Bool, blueFirst: Bool) throws {
    let image = turns ? Self.pair().imageFlippedForRightToLeftLayoutDirection() : Self.pair()
    #expect(image.flipsForRightToLeftLayoutDirection == turns && image.size.width == 2)
    let view = UIImageView(image: image)
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.frame = view.frame
    for shown in [view, button] {
      shown.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      #expect(Self.first(try Self.picture(of: shown)) == (blueFirst ? [0, 0, 255] : [255, 0, 0]))
    }
  }

  @Test func mirroringTwiceIsNothing() {
    let once = Self.pair().withHorizontallyFlippedOrientation()
    let files = [once, once.withHorizontallyFlippedOrientation()].map { image in
      image.pngData().flatMap { UIImage(data: $0) }
    }
    #expect(files.map(Self.first) == [[0, 0, 255], [255, 0, 0]])
  }

  /// A JPEG is as large and looks nearly the same; what was clear is white; a better one is larger.
  @Test func jpegs() throws {
    let image = Self.pair(size: 32)
    let good = try #require(image.jpegData(compressionQuality: 1))
    let small = try #require(image.jpegData(compressionQuality: 0))
    #expect(good.starts(with: [0xFF, 0xD8]) && small.count < good.count)
    let back = try #require(UIImage(data: good))
    #expect(back.size == image.size)
    let first = Self.first(back)
    #expect(first.count == 3 && first[0] > 240 && first[1] < 20 && first[2] < 20)
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    let white = Self.first(clear.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) })
    #expect(white.count == 3 && white.allSatisfy { $0 > 250 })
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    for quality in [-3, 9, .nan] as [CGFloat] {
      #expect(image.jpegData(compressionQuality: quality) != nil)
    }
  }

  @Test func animationsShowTheirFirstPicture() throws {
    let (red, blue) = (Self.pair(), Self.pair().withHorizontallyFlippedOrientation())
    let view = UIImageView(image: red)
    view.startAnimating()
    #expect(!view.isAnimating, "nothing to show")
    view.animationImages = [blue, red]
    view.startAnimating()
    #expect(view.isAnimating && view.intrinsicContentSize.width == 2)
    #expect(Self.first(try Self.picture(of: view)) == [0, 0, 255])
    view.stopAnimating()
    #expect(Self.first(try Self.picture(of: view)) == [255, 0, 0])
    let animated = UIImage.animatedImage(with: [blue, red], duration: 2)
    #expect(animated?.images?.count == 2 && animated?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let highlighted = UIImageView(image: red, highlightedImage: blue)
    highlighted.isHighlighted = true
    #expect(Self.first(try Self.picture(of: highlighted)) == [0, 0, 255])
  }

  /// A symbol at twice the default size, unless it has its own configuration.
  @Test func symbolsHaveThePreferredSize() throws {
    let star = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = large
    #expect(view.image === star)
    #expect(
      view.intrinsicContentSize == UIImage(systemName: "star", withConfiguration: large)?.size)
    let own = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))
    view.image = own
    #expect(view.intrinsicContentSize == own?.size)
    view.image = Self.pair()
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
  }

  @Test func snapshots() throws {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
    view.backgroundColor = .red
    let right = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    right.backgroundColor = .blue
    view.addSubview(right)
    let whole = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Self.first(try Self.picture(of: whole)) == [255, 0, 0])
    let part = try #require(
      view.resizableSnapshotView(
        from: right.frame, afterScreenUpdates: false, withCapInsets: .zero))
    view.backgroundColor = .green
    #expect(part.frame.size == right.frame.size)
    #expect(Self.first(try Self.picture(of: part)) == [0, 0, 255])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  /// Pages of the sizes that were asked for; each writes its box.
  @Test func documentsHavePages() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    var boxes: [CGRect] = []
    func data(_ sizes: [CGSize]) -> Data {
      renderer.pdfData { context in
        for size in sizes {
          context.beginPage(withBounds: CGRect(origin: .zero, size: size), pageInfo: [:])
          boxes.append(context.pdfContextBounds)
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 1, y: 1, width: 5, height: 5))
        }
      }
    }
    let (wide, high) = (CGSize(width: 200, height: 100), CGSize(width: 70, height: 80))
    let documents = [[wide], [high, wide, high], [CGSize.zero, high]].map(data)
    #expect(boxes.map(\.size) == [wide, high, wide, high, wide, high])
    let pages = documents.map { document in
      String(decoding: document, as: UTF8.self).components(separatedBy: "/MediaBox").count - 1
    }
    #expect(pages == [1, 3, 2])
    let unusable = UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in Issue.record("no page") }
    #expect(unusable.isEmpty)
  }

  final class Turned: UIView {
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let converted = super.convert(point, to: view)
      return CGPoint(x: -converted.x, y: converted.y)
    }
  }
  @Test func conversionsCanBeOverridden() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Turned(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: -11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
  }

  @Test func aButtonShowsItsSelection() {
    let button = UIButton(type: .system)
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    actions[1].state = .on
    button.menu = UIMenu(options: .singleSelection, children: actions)
    #expect(button.currentTitle == "Two")
  }

  final class Menus: UIContextMenuInteractionDelegate, ActionResponder {
    var ticks = 0
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "menu" as NSString, previewProvider: nil) { _ in
        UIMenu(title: "Menu")
      }
    }
    func respond(to action: Selector, sender: Any?) -> Bool {
      ticks += 1
      return true
    }
  }
  @Test func menusAndLinksAreData() throws {
    let menus = Menus()
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.makeMenu()?.title == "Menu" && configuration?.makePreview() == nil)
    let link = CADisplayLink(target: menus, selector: "tick:")
    link.add(to: .main, forMode: .common)
    link.tick()
    link.isPaused = true
    link.tick()
    link.isPaused = false
    link.invalidate()
    link.tick()
    #expect(menus.ticks == 1)
  }
}
