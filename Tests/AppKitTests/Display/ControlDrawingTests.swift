import AppKit
import Foundation
import Testing

/// How controls draw: where, and in any size.
@MainActor struct ControlDrawingTests {
  /// Every class that draws something of its own, with something to draw.
  nonisolated private static let makers: [(name: String, make: @MainActor () -> NSView)] = [
    ("push", { button { $0.keyEquivalent = "\r" } }),
    (
      "check",
      {
        button {
          $0.setButtonType(.switch); $0.state = .on
        }
      }
    ),
    (
      "radio",
      {
        button {
          $0.setButtonType(.radio); $0.state = .on
        }
      }
    ),
    ("help", { button { $0.bezelStyle = .helpButton } }),
    ("textured", { button { $0.bezelStyle = .texturedRounded } }),
    ("disclosure", { button { $0.bezelStyle = .disclosure } }),
    ("square", { button { $0.bezelStyle = .smallSquare } }),
    ("inline", { button { $0.bezelStyle = .inline } }),
    (
      "pop-up",
      {
        let view = NSPopUpButton()
        view.addItem(withTitle: "Item")
        return view
      }
    ),
    ("combo", { field(NSComboBox()) }), ("field", { field(NSTextField()) }),
    ("search", { field(NSSearchField()) }), ("secure", { field(NSSecureTextField()) }),
    (
      "label",
      {
        let view = field(NSTextField())
        view.isBezeled = false
        return view
      }
    ),
    (
      "text",
      {
        let view = NSTextView()
        view.string = "Some words in several lines"
        return view
      }
    ),
    (
      "segments",
      {
        let view = NSSegmentedControl()
        view.segmentCount = 3
        for index in 0..<3 { view.setLabel("Segment", forSegment: index) }
        view.selectedSegment = 1
        return view
      }
    ),
    ("slider", { slider { _ in } }), ("ticks", { slider { $0.numberOfTickMarks = 5 } }),
    ("upright", { slider { $0.isVertical = true } }),
    ("dial", { slider { $0.sliderType = .circular } }),
    ("stepper", { NSStepper() }), ("switch", { NSSwitch() }), ("well", { NSColorWell() }),
    ("date", { NSDatePicker() }),
    (
      "calendar",
      {
        let view = NSDatePicker()
        view.datePickerStyle = .clockAndCalendar
        return view
      }
    ),
    ("capacity", { level(.continuousCapacity) }), ("boxes", { level(.discreteCapacity) }),
    ("stars", { level(.rating) }), ("strokes", { level(.relevancy) }),
    (
      "path",
      {
        let view = NSPathControl()
        view.url = URL(fileURLWithPath: "/Applications/Utilities")
        return view
      }
    ),
    ("bar", { NSProgressIndicator() }),
    (
      "wheel",
      {
        let view = NSProgressIndicator()
        view.style = .spinning
        return view
      }
    ),
    (
      "image",
      {
        let view = NSImageView()
        view.imageFrameStyle = .grayBezel
        return view
      }
    ),
    ("box", { NSBox() }),
    (
      "line",
      {
        let view = NSBox()
        view.boxType = .separator
        return view
      }
    ),
    (
      "custom",
      {
        let view = NSBox()
        view.boxType = .custom
        view.fillColor = .systemRed
        view.cornerRadius = 50
        view.borderWidth = 8
        return view
      }
    ),
    (
      "scroll",
      {
        let view = NSScrollView()
        view.borderType = .bezelBorder
        return view
      }
    ),
    (
      "scroller",
      {
        let view = NSScroller()
        view.knobProportion = 0.3
        return view
      }
    ),
    (
      "table",
      {
        let view = NSTableView()
        view.usesAlternatingRowBackgroundColors = true
        view.gridStyleMask = [.solidVerticalGridLineMask, .solidHorizontalGridLineMask]
        view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
        return view
      }
    ),
    (
      "tabs",
      {
        let view = NSTabView()
        for label in ["One", "Two"] {
          let item = NSTabViewItem(identifier: label)
          item.label = label
          view.addTabViewItem(item)
        }
        return view
      }
    ),
    ("effect", { NSVisualEffectView() }),
  ]

  private static func button(_ configure: (NSButton) -> Void) -> NSButton {
    let button = NSButton()
    configure(button)
    return button
  }
  private static func field<Field: NSTextField>(_ field: Field) -> Field {
    field.stringValue = "Some words"
    return field
  }
  private static func slider(_ configure: (NSSlider) -> Void) -> NSSlider {
    let slider = NSSlider()
    slider.doubleValue = 0.5
    configure(slider)
    return slider
  }
  private static func level(_ style: NSLevelIndicator.Style) -> NSLevelIndicator {
    let level = NSLevelIndicator()
    level.levelIndicatorStyle = style
    level.doubleValue = 3
    return level
  }

  /// A view in the middle of a larger one, drawn at one pixel a point.
  private func picture(_ view: NSView, margin: Int = 8) throws -> NSBitmapImageRep {
    let parent = NSView(
      frame: NSRect(
        x: 0, y: 0, width: view.frame.width + 2 * CGFloat(margin),
        height: view.frame.height + 2 * CGFloat(margin)))
    view.setFrameOrigin(NSPoint(x: margin, y: margin))
    parent.addSubview(view)
    let bitmap = try #require(parent.bitmapImageRepForCachingDisplay(in: parent.bounds))
    parent.cacheDisplay(in: parent.bounds, to: bitmap)
    return bitmap
  }

  private func take(_ look: ControlGeneration, _ body: () throws -> Void) rethrows {
    let before = ControlGeneration.current
    ControlGeneration.current = look
    defer { ControlGeneration.current = before }
    try body()
  }

