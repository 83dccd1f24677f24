internal import Drawing
public import Foundation

/// The cell of a button.
///
/// - SeeAlso: Apple, "NSButtonCell".
@preconcurrency @MainActor open class NSButtonCell: NSActionCell {
  /// Creates a cell with a title.
  public override init(textCell string: String) { super.init(textCell: string) }
  /// Creates a cell with a picture.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }
  package override func makeModel() -> NSControl { NSButton(frame: .zero) }
  private var button: NSButton? { model as? NSButton }
  private func value<Value>(_ path: KeyPath<NSButton, Value>, _ other: Value) -> Value {
    button?[keyPath: path] ?? other
  }

  /// The title.
  open override var title: String {
    get { value(\.title, "") }
    set { button?.title = newValue }
  }
  open override var stringValue: String {
    get { "\(state.rawValue)" }
    set { title = newValue }
  }
  /// The title of the button while it is on.
  open var alternateTitle: String {
    get { value(\.alternateTitle, "") }
    set { button?.alternateTitle = newValue }
  }
  /// The title with attributes.
  open var attributedTitle: NSAttributedString {
    get { value(\.attributedTitle, NSAttributedString(string: "")) }
    set { button?.attributedTitle = newValue }
  }
  /// The title with attributes of the button while it is on.
  open var attributedAlternateTitle: NSAttributedString {
    get { value(\.attributedAlternateTitle, NSAttributedString(string: "")) }
    set { button?.attributedAlternateTitle = newValue }
  }
  open override var image: NSImage? {
    get { value(\.image, nil) }
    set { button?.image = newValue }
  }
  /// The picture of the button while it is on.
  open var alternateImage: NSImage? {
    get { value(\.alternateImage, nil) }
    set { button?.alternateImage = newValue }
  }
  /// The position of the picture.
  open var imagePosition: NSControl.ImagePosition {
    get { value(\.imagePosition, .noImage) }
    set { button?.imagePosition = newValue }
  }
  /// The scaling of the picture.
  open var imageScaling: NSImageScaling {
    get { value(\.imageScaling, .scaleProportionallyDown) }
    set { button?.imageScaling = newValue }
  }
  /// The appearance of the bezel.
  open var bezelStyle: NSButton.BezelStyle {
    get { value(\.bezelStyle, .rounded) }
    set { button?.bezelStyle = newValue }
  }
  open override var isBordered: Bool {
    get { value(\.isBordered, false) }
    set { button?.isBordered = newValue }
  }
  open override var isBezeled: Bool {
    get { isBordered }
    set { isBordered = newValue }
  }
  /// Whether the button draws nothing.
  open var isTransparent: Bool {
    get { value(\.isTransparent, false) }
    set { button?.isTransparent = newValue }
  }
  open override var state: NSControl.StateValue {
    get { value(\.state, .off) }
    set { button?.state = newValue }
  }
  open override var allowsMixedState: Bool {
    get { value(\.allowsMixedState, false) }
    set { button?.allowsMixedState = newValue }
  }
  /// The key that presses the button.
  open override var keyEquivalent: String {
    get { value(\.keyEquivalent, "") }
    set { button?.keyEquivalent = newValue }
  }
  /// The modifier keys of the key that presses the button.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { value(\.keyEquivalentModifierMask, []) }
    set { button?.keyEquivalentModifierMask = newValue }
  }
  /// The sound of a press.
  open var sound: NSSound? {
    get { value(\.sound, nil) }
    set { button?.sound = newValue }
  }
  /// The colour behind a button without bezel; nil for none.
  open var backgroundColor: NSColor?
  /// Whether the picture is dimmed while the button is disabled; stored only.
  open var imageDimsWhenDisabled = true
  /// Whether the border is drawn only while the mouse is inside; stored only.
  open var showsBorderOnlyWhileMouseInside: Bool {
    get { value(\.showsBorderOnlyWhileMouseInside, false) }
    set { button?.showsBorderOnlyWhileMouseInside = newValue }
  }
  /// The way in which the button shows that it is pressed.
  open var highlightsBy: NSCell.StyleMask = [
    .pushInCellMask, .changeGrayCellMask, .changeBackgroundCellMask,
  ]
  /// The way in which the button shows that it is on.
  open var showsStateBy: NSCell.StyleMask = []
  /// Sets the behaviour of the button when it is pressed.
  open func setButtonType(_ type: NSButton.ButtonType) {
    button?.setButtonType(type)
    switch type {
    case .switch, .radio: (showsStateBy, highlightsBy) = (.contentsCellMask, .contentsCellMask)
    case .pushOnPushOff, .onOff: showsStateBy = [.changeBackgroundCellMask, .changeGrayCellMask]
    case .toggle: showsStateBy = [.contentsCellMask]
    default: showsStateBy = []
    }
  }
  /// Sets the delay and the interval of actions while the button is held.
  open func setPeriodicDelay(_ delay: Float, interval: Float) {
    button?.setPeriodicDelay(delay, interval: interval)
  }
  /// The mouse entered the button.
  open func mouseEntered(with event: NSEvent) {}
  /// The mouse left the button.
  open func mouseExited(with event: NSEvent) {}
  open override func setNextState() { state = NSControl.StateValue(rawValue: nextState) }

  open override func drawingRect(forBounds rect: NSRect) -> NSRect {
    isBordered ? CellPlaces.inside(button: rect) : rect
  }
  /// Draws the bezel, then the content.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    if isTransparent { return }
    if let backgroundColor, !isBordered {
      backgroundColor.setFill()
      cellFrame.fill()
    }
    drawBezel(withFrame: cellFrame, in: controlView)
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the bezel, and the box of a button to tick.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {
    paint(frame, in: controlView) { [model] painter in
      guard let button = model as? NSButton else { return }
      ButtonPainter(painter: painter, button: button, part: .bezel).draw()
    }
  }
  /// Draws title and picture.
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let image, imagePosition != .noImage {
      drawImage(image, withFrame: imageRect(forBounds: cellFrame), in: controlView)
    }
    if imagePosition != .imageOnly {
      _ = drawTitle(attributedTitle, withFrame: titleRect(forBounds: cellFrame), in: controlView)
    }
  }
  /// Draws a picture.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {
    paint(frame, in: controlView) { [model] painter in
      let tint = (model as? NSButton)?.contentTintColor?.cgColor
      painter.picture(image, missing: nil, in: painter.bounds, tint ?? painter.ink)
    }
  }
  /// Draws a title; returns its rectangle.
  open func drawTitle(
    _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
  ) -> NSRect {
    let size = title.size()
    let rect = CellPlaces.line(size.height, across: frame)
    title.draw(in: rect)
    return rect
  }
  private var hasBoth: Bool {
    image != nil && imagePosition != .noImage && imagePosition != .imageOnly
      && imagePosition != .imageOverlaps && !title.isEmpty
  }
  private var tick: CGFloat {
    switch button?.controlStyle {
    case .checkBox?, .radio?: 20
    default: 0
    }
  }
  open override func imageRect(forBounds rect: NSRect) -> NSRect {
    guard let size = image?.size, imagePosition != .noImage else { return .zero }
    var place = CellPlaces.centred(size, in: rect)
    guard hasBoth else { return place }
    switch imagePosition {
    case .imageLeft, .imageLeading: place.origin.x = rect.minX + 4
    case .imageRight, .imageTrailing: place.origin.x = rect.maxX - size.width - 4
    case .imageAbove:
      place.origin.y = controlView?.isFlipped == false ? rect.maxY - size.height : rect.minY
    case .imageBelow:
      place.origin.y = controlView?.isFlipped == false ? rect.minY : rect.maxY - size.height
    default: break
    }
    return place
  }
  open override func titleRect(forBounds rect: NSRect) -> NSRect {
    var place = drawingRect(forBounds: rect)
    place.origin.x += tick
    place.size.width = max(0, place.size.width - tick)
    guard hasBoth, let size = image?.size else { return place }
    switch imagePosition {
    case .imageLeft, .imageLeading:
      place.origin.x += size.width + 4
      place.size.width = max(0, place.size.width - size.width - 4)
    case .imageRight, .imageTrailing: place.size.width = max(0, place.size.width - size.width - 4)
    case .imageAbove, .imageBelow:
      let isUpper = (imagePosition == .imageAbove) != (controlView?.isFlipped == false)
      if isUpper { place.origin.y += size.height }
      place.size.height = max(0, place.size.height - size.height)
    default: break
    }
    return place
  }
  package override var ownRole: NSAccessibility.Role? { .button }
}

