internal import AppKit
internal import Foundation

/// The families of macOS's controls, with their states: a column for each generation and appearance.
@MainActor enum MacFamilies {
  /// A row: its name, its height, and what makes a view.
  private struct State {
    var name: String
    var height: CGFloat = 34
    var make: @MainActor () -> NSView
  }

  /// The sheets in the order of the gallery.
  static var sheets: [Gallery.Sheet] {
    [
      Gallery.Sheet(name: "macos-buttons", title: "Buttons of macOS") {
        try picture(buttons, scale: $0)
      },
      Gallery.Sheet(name: "macos-values", title: "Fields and values of macOS") {
        try picture(values, scale: $0)
      },
    ]
  }

  private static let (nameWidth, titleHeight, width): (CGFloat, CGFloat, CGFloat) = (96, 22, 124)

  private static func picture(_ states: [State], scale: Double) throws -> Data {
    let before = ControlGeneration.current
    defer { ControlGeneration.current = before }
    let height = states.reduce(titleHeight) { $0 + $1.height }
    let columns = ControlGeneration.allCases.flatMap { [($0, false), ($0, true)] }
    let root = NSView(
      frame: CGRect(x: 0, y: 0, width: nameWidth + width * CGFloat(columns.count), height: height))
    root.wantsLayer = true
    root.layer?.backgroundColor = NSColor.white.cgColor
    root.appearance = NSAppearance(named: .aqua)
    // The upper edge of a row; y grows up.
    var top = height - titleHeight
    for state in states {
      let place = CGRect(x: 6, y: top - 25, width: nameWidth - 8, height: 16)
      root.addSubview(label(state.name, in: place))
      top -= state.height
    }
    for (index, column) in columns.enumerated() {
      let (generation, isDark) = column
      let x = nameWidth + CGFloat(index) * width
      let title = isDark ? "dark" : ["10.15", "macOS 11–15", "macOS 26"][generation.rawValue]
      let place = CGRect(x: x + 6, y: height - 20, width: width - 8, height: 16)
      root.addSubview(label(title, in: place))
      ControlGeneration.current = generation
      let content = NSVisualEffectView()
      content.material = .windowBackground
      content.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)
      content.frame = CGRect(x: x, y: 0, width: width, height: height - titleHeight)
      root.addSubview(content)
      var top = height - titleHeight
      for state in states {
        let view = state.make()
        content.addSubview(view)
        top -= state.height
        Self.place(view, in: CGRect(x: 8, y: top, width: width - 16, height: state.height))
      }
    }
    root.layoutSubtreeIfNeeded()
    return try root.pngData(scale: scale)
  }

  /// Centres a view of its natural size in a rectangle; a length that is not known fills it.
  private static func place(_ view: NSView, in room: CGRect) {
    (view as? NSControl)?.sizeToFit()
    var size = view is NSControl ? view.frame.size : view.fittingSize
    let isFree = view.intrinsicContentSize.width < 0
    if isFree || size.width <= 0 || size.width > room.width { size.width = room.width }
    if size.height <= 0 || size.height > room.height { size.height = min(22, room.height) }
    view.frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  private static func label(_ text: String, in place: CGRect) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: 11)
    label.textColor = .black
    label.frame = place
    return label
  }

  private static func made<View: NSView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
  }

  // MARK: Families

  private static var buttons: [State] {
    func button(_ type: NSButton.ButtonType?, _ change: @escaping (NSButton) -> Void = { _ in })
      -> @MainActor () -> NSView
    {
      {
        made(NSButton(title: "Button", target: nil, action: nil)) {
          if let type { $0.setButtonType(type) }
          change($0)
        }
      }
    }
    return [
      State(name: "push", make: button(nil)),
      State(name: "default", make: button(nil) { $0.keyEquivalent = "\r" }),
      State(name: "disabled", make: button(nil) { $0.isEnabled = false }),
      State(name: "check box", make: button(.switch)),
      State(name: "on", make: button(.switch) { $0.state = .on }),
      State(
        name: "mixed",
        make: button(.switch) {
          $0.state = .mixed
        }),
      State(
        name: "on, disabled",
        make: button(.switch) {
          $0.state = .on
          $0.isEnabled = false
        }),
      State(name: "radio, on", make: button(.radio) { $0.state = .on }),
      State(name: "pop-up") {
        made(NSPopUpButton()) { $0.addItem(withTitle: "Item") }
      },
      State(name: "segments") {
        made(NSSegmentedControl()) {
          $0.segmentCount = 2
          for index in 0..<2 { $0.setLabel(["One", "Two"][index], forSegment: index) }
          $0.selectedSegment = 1
        }
      },
      State(name: "help") {
        made(NSButton(title: "", target: nil, action: nil)) { $0.bezelStyle = .helpButton }
      },
    ]
  }

  private static var values: [State] {
    func field(_ view: NSTextField, _ change: @escaping (NSTextField) -> Void = { _ in })
      -> NSView
    {
      made(view) {
        $0.stringValue = "Text"
        change($0)
        $0.frame.size.width = 100
      }
    }
    return [
      State(name: "field") { field(NSTextField()) },
      State(name: "empty") {
        field(NSTextField()) {
          $0.stringValue = ""
          $0.placeholderString = "Name"
        }
      },
      State(name: "disabled") { field(NSTextField()) { $0.isEnabled = false } },
      State(name: "search") { field(NSSearchField()) },
      State(name: "combo box") { field(NSComboBox()) },
      State(name: "switch, on") { made(NSSwitch()) { $0.state = .on } },
      State(name: "slider") { made(NSSlider()) { $0.doubleValue = 0.6 } },
      State(name: "stepper") { NSStepper() },
      State(name: "progress") {
        made(NSProgressIndicator()) {
          $0.isIndeterminate = false
          $0.doubleValue = 60
        }
      },
      State(name: "date") {
        made(NSDatePicker()) {
          $0.dateValue = Date(timeIntervalSinceReferenceDate: 12 * 3600)
          $0.datePickerElements = .yearMonthDay
        }
      },
    ]
  }
}
