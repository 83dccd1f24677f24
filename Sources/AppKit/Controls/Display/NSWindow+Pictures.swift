public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Pictures of a window with its frame and shadow in one call; not in AppKit.
///
/// The generation of the frame is that of ``ControlGeneration/current``. A window without a title bar is drawn as its
/// content alone.
extension NSWindow {
  /// The window as a PNG file, after layout.
  ///
  /// - Parameter scale: Pixels per point; the window's backing scale factor unless given.
  /// - Throws: For a window without content, or one larger than a picture may be.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    try ViewPicture.data(
      of: pictureLayers(), as: .png, scale: Double(scale ?? backingScaleFactor))
  }
  /// The window as a PDF page of its size with its shadow, after layout.
  ///
  /// - Throws: For a window without content.
  public func pdfData() throws -> Data { try ViewPicture.data(of: pictureLayers(), as: .pdf) }
  /// The window as an SVG document of its size with its shadow, after layout.
  ///
  /// - Throws: For a window without content.
  public func svgData() throws -> Data { try ViewPicture.data(of: pictureLayers(), as: .svg) }

  /// The frame and the content as layers.
  package func pictureLayers() -> ViewLayers {
    layoutIfNeeded()
    guard let contentView else { return ViewLayers(size: .zero) }
    guard styleMask.contains(.titled) else { return ViewLayers(of: contentView) }
    var place = WindowFrameArrangement(
      contentSize: contentView.bounds.size, look: .init(.current))
    place.isUtility = styleMask.contains(.utilityWindow) || styleMask.contains(.hudWindow)
    place.isContentUnderBar = styleMask.contains(.fullSizeContentView)
    let bar = toolbar?.isVisible == true ? toolbar : nil
    if let bar {
      place.hasLabels = bar.displayMode == .iconAndLabel || bar.displayMode == .default
      place.hasSubtitle = !subtitle.isEmpty
      place.toolbar =
        switch toolbarStyle {
        case .expanded: .expanded
        case .preference: .preference
        case .unifiedCompact: .compact
        case .automatic, .unified:
          place.look == .aqua && titleVisibility == .visible ? .expanded : .unified
        }
    }
    let texts = WindowFrameContent(
      title: titleVisibility == .hidden ? "" : title, subtitle: subtitle,
      buttons: shownButtons,
      isHUD: styleMask.contains(.hudWindow), isBarClear: titlebarAppearsTransparent)
    var layers = ViewLayers(size: place.size)
    let frame = WindowFrame(place, texts, around: contentView)
    frame.addBehind(to: &layers)
    let items = bar.map { ToolbarPicture($0, place, texts).items } ?? []
    frame.inFront.labels = items.compactMap { item in item.label.map { ($0, item.labelRect) } }
    frame.addInFront(to: &layers)
    for item in items {
      item.view.appearance = item.view.appearance ?? effectiveAppearance
      layers.add(.view(item.view), in: item.rect)
    }
    return layers
  }
}
