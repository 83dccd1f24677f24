public import Foundation
internal import LayoutTree

extension NSWindow {
  // MARK: Saved frames

  /// The frame and that of the screen as text.
  public var frameDescriptor: PersistableFrameDescriptor {
    let area = screen?.visibleFrame ?? .zero
    return [frame, area].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      .map { String(Int($0.rounded())) + " " }.joined()
  }
  /// Moves and resizes the window as a text says; a text that does not describe a frame is ignored.
  public func setFrame(from string: PersistableFrameDescriptor) {
    if let rect = Self.rect(in: string) { setFrame(rect, display: false) }
  }
  private static func rect(in text: String) -> NSRect? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count >= 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    var rect = NSRect.zero
    rect.origin = NSPoint(x: numbers[0], y: numbers[1])
    rect.size = NSSize(width: numbers[2], height: numbers[3])
    return rect
  }
  private static func key(_ name: FrameAutosaveName) -> String { "NSWindow Frame \(name)" }
  /// Saves the frame under a name in the user defaults.
  public func saveFrame(usingName name: FrameAutosaveName) {
    UserDefaults.standard.set(frameDescriptor, forKey: Self.key(name))
  }
  /// Sets the frame that was saved under a name; returns whether there was one.
  @discardableResult
  public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool {
    setFrameUsingName(name, force: false)
  }
  /// Sets the frame that was saved under a name, also for a window that cannot be resized.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func setFrameUsingName(_ name: FrameAutosaveName, force: Bool) -> Bool {
    guard let text = UserDefaults.standard.string(forKey: Self.key(name)),
      let rect = Self.rect(in: text)
    else { return false }
    if force || styleMask.contains(.resizable) {
      setFrame(rect, display: false)
    } else {
      setFrameTopLeftPoint(NSPoint(x: rect.minX, y: rect.maxY))
    }
    return true
  }
  /// Sets the name under which the frame is saved, and the frame saved before; returns false for a name in use.
  @discardableResult
  public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    let isUsed = NSApplication.shared.windows.contains {
      $0 !== self && !name.isEmpty && $0.frameAutosaveName == name
    }
    guard !isUsed else { return false }
    frameAutosaveName = name
    if !name.isEmpty, !setFrameUsingName(name) { saveFrame(usingName: name) }
    return true
  }
  /// Forgets the frame that was saved under a name.
  public static func removeFrame(usingName name: FrameAutosaveName) {
    UserDefaults.standard.removeObject(forKey: key(name))
  }

  // MARK: Sizes

  /// The smallest width of a title bar of a style with a title.
  public static func minFrameWidth(
    withTitle title: String, styleMask style: StyleMask
  ) -> CGFloat {
    guard style.contains(.titled) else { return 0 }
    let font = NSFont.titleBarFont(ofSize: 0)
    let width = NSAttributedString(string: title, attributes: [.font: font]).size().width
    return (width + 2 * 80).rounded(.up)
  }
  /// The thickness of the border at an edge of the content.
  public func contentBorderThickness(for edge: NSRectEdge) -> CGFloat { borders[edge] ?? 0 }
  /// Sets the thickness of the border at an edge of the content; stored only.
  public func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {
    borders[edge] = thickness
  }
  /// Whether the thickness of the border at an edge follows the content.
  public func autorecalculatesContentBorderThickness(for edge: NSRectEdge) -> Bool {
    borders[edge] == nil
  }
  /// Sets whether the thickness of the border at an edge follows the content; stored only.
  public func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {
    borders[edge] = flag ? nil : contentBorderThickness(for: edge)
  }

  // MARK: Pixels

  /// Converts a rectangle from points to pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    contentView?.convertToBacking(rect) ?? rect
  }
  /// Converts a rectangle from pixels to points.
  public func convertFromBacking(_ rect: NSRect) -> NSRect {
    contentView?.convertFromBacking(rect) ?? rect
  }
  /// Converts a point from points to pixels.
  public func convertPointToBacking(_ point: NSPoint) -> NSPoint {
    contentView?.convertToBacking(point) ?? point
  }
  /// Converts a point from pixels to points.
  public func convertPointFromBacking(_ point: NSPoint) -> NSPoint {
    contentView?.convertFromBacking(point) ?? point
  }
  /// The rectangle with its edges aligned to pixels as the options specify; points.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    contentView?.backingAlignedRect(rect, options: options) ?? rect
  }
}

extension NSWindow {
  /// Converts a point from the window's coordinate space to the screen; y up in both.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    convertToScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// Converts a point from the screen to the window's coordinate space.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    convertFromScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// Converts a rectangle from the window's coordinate space to the screen.
  public func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
  }
  /// Converts a rectangle from the screen to the window's coordinate space.
  public func convertFromScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }
}