/// The cell of an item in a menu.
///
/// - SeeAlso: Apple, "NSMenuItemCell".
@preconcurrency @MainActor open class NSMenuItemCell: NSButtonCell {
  /// The item.
  open var menuItem: NSMenuItem?
}

/// The cell of a button with a menu.
///
/// - SeeAlso: Apple, "NSPopUpButtonCell".
@preconcurrency @MainActor open class NSPopUpButtonCell: NSMenuItemCell {
  /// Creates a cell with a first item.
  public convenience init(textCell stringValue: String, pullsDown pullDown: Bool) {
    self.init(textCell: stringValue)
    popUp?.pullsDown = pullDown
    if !stringValue.isEmpty { popUp?.addItem(withTitle: stringValue) }
  }
  package override func makeModel() -> NSControl { NSPopUpButton(frame: .zero) }
  private var popUp: NSPopUpButton? { model as? NSPopUpButton }
  open override var menu: NSMenu? {
    get { popUp?.menu }
    set { popUp?.menu = newValue }
  }
  /// Whether the button is a pull-down menu.
  open var pullsDown: Bool {
    get { popUp?.pullsDown ?? false }
    set { popUp?.pullsDown = newValue }
  }
  /// Whether items are enabled by their targets.
  open var autoenablesItems: Bool {
    get { popUp?.autoenablesItems ?? true }
    set { popUp?.autoenablesItems = newValue }
  }
  /// The edge at which the menu opens.
  open var preferredEdge: NSRectEdge {
    get { popUp?.preferredEdge ?? .maxY }
    set { popUp?.preferredEdge = newValue }
  }
  /// Whether the title is that of an item.
  open var usesItemFromMenu = true
  /// Whether selecting an item changes its state.
  open var altersStateOfSelectedItem = true
  /// The place of the arrow.
  open var arrowPosition = NSPopUpButton.ArrowPosition.arrowAtBottom
  /// The items.
  open var itemArray: [NSMenuItem] { popUp?.itemArray ?? [] }
  /// The number of items.
  open var numberOfItems: Int { popUp?.numberOfItems ?? 0 }
  /// The titles of the items.
  open var itemTitles: [String] { popUp?.itemTitles ?? [] }
  /// The selected item.
  open var selectedItem: NSMenuItem? { popUp?.selectedItem }
  /// The index of the selected item.
  open var indexOfSelectedItem: Int { popUp?.indexOfSelectedItem ?? -1 }
  /// The title of the selected item.
  open var titleOfSelectedItem: String? { popUp?.titleOfSelectedItem }
  /// Appends an item.
  open func addItem(withTitle title: String) { popUp?.addItem(withTitle: title) }
  /// Appends items.
  open func addItems(withTitles itemTitles: [String]) { popUp?.addItems(withTitles: itemTitles) }
  /// Removes all items.
  open func removeAllItems() { popUp?.removeAllItems() }
  /// Selects an item.
  open func select(_ item: NSMenuItem?) { popUp?.select(item) }
  /// Selects the item at an index.
  open func selectItem(at index: Int) { popUp?.selectItem(at: index) }
  /// Selects the item with a title.
  open func selectItem(withTitle title: String) { popUp?.selectItem(withTitle: title) }
  /// Selects the item with a tag; returns whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool { popUp?.selectItem(withTag: tag) ?? false }
  /// Returns the item at an index.
  open func item(at index: Int) -> NSMenuItem? { popUp?.item(at: index) }
  /// Opens the menu; it closes at once, as nothing selects an item.
  open func attachPopUp(withFrame cellFrame: NSRect, in controlView: NSView) {
    menu?.popUp(positioning: selectedItem, at: cellFrame.origin, in: controlView)
  }
  /// Closes the menu; does nothing.
  open func dismissPopUp() {}
}
