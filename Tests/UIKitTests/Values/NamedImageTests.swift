import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Pictures and data of catalogues in bundles, by name and traits.
@MainActor struct NamedImageTests {
  /// A bundle whose files go away with the value.
  final class Folder {
    let url: URL
    let bundle: Bundle

    init(_ files: [String: Data]) throws {
      url = TestFolder.root.appendingPathComponent(UUID().uuidString)
      for (path, data) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      bundle = try #require(Bundle(path: url.path))
    }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  /// A picture so many pixels wide and high, which tells it from others.
  static func png(_ pixels: Int) throws -> Data {
    let size = CGSize(width: pixels, height: pixels)
    let context = try #require(CGContext.bitmap(size: size, scale: 1))
    return try #require(context.makeImage()).pngData()
  }

  private static func folder() throws -> Folder {
    let images = #"""
      {"images": [
        {"filename": "12.png", "scale": "1x", "alignment-insets": {"right": 4}},
        {"filename": "24.png", "scale": "2x", "alignment-insets": {"right": 8}},
        {"filename": "36.png", "scale": "3x", "alignment-insets": {"right": 12}},
        {"filename": "14.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "16.png", "idiom": "ipad"},
        {"filename": "18.png", "width-class": "regular"}],
       "properties": {"template-rendering-intent": "template"}}
      """#
    var files = ["A.xcassets/x.imageset/Contents.json": Data(images.utf8)]
    for pixels in [12, 24, 36, 14, 16, 18] {
      files["A.xcassets/x.imageset/\(pixels).png"] = try png(pixels)
    }
    files["y@2x.png"] = try png(20)
    files["y@2x~ipad.png"] = try png(22)
    files["A.xcassets/d.dataset/Contents.json"] = Data(
      #"{"data": [{"filename": "d.json", "universal-type-identifier": "public.json"}]}"#.utf8)
    files["A.xcassets/d.dataset/d.json"] = Data("[1]".utf8)
    return try Folder(files)
  }

  private static func traits(_ traits: UITraitCollection...) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 2),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(horizontalSizeClass: .compact),
      ] + traits)
  }

  /// What is asked for, and how wide the file is whose picture that is.
  nonisolated static let wanted:
    [(name: String, change: @Sendable () -> UITraitCollection, pixels: Int)] =
      [
        ("x", { UITraitCollection() }, 24), ("x", { UITraitCollection(displayScale: 1) }, 12),
        ("x", { UITraitCollection(displayScale: 3) }, 36),
        ("x", { UITraitCollection(userInterfaceStyle: .dark) }, 14),
        ("x", { UITraitCollection(userInterfaceIdiom: .pad) }, 16),
        ("x", { UITraitCollection(horizontalSizeClass: .regular) }, 18),
        ("y", { UITraitCollection() }, 20), ("y.png", { UITraitCollection() }, 20),
        ("y", { UITraitCollection(userInterfaceIdiom: .pad) }, 22),
      ]

  @Test(arguments: wanted)
  func traitsChoose(name: String, change: @Sendable () -> UITraitCollection, pixels: Int) throws {
    let folder = try Self.folder()
    let image = try #require(
      UIImage(named: name, in: folder.bundle, compatibleWith: Self.traits(change())))
    #expect(image.cgImage?.width == pixels)
    let configuration = UIImage.Configuration(traitCollection: Self.traits(change()))
    let same = UIImage(named: name, in: folder.bundle, with: configuration)
    #expect(same?.cgImage?.width == pixels)
  }

  @Test func aPictureIsAsItsSetSays() throws {
    let folder = try Self.folder()
    let image = try #require(
      UIImage(named: "x", in: folder.bundle, compatibleWith: Self.traits()))
    #expect(image.size == CGSize(width: 12, height: 12))
    #expect(image.scale == 2)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
    #expect(image.renderingMode == .alwaysTemplate)
    for name in ["z", "../x", "", "x/24.png"] {
      #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) == nil)
    }
  }

  /// A view shows the picture of its own traits, with its insets and size, and takes part when they change.
  @Test func viewsShowTheLookOfTheirTraits() throws {
    let folder = try Self.folder()
    let view = UIImageView(
      image: UIImage(named: "x", in: folder.bundle, compatibleWith: Self.traits()))
    view.overrideUserInterfaceStyle = .light
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 12))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 14))
    #expect(view.alignmentRectInsets == .zero)
    // What is changed in code is changed in all looks.
    view.image = view.image?.withAlignmentRectInsets(
      UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0))
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 12))
  }

  @Test func anAssetKnowsItsLooks() throws {
    let folder = try Self.folder()
    let image = try #require(
      UIImage(named: "x", in: folder.bundle, compatibleWith: Self.traits()))
    let asset = try #require(image.imageAsset)
    #expect(asset === image.imageAsset)
    let dark = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgImage?.width == 14)
    #expect(dark.imageAsset === asset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).cgImage?.width == 24)
  }

  /// Pictures that a program registers are shown by the views that show the first one.
  @Test func registeredPicturesAreShown() throws {
    let light = UIImage(data: try Self.png(10), scale: 1)
    let dark = UIImage(data: try Self.png(20), scale: 1)
    let (first, second) = (try #require(light), try #require(dark))
    first.imageAsset?.register(second, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: first)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
    view.overrideUserInterfaceStyle = .light
    #expect(view.intrinsicContentSize.width == 10)
    first.imageAsset?.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 10)
    let own = UIImageAsset()
    #expect(own.image(with: UITraitCollection()).size == .zero)
    own.register(second, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(own.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
  }

  @Test func dataSetsAreRead() throws {
    let folder = try Self.folder()
    let asset = try #require(NSDataAsset(name: "d", bundle: folder.bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    #expect(asset.name == "d")
    #expect(NSDataAsset(name: "x", bundle: folder.bundle) == nil)
  }
}