  /// Outside the frame no pixel is touched, inside at least one is, in each look.
  @Test(arguments: makers.indices, ControlGeneration.allCases)
  func drawingStaysInTheFrame(_ index: Int, _ look: ControlGeneration) throws {
    let (name, make) = Self.makers[index]
    try take(look) {
      let view = make()
      view.frame = NSRect(x: 0, y: 0, width: 60, height: 40)
      (view as? NSScrollView)?.tile()
      let bitmap = try picture(view)
      var isSeen = false
      for y in 0..<bitmap.pixelsHigh {
        for x in 0..<bitmap.pixelsWide {
          let alpha = bitmap.colorAt(x: x, y: y)?.alphaComponent ?? -1
          if 8..<68 ~= x, 8..<48 ~= y {
            isSeen = isSeen || alpha > 0
          } else if alpha != 0 {
            Issue.record("\(name) draws at (\(x), \(y))")
            return
          }
        }
      }
      #expect(isSeen, "\(name) draws nothing")
    }
  }

  /// No size, no value and no look brings a control down.
  @Test(arguments: makers.indices)
  func anySizeIsDrawn(_ index: Int) throws {
    let (_, make) = Self.makers[index]
    for look in ControlGeneration.allCases {
      try take(look) {
        for size in [
          NSSize.zero, NSSize(width: 1, height: 1), NSSize(width: 3, height: 200),
          NSSize(width: 200, height: 3), NSSize(width: -20, height: 10),
          NSSize(width: 1e9, height: 10),
        ] {
          let view = make()
          (view as? NSControl)?.doubleValue = .nan
          let parent = NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
          parent.addSubview(view)
          view.frame = NSRect(origin: .zero, size: size)
          let bitmap = try #require(parent.bitmapImageRepForCachingDisplay(in: parent.bounds))
          parent.cacheDisplay(in: parent.bounds, to: bitmap)
          #expect(bitmap.pixelsWide == 20)
        }
      }
    }
  }

  /// The button that return presses is blue inside, any other grey or white.
  @Test(arguments: ControlGeneration.allCases)
  func theDefaultButtonIsBlue(_ look: ControlGeneration) throws {
    try take(look) {
      for (key, isBlue) in [("\r", true), ("", false), ("\u{1B}", false)] {
        let button = NSButton()
        button.title = ""
        button.keyEquivalent = key
        button.sizeToFit()
        button.setFrameSize(NSSize(width: 80, height: button.frame.height))
        let bitmap = try picture(button)
        let color = try #require(bitmap.colorAt(x: bitmap.pixelsWide / 2, y: bitmap.pixelsHigh / 2))
        #expect(
          (color.blueComponent - color.redComponent > 0.3) == isBlue, "\(key.debugDescription)")
      }
    }
  }

  /// The body of a push button fills the alignment rectangle; of the frame's room around it only a shadow
  /// below is seen.
  @Test(arguments: ControlGeneration.allCases)
  func theBodyIsTheAlignmentRectangle(_ look: ControlGeneration) throws {
    try take(look) {
      let button = NSButton()
      button.title = ""
      button.keyEquivalent = "\r"
      button.sizeToFit()
      button.setFrameSize(NSSize(width: 80, height: button.frame.height))
      let insets = button.alignmentRectInsets
      let bitmap = try picture(button, margin: 0)
      let middle = bitmap.pixelsHigh / 2
      let (left, right) = (Int(insets.left), bitmap.pixelsWide - 1 - Int(insets.right))
      func alpha(_ x: Int, _ y: Int) -> CGFloat {
        bitmap.colorAt(x: x, y: y)?.alphaComponent ?? -1
      }
      #expect(alpha(left, middle) > 0.9 && alpha(right, middle) > 0.9)
      if look != .glass {
        #expect(alpha(left - 2, middle) < 0.3 && alpha(right + 2, middle) < 0.3)
        #expect(alpha(40, Int(insets.top) - 2) < 0.3)
        #expect(alpha(40, bitmap.pixelsHigh - Int(insets.bottom) + 2) < 0.3)
      }
      #expect(alpha(40, Int(insets.top)) > 0.9)
    }
  }

  /// The system's text is light on a dark material, and a colour of one's own stays as it is.
  @Test(
    arguments: [
      (.dark, nil, 1), (.hudWindow, NSColor.labelColor, 1), (.sidebar, nil, 0),
      (.dark, NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), 0),
    ] as [(NSVisualEffectView.Material, NSColor?, CGFloat)])
  func textIsLightOnDarkMaterials(
    _ material: NSVisualEffectView.Material, _ color: NSColor?, _ white: CGFloat
  ) throws {
    let background = NSVisualEffectView(frame: NSRect(x: 0, y: 0, width: 60, height: 40))
    background.material = material
    let label = NSTextField(frame: NSRect(x: 0, y: 0, width: 60, height: 40))
    label.isBezeled = false
    label.drawsBackground = false
    label.font = .systemFont(ofSize: 40, weight: .heavy)
    label.stringValue = "■■■"
    label.textColor = color
    background.addSubview(label)
    let bitmap = try #require(background.bitmapImageRepForCachingDisplay(in: background.bounds))
    background.cacheDisplay(in: background.bounds, to: bitmap)
    let corner = try #require(bitmap.colorAt(x: 59, y: 0)).redComponent
    var extreme = corner
    for y in 0..<40 {
      for x in 0..<60 {
        let red = try #require(bitmap.colorAt(x: x, y: y)).redComponent
        extreme = white > 0.5 ? max(extreme, red) : min(extreme, red)
      }
    }
    #expect(white > 0.5 ? extreme > 0.7 : extreme < 0.2)
  }
}
