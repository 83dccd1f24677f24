internal import AssetCatalog
internal import Foundation
internal import LayoutGeometry
package import ViewDrawing

extension ImageFile {
  /// Returns the decoded picture with the properties in its catalogue; other files of the set are read when they are
  /// displayed.
  package func content() throws(ImageLoading.Failure) -> ImageContent {
    var content = try own()
    guard !others.isEmpty else { return content }
    let (others, plain) = (others, content)
    content.family = ImageFamily { variant in
      // A file that cannot be read leaves the picture unchanged; a check reports it.
      guard let file = others[variant] else { return plain }
      return (try? file.own()) ?? plain
    }
    return content
  }

  private func own() throws(ImageLoading.Failure) -> ImageContent {
    if let symbol, let template = SymbolTemplate(path: path) {
      return ImageContent(symbol: SymbolGlyph(name: symbol, template: template))
    }
    var content = try ImageLoading.image(atPath: path, scale: CGFloat(scale))
    content.alignmentInsets = alignmentInsets
    content.rendering = rendering
    content.flipsFromRightToLeft = flipsFromRightToLeft
    content.isMirrored = isMirrored
    content.shownVariant = variant
    content.vector?.isSharpWhenEnlarged = preservesVectors
    if let slicing {
      content.isResizable = true
      content.isStretched = slicing.isStretched
      content.capInsets = slicing.caps
      content.centerWidth = slicing.centerWidth.map { CGFloat($0) }
      content.centerHeight = slicing.centerHeight.map { CGFloat($0) }
    }
    return content
  }
}

extension ImageFile {
  /// Creates a file of an image set.
  init(_ entry: ImageSet.Entry, _ images: ImageSet, in set: AssetSet, path: String) {
    self.init(path: path, scale: entry.pixelsPerPoint)
    alignmentInsets = ViewInsets(points: entry.insetsInPoints)
    switch images.intent(of: entry, inSetNamed: set.name) {
    case .automatic: rendering = .automatic
    case .original: rendering = .original
    case .template: rendering = .template
    }
    preservesVectors = images.preservesVectors
    guard let slicing = entry.slicing else { return }
    self.slicing = Slicing(
      caps: ViewInsets(points: slicing.caps.points(at: scale)),
      isStretched: slicing.filling == .stretch,
      centerWidth: slicing.centerWidth.map { $0 / scale },
      centerHeight: slicing.centerHeight.map { $0 / scale })
  }
}

extension ViewInsets {
  /// Creates insets from a catalogue's values, in points.
  fileprivate init(points: (top: Double, left: Double, bottom: Double, right: Double)) {
    self.init(
      top: CGFloat(points.top), left: CGFloat(points.left), bottom: CGFloat(points.bottom),
      right: CGFloat(points.right))
  }
}
