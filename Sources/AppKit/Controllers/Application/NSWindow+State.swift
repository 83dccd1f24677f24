public import Foundation
internal import LayoutTree
internal import ViewArrangements

extension NSWindow {
  // MARK: Kind

  /// Whether the window has a close button.
  public var hasCloseBox: Bool { styleMask.contains(.closable) }
  /// Whether the window has a title bar.
  public var hasTitleBar: Bool { styleMask.contains(.titled) }
  /// Whether the user may resize the window.
  public var isResizable: Bool { styleMask.contains(.resizable) }
  /// Whether the user may zoom the window.
  public var isZoomable: Bool { styleMask.contains(.resizable) }
  /// Whether the user may minimize the window.
  public var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
  /// Whether the window is a panel that floats.
  public var isFloatingPanel: Bool { (self as? NSPanel)?.floatsAboveOthers ?? false }
  /// Whether the window is run as a modal one.
  public var isModalPanel: Bool { NSApplication.shared.modalWindow === self }
  /// Whether the window is open as a sheet.
  public var isSheet: Bool { sheetParent != nil }
  /// The open sheet; nil for none.
  public var attachedSheet: NSWindow? { sheets.first }
  /// Whether the user resizes the window; always false.
  public var inLiveResize: Bool { false }
  /// Whether the window is on the active space; true while it is visible.
  public var isOnActiveSpace: Bool { isVisible }
  /// The visible part of the window.
  public var occlusionState: OcclusionState { isVisible ? .visible : [] }
  /// Shows or hides the window.
  public func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }
  /// Minimizes or restores the window.
  public func setIsMiniaturized(_ flag: Bool) {
    if flag { miniaturize(nil) } else { deminiaturize(nil) }
  }
  /// Zooms the window or gives it its former frame.
  public func setIsZoomed(_ flag: Bool) { if flag != isZoomed { zoom(nil) } }
  /// The index of the window among those on the screen, from the front; `NSNotFound` for one that is not there.
  public var orderedIndex: Int {
    NSApplication.shared.orderedWindows.firstIndex { $0 === self } ?? NSNotFound
  }
  /// The number of the frontmost window at a point of the screen; 0 for none.
  public static func windowNumber(
    at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int
  ) -> Int {
    var windows = NSApplication.shared.orderedWindows[...]
    if let index = windows.firstIndex(where: { $0.windowNumber == windowNumber }) {
      windows = windows[(index + 1)...]
    }
    return windows.first { $0.frame.contains(point) }?.windowNumber ?? 0
  }
  /// The numbers of the windows on the screen, from the front.
  public static func windowNumbers(options: NumberListOptions = []) -> [NSNumber]? {
    NSApplication.shared.orderedWindows.map { NSNumber(value: $0.windowNumber) }
  }
  /// Sets the title to the name of a file, and the file that the title bar shows.
  public func setTitleWithRepresentedFilename(_ filename: String) {
    representedFilename = filename
    title = (filename as NSString).lastPathComponent
  }
  /// The tile of the window in the Dock.
  public var dockTile: NSDockTile { NSApplication.shared.dockTile(of: self) }
  /// The screen with the largest part of the window.
  public var deepestScreen: NSScreen? { screen }
  /// Values of the window's device: its resolution, size and kind.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      .resolution: NSSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor),
      .size: frame.size, .isScreen: "YES", .colorSpaceName: "NSCalibratedRGBColorSpace",
      .bitsPerSample: 8,
    ]
  }

  // MARK: Display

  /// Displays the views that request it; they are drawn with every picture.
  public func displayIfNeeded() { contentView?.displayIfNeeded() }
  /// Displays all views.
  public func display() { contentView?.display() }
  /// Called in each turn of the event loop; does nothing.
  public func update() {}
  /// Writes a part of the window as PDF.
  public func dataWithPDF(inside rect: NSRect) -> Data {
    (try? contentView?.pdfData(inside: rect)) ?? Data()
  }
  /// Prints the window; see ``NSPrintOperation``.
  public func printWindow(_ sender: Any?) {
    if let contentView { NSPrintOperation(view: contentView).run() }
  }

  /// The direction of the change of the first responder that runs; `direct` outside of one.
  public var keyViewSelectionDirection: SelectionDirection { focusDirection }

  // MARK: Sheets

  func attach(
    _ sheet: NSWindow, isCritical: Bool, _ handler: ((NSApplication.ModalResponse) -> Void)?
  ) {
    guard sheet.sheetParent == nil, sheet !== self else { return }
    sheet.sheetHandler = handler
    sheet.sheetParent = self
    if isCritical, let open = attachedSheet { open.orderOut(nil) }
    sheets.insert(sheet, at: isCritical ? 0 : sheets.count)
    if attachedSheet === sheet { open(sheet) }
  }
  private func open(_ sheet: NSWindow) {
    report(Self.willBeginSheetNotification) { $0.windowWillBeginSheet($1) }
    let line = WindowGeometry(
      hasBar: hasTitleBar, isContentUnderBar: false
    ).sheetLine(of: frame)
    let placed = delegate?.window(self, willPositionSheet: sheet, using: line) ?? line
    sheet.setFrame(
      WindowGeometry.sheet(sheet.frame.size, below: placed, of: frame), display: false)
    sheet.makeKeyAndOrderFront(nil)
  }
  func detach(_ sheet: NSWindow, _ code: NSApplication.ModalResponse) {
    guard sheet.sheetParent === self else { return }
    let wasOpen = attachedSheet === sheet
    sheets.removeAll { $0 === sheet }
    sheet.sheetParent = nil
    let handler = sheet.sheetHandler
    sheet.sheetHandler = nil
    if wasOpen {
      sheet.orderOut(nil)
      makeKey()
      report(Self.didEndSheetNotification) { $0.windowDidEndSheet($1) }
      if let next = attachedSheet { open(next) }
    }
    handler?(code)
  }

  // MARK: Title bar

  /// Returns a button of the title bar; nil for a style without one.
  public static func standardWindowButton(_ b: ButtonType, for styleMask: StyleMask) -> NSButton? {
    let action: Selector? =
      switch b {
      case .closeButton: "performClose:"
      case .miniaturizeButton: "performMiniaturize:"
      case .zoomButton: "performZoom:"
      case .toolbarButton: "toggleToolbarShown:"
      case .documentIconButton, .documentVersionsButton: nil
      }
    guard styleMask.contains(.titled), let action else { return nil }
    let button = NSButton(frame: NSRect(x: 0, y: 0, width: 14, height: 16))
    button.action = action
    return button
  }
  func titleButton(_ b: ButtonType) -> NSButton? {
    if let button = titleButtons[b] { return button }
    guard let button = Self.standardWindowButton(b, for: styleMask) else { return nil }
    button.target = self
    button.isEnabled =
      switch b {
      case .closeButton: styleMask.contains(.closable)
      case .miniaturizeButton: styleMask.contains(.miniaturizable)
      case .zoomButton: styleMask.contains(.resizable)
      default: true
      }
    titleButtons[b] = button
    return button
  }
  /// Whether the picture shows each of the three buttons.
  var shownButtons: [Bool] {
    let styles: [StyleMask] = [.closable, .miniaturizable, .resizable]
    let types: [ButtonType] = [.closeButton, .miniaturizeButton, .zoomButton]
    return zip(styles, types).map { style, type in
      styleMask.contains(style) && titleButtons[type]?.isHidden != true
    }
  }
}
