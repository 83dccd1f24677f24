import AppKit
import TestSupport
import Testing

/// Cells: the values of controls, and drawing of programs' own; Apple, "NSCell".
@MainActor struct CellTests {
  /// A cell that fills its frame and notes what it was asked to draw.
  final class Painted: NSTextFieldCell {
    static var drawn: [String] = []
    override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
      Self.drawn.append("frame \(Int(cellFrame.width))")
      super.draw(withFrame: cellFrame, in: controlView)
      NSColor.red.setFill()
      cellFrame.fill()
    }
    override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
      Self.drawn.append("interior")
    }
  }
  final class Field: NSTextField {
    override class var cellClass: AnyClass? {
      get { Painted.self }
      set { _ = newValue }
    }
  }
  final class Knob: NSSliderCell {
    var parts: [String] = []
    override func drawBar(inside rect: NSRect, flipped: Bool) {
      parts.append("bar")
      super.drawBar(inside: rect, flipped: flipped)
    }
    override func drawKnob(_ knobRect: NSRect) {
      parts.append("knob")
      NSColor.green.setFill()
      knobRect.fill()
    }
  }
  final class Bezel: NSButtonCell {
    var parts: [String] = []
    override func drawBezel(withFrame frame: NSRect, in controlView: NSView) {
      parts.append("bezel")
      super.drawBezel(withFrame: frame, in: controlView)
    }
    override func drawTitle(
      _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
    ) -> NSRect {
      parts.append("title \(title.string)")
      return super.drawTitle(title, withFrame: frame, in: controlView)
    }
  }

  private func pixel(_ view: NSView, _ x: Int, _ y: Int) throws -> NSColor? {
    let rep = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    view.cacheDisplay(in: view.bounds, to: rep)
    return rep.colorAt(x: x, y: y)
  }

  @Test func theClassesCellDraws() throws {
    Painted.drawn = []
    let field = Field(frame: NSRect(x: 0, y: 0, width: 60, height: 20))
    let color = try pixel(field, 30, 10)
    #expect(Painted.drawn == ["frame 60", "interior"])
    #expect(color?.redComponent == 1 && color?.greenComponent == 0)
    #expect(field.cell is Painted && field.cell?.controlView === field)
  }

  @Test func aCellThatIsSetDraws() throws {
    Painted.drawn = []
    let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 60, height: 20))
    let cell = Painted(textCell: "Ada")
    cell.isBordered = true
    field.cell = cell
    #expect(field.stringValue == "Ada" && field.isBordered)
    field.stringValue = "Eva"
    #expect(cell.stringValue == "Eva")
    _ = try pixel(field, 1, 1)
    #expect(Painted.drawn.last == "interior")
    field.cell = nil
    #expect(cell.stringValue == "Eva" && cell.controlView == nil && field.cell is NSTextFieldCell)
  }

  @Test func slidersDrawTheirParts() throws {
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.frame = NSRect(x: 0, y: 0, width: 100, height: 24)
    let cell = Knob(textCell: "")
    slider.cell = cell
    let knob = cell.knobRect(flipped: true)
    #expect(knob.minX < 10 && knob.width > 5 && cell.barRect(flipped: true).width > 80)
    let color = try pixel(slider, Int(knob.midX), Int(knob.midY))
    #expect(cell.parts == ["bar", "knob"])
    #expect(color.map { $0.greenComponent > 0.9 && $0.redComponent < 0.1 } == true)
    slider.doubleValue = 1
    #expect(cell.knobRect(flipped: true).maxX > 90)
    slider.numberOfTickMarks = 3
    #expect(cell.numberOfTickMarks == 3 && cell.tickMarkValue(at: 2) == 1)
    #expect(cell.rectOfTickMark(at: 0).width > 0 && cell.indexOfTickMark(at: .zero) == NSNotFound)
    #expect(cell.closestTickMarkValue(toValue: 0.4) == 0.5 && cell.trackRect.width == 100)
    #expect(cell.knobThickness > 0 && Knob.prefersTrackingUntilMouseUp)
    cell.drawTickMarks()
  }

  @Test func buttonsDrawTheirParts() throws {
    let button = NSButton(title: "OK", target: nil, action: nil)
    let cell = Bezel(textCell: "OK")
    button.cell = cell
    #expect(button.title == "OK")
    _ = try pixel(button, 1, 1)
    #expect(cell.parts == ["bezel", "title OK"])
    button.isTransparent = true
    _ = try pixel(button, 1, 1)
    #expect(cell.parts.count == 2)
  }

  /// A cell without a control draws where it is asked to.
  @Test func cellsDrawAnywhere() throws {
    final class Host: NSView {
      let cell = NSTextFieldCell(textCell: "Name")
      override func draw(_ dirtyRect: NSRect) {
        cell.backgroundColor = .blue
        cell.drawsBackground = true
        cell.draw(withFrame: NSRect(x: 50, y: 0, width: 50, height: 20), in: self)
      }
    }
    let host = Host(frame: NSRect(x: 0, y: 0, width: 100, height: 20))
    #expect(try pixel(host, 10, 10)?.alphaComponent == 0)
    #expect(try pixel(host, 98, 2)?.blueComponent == 1)
    let size = host.cell.cellSize
    #expect(size.width > 20 && size.height > 10 && size.width < 60)
    #expect(host.cell.cellSize(forBounds: NSRect(x: 0, y: 0, width: 500, height: 500)) == size)
  }

  @Test func standardCellsAreOfTheirClass() {
    let controls: [(NSControl, NSCell.Type)] = [
      (NSTextField(), NSTextFieldCell.self), (NSSecureTextField(), NSSecureTextFieldCell.self),
      (NSSearchField(), NSSearchFieldCell.self), (NSTokenField(), NSTokenFieldCell.self),
      (NSComboBox(), NSComboBoxCell.self), (NSButton(), NSButtonCell.self),
      (NSPopUpButton(), NSPopUpButtonCell.self), (NSSlider(), NSSliderCell.self),
      (NSStepper(), NSStepperCell.self), (NSSegmentedControl(), NSSegmentedCell.self),
      (NSImageView(), NSImageCell.self), (NSLevelIndicator(), NSLevelIndicatorCell.self),
      (NSDatePicker(), NSDatePickerCell.self), (NSPathControl(), NSPathCell.self),
    ]
    for (control, kind) in controls {
      #expect(control.cell.map { type(of: $0) == kind } == true, "\(kind)")
      #expect(type(of: control).cellClass == kind)
    }
    #expect(NSControl(frame: .zero).cell == nil && NSControl.cellClass == nil)
  }

  @Test func cellsKeepTheirValues() {
    let cell = NSCell(textCell: "5")
    #expect(cell.intValue == 5 && cell.integerValue == 5 && cell.floatValue == 5)
    #expect(cell.doubleValue == 5 && cell.title == "5" && cell.hasValidObjectValue)
    #expect(cell.attributedStringValue.string == "5" && cell.type == .textCellType)
    let other = NSCell(textCell: "6")
    cell.takeIntValueFrom(other)
    cell.takeIntegerValueFrom(other)
    cell.takeFloatValueFrom(other)
    cell.takeDoubleValueFrom(other)
    cell.takeStringValueFrom(other)
    cell.takeObjectValueFrom(other)
    #expect(cell.stringValue == "6" && cell.compare(other) == .orderedSame)
    cell.allowsMixedState = true
    cell.state = .on
    #expect(cell.nextState == -1)
    cell.setNextState()
    #expect(cell.state == .mixed)
    let target = Receiver()
    (cell.target, cell.action, cell.tag) = (target, "a:", 4)
    cell.performClick(nil)
    #expect(target.heard == ["a:"] && cell.tag == 4 && cell.target === target)
    #expect(
      KeptProperty.lapses(
        in: cell,
        [
          KeptProperty(\.isEnabled, default: true, other: false),
          KeptProperty(\.isEditable, default: false, other: true),
          KeptProperty(\.isSelectable, default: true, other: false),
          KeptProperty(\.isBordered, default: false, other: true),
          KeptProperty(\.isBezeled, default: false, other: true),
          KeptProperty(\.isContinuous, default: false, other: true),
          KeptProperty(\.isHighlighted, default: false, other: true),
          KeptProperty(\.showsFirstResponder, default: false, other: true),
          KeptProperty(\.refusesFirstResponder, default: false, other: true),
          KeptProperty(\.sendsActionOnEndEditing, default: false, other: true),
          KeptProperty(\.truncatesLastVisibleLine, default: false, other: true),
          KeptProperty(\.allowsEditingTextAttributes, default: false, other: true),
          KeptProperty(\.importsGraphics, default: false, other: true),
          KeptProperty(\.allowsUndo, default: true, other: false),
          KeptProperty(\.usesSingleLineMode, default: false, other: true),
          KeptProperty(\.focusRingType, default: .default, other: .none),
          KeptProperty(\.controlTint, default: .defaultControlTint, other: .graphiteControlTint),
          KeptProperty(\.controlSize, default: .regular, other: .small),
          KeptProperty(\.backgroundStyle, default: .normal, other: .emphasized),
          KeptProperty(\.alignment, default: .left, other: .center),
          KeptProperty(\.lineBreakMode, default: .byWordWrapping, other: .byClipping),
          KeptProperty(\.baseWritingDirection, default: .natural, other: .rightToLeft),
          KeptProperty(\.userInterfaceLayoutDirection, default: .leftToRight, other: .rightToLeft),
          KeptProperty(\.wraps, default: false, other: true),
          KeptProperty(\.identifier, default: nil, other: "a"),
        ]) == [])
    #expect(!cell.isScrollable && cell.interiorBackgroundStyle == .emphasized && !cell.isOpaque)
    #expect(NSView.BackgroundStyle.light == .normal && NSView.BackgroundStyle.dark == .emphasized)
    cell.representedObject = "x"
    cell.menu = NSMenu()
    let copy = cell.copy() as? NSCell
    #expect(copy?.stringValue == "6" && copy?.representedObject as? String == "x")
    #expect(cell.menu(for: NSEvent(), in: .zero, of: NSView()) === cell.menu)
    #expect(NSCell.defaultMenu == nil && NSCell.defaultFocusRingType == .exterior)
    #expect(cell.keyEquivalent == "" && !cell.acceptsFirstResponder)
    #expect(!cell.wantsNotificationForMarkedText() && cell.mouseDownFlags >= 0)
    var (delay, interval): (Float, Float) = (0, 0)
    cell.getPeriodicDelay(&delay, interval: &interval)
    #expect(delay > 0 && interval > 0)
    let image = NSCell(imageCell: NSImage(size: NSSize(width: 7, height: 8)))
    #expect(image.cellSize == NSSize(width: 7, height: 8) && image.type == .imageCellType)
    #expect(NSCell.Attribute.cellAllowsMixedState.rawValue == 16)
    #expect(NSControlTint.clearControlTint.rawValue == 7)
  }

  @Test func cellsAnswerForTheMouse() throws {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let window = Mouse.window(view)
    defer { window.close() }
    let cell = NSTextFieldCell(textCell: "a")
    let frame = view.bounds
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDown, location: NSPoint(x: 5, y: 5), modifierFlags: [], timestamp: 0,
        windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
    )
    #expect(cell.hitTest(for: event, in: frame, of: view).contains(.contentArea))
    cell.isEditable = true
    #expect(cell.hitTest(for: event, in: frame, of: view).contains(.editableTextArea))
    #expect(NSCell.HitResult.trackableArea.rawValue == 4)
    #expect(cell.trackMouse(with: event, in: frame, of: view, untilMouseUp: true))
    #expect(cell.startTracking(at: .zero, in: view))
    #expect(!cell.continueTracking(last: .zero, current: .zero, in: view))
    cell.stopTracking(last: .zero, current: .zero, in: view, mouseIsUp: true)
    cell.resetCursorRect(frame, in: view)
    cell.highlight(true, withFrame: frame, in: view)
    #expect(cell.isHighlighted && cell.highlightColor(withFrame: frame, in: view) != nil)
    cell.drawFocusRingMask(withFrame: frame, in: view)
    #expect(cell.focusRingMaskBounds(forFrame: frame, in: view) == frame)
    #expect(cell.expansionFrame(withFrame: frame, in: view) == .zero)
    cell.draw(withExpansionFrame: frame, in: view)
    #expect(cell.draggingImageComponents(withFrame: frame, in: view).isEmpty)
    #expect(
      cell.drawingRect(forBounds: frame).width < 50 && cell.titleRect(forBounds: frame).width < 50)
    cell.calcDrawInfo(frame)
    #expect(cell.fieldEditor(for: view) == nil && cell.imageRect(forBounds: frame).width < 50)
    let editor = NSTextView(frame: .zero)
    cell.edit(withFrame: frame, in: view, editor: editor, delegate: nil, event: nil)
    #expect(editor.superview === view && editor.string == "a")
    cell.endEditing(editor)
    #expect(editor.superview == nil)
  }
}
