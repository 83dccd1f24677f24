internal import Foundation
internal import IBDocument

extension AppKitToolkit {
  static func makeTextField(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let field: NSTextField =
      switch element.kind {
      case "secureTextField": NSSecureTextField()
      case "searchField": NSSearchField()
      case "tokenField": NSTokenField()
      case "comboBox": NSComboBox()
      default: NSTextField()
      }
    let cell = reader.cell(of: element)
    field.isBezeled = cell["borderStyle"] == "bezel" || element.kind == "comboBox"
    field.isBordered = cell["borderStyle"] == "border"
    field.drawsBackground = cell.bool("drawsBackground") ?? false
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      field.preferredMaxLayoutWidth = width
    }
    field.isEditable = cell.bool("editable") ?? false
    field.bezelStyle = cell["bezelStyle"] == "round" ? .roundedBezel : .squareBezel
    field.placeholderString = cell["placeholderString"]
    field.stringValue = cell["title"] ?? cell.child("string", key: "title")?.text ?? ""
    configure(field, element, reader)
    return field
  }

  static func makeTextView(_ element: ViewElement, _ reader: NibReader) -> NSView { NSTextView() }

  /// What all controls share.
  static func configure(_ control: NSControl, _ element: ViewElement, _ reader: NibReader) {
    control.controlSize = reader.controlSize(of: element)
    control.font = reader.font(of: element)
    let cell = reader.cell(of: element)
    control.isEnabled = cell.bool("enabled") ?? true
    control.usesSingleLineMode = cell.bool("usesSingleLineMode") ?? false
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
    control.alignment = cell["alignment"].flatMap { alignments[$0] } ?? .natural
    let breaks: [String: NSLineBreakMode] = [
      "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
      "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
    control.lineBreakMode = cell["lineBreakMode"].flatMap { breaks[$0] } ?? .byWordWrapping
  }

  static func makeButton(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let button = NSButton()
    configure(button, element, reader)
    return button
  }

  static func makePopUpButton(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let button = NSPopUpButton()
    configure(button, element, reader)
    let cell = reader.cell(of: element)
    let items = cell.child("menu")?.child("items")?.children(named: "menuItem") ?? []
    let title = button.title
    button.addItems(withTitles: items.map { $0["title"] ?? "" })
    let isPullsDown = cell.bool("pullsDown") ?? false
    let selected = items.firstIndex { $0["state"] == "on" } ?? (isPullsDown ? 0 : nil)
    if let selected {
      button.selectItem(at: selected)
    } else if !title.isEmpty {
      button.title = title
    }
    return button
  }

  private static func configure(_ button: NSButton, _ element: ViewElement, _ reader: NibReader) {
    let cell = reader.cell(of: element)
    configure(button as NSControl, element, reader)
    button.title = cell["title"] ?? cell.child("string", key: "title")?.text ?? ""
    button.isBordered = cell["borderStyle"] != nil
    switch cell["type"] {
    case "check": button.setButtonType(.switch)
    case "radio": button.setButtonType(.radio)
    default: break
    }
    let styles: [String: NSButton.BezelStyle] = [
      "rounded": .rounded, "regularSquare": .regularSquare, "shadowlessSquare": .shadowlessSquare,
      "texturedSquare": .texturedSquare, "texturedRounded": .texturedRounded,
      "helpButton": .helpButton, "smallSquare": .smallSquare, "roundedRect": .roundRect,
      "recessed": .recessed, "roundedDisclosure": .roundedDisclosure, "inline": .inline,
      "disclosure": .disclosure, "circular": .circular,
    ]
    button.bezelStyle = cell["bezelStyle"].flatMap { styles[$0] } ?? .rounded
    button.namedImageSize = reader.imageSize(cell["image"])
    button.showsOnlyImage = cell["imagePosition"] == "only"
    button.imageFollowsTitle = ["right", "trailing"].contains(cell["imagePosition"] ?? "")
    if cell["state"] == "on" { button.state = .on }
  }

  static func makeSegmentedControl(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let control = NSSegmentedControl()
    configure(control, element, reader)
    let styles: [String: NSSegmentedControl.Style] = [
      "rounded": .rounded, "roundRect": .roundRect, "texturedSquare": .texturedSquare,
      "smallSquare": .smallSquare, "separated": .separated, "texturedRounded": .texturedRounded,
      "capsule": .capsule,
    ]
    let segments =
      reader.cell(of: element).child("segments")?.children(named: "segment") ?? []
    control.segmentCount = segments.count
    for (index, segment) in segments.enumerated() {
      control.setLabel(segment["label"] ?? "", forSegment: index)
      control.setWidth(segment.number("width") ?? 0, forSegment: index)
      if segment.bool("selected") == true { control.setSelected(true, forSegment: index) }
    }
    control.segmentStyle = reader.cell(of: element)["style"].flatMap { styles[$0] } ?? .automatic
    return control
  }

  static func makeSlider(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let slider = NSSlider()
    configure(slider, element, reader)
    let cell = reader.cell(of: element)
    slider.sliderType = cell["sliderType"] == "circular" ? .circular : .linear
    slider.isVertical = element.frame.height > element.frame.width
    slider.numberOfTickMarks = cell.integer("numberOfTickMarks") ?? 0
    slider.tickMarkPosition =
      ["above", "left", "leading"].contains(cell["tickMarkPosition"] ?? "")
      ? .above : .below
    slider.minValue = cell.number("minValue") ?? 0
    slider.maxValue = cell.number("maxValue") ?? 1
    slider.doubleValue = cell.number("doubleValue") ?? 0
    return slider
  }

  static func makeSwitch(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let control = NSSwitch()
    configure(control, element, reader)
    if element.attribute("state") == "on" { control.state = .on }
    return control
  }

  static func makeDatePicker(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let picker = NSDatePicker()
    configure(picker, element, reader)
    switch reader.cell(of: element)["datePickerStyle"] {
    case "clockAndCalendar": picker.datePickerStyle = .clockAndCalendar
    case "textField": picker.datePickerStyle = .textField
    default: picker.datePickerStyle = .textFieldAndStepper
    }
    return picker
  }

  static func makeLevelIndicator(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let level = NSLevelIndicator()
    configure(level, element, reader)
    let cell = reader.cell(of: element)
    level.minValue = cell.number("minValue") ?? 0
    level.maxValue = cell.number("maxValue") ?? 5
    level.doubleValue = cell.number("doubleValue") ?? 0
    return level
  }

  static func makeProgressIndicator(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = NSProgressIndicator()
    view.style = element.attribute("style") == "spinning" ? .spinning : .bar
    view.controlSize = reader.controlSize(of: element)
    view.isIndeterminate = element.bool("indeterminate") ?? false
    view.minValue = element.number("minValue") ?? 0
    view.maxValue = element.number("maxValue") ?? 100
    view.doubleValue = element.number("doubleValue") ?? 0
    return view
  }

  static func makeImageView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = NSImageView()
    configure(view, element, reader)
    let name = reader.cell(of: element)["image"]
    view.missingImage = name
    view.namedImageSize = reader.imageSize(name)
    return view
  }
}
