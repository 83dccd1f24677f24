internal import Foundation
internal import IBDocument
internal import NibBuilding

extension AppKitToolkit {
  static func makeTextField(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let field: NSTextField = reader.make(element) {
      switch element.kind {
      case .secureTextField: NSSecureTextField()
      case .searchField: NSSearchField()
      case .tokenField: NSTokenField()
      case .comboBox: NSComboBox()
      default: NSTextField()
      }
    }
    let cell = reader.cell(of: element)
    field.isBezeled = cell["borderStyle"] == "bezel" || element.kind == .comboBox
    field.isBordered = cell["borderStyle"] == "border"
    field.drawsBackground = cell.bool("drawsBackground") ?? false
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      field.preferredMaxLayoutWidth = width
    } else if let width = reader.currentTextWidth(of: element) {
      field.preferredMaxLayoutWidth = width
    }
    field.isEditable = cell.bool("editable") ?? false
    field.bezelStyle = cell["bezelStyle"] == "round" ? .roundedBezel : .squareBezel
    field.placeholderString = cell["placeholderString"]
    field.stringValue = reader.text(cell, key: "title") ?? ""
    field.textColor = reader.color(cell, "textColor")
    field.backgroundColor = reader.color(cell, "backgroundColor")
    configure(field, element, reader)
    let looks = cell.child("attributedString", key: "attributedTitle")
    if field.stringValue.isEmpty, let text = styledText(looks, reader, font: field.font) {
      field.stringValue = text.string
      field.styledText = text
    }
    return field
  }

  /// Sets the attributes that all controls share.
  static func configure(_ control: NSControl, _ element: ViewElement, _ reader: NibReader) {
    control.controlSize = reader.controlSize(of: element)
    control.font = reader.font(of: element)
    let cell = reader.cell(of: element)
    control.isEnabled = cell.bool("enabled") ?? true
    control.usesSingleLineMode = cell.bool("usesSingleLineMode") ?? false
    control.alignment = cell["alignment"].flatMap { alignments[$0] } ?? .natural
    let breaks: [String: NSLineBreakMode] = [
      "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
      "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
    control.lineBreakMode = cell["lineBreakMode"].flatMap { breaks[$0] } ?? .byWordWrapping
  }

  static func makeButton(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let button = reader.make(element) { NSButton() }
    configure(button, element, reader)
    return button
  }

  static func makePopUpButton(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let button = reader.make(element) { NSPopUpButton() }
    configure(button, element, reader)
    let cell = reader.cell(of: element)
    let items = cell.child("menu")?.child("items")?.children(named: "menuItem") ?? []
    let title = button.title
    button.addItems(withTitles: items.map { $0["title"] ?? "" })
    button.pullsDown = cell.bool("pullsDown") ?? false
    let selected = items.firstIndex { $0["state"] == "on" } ?? (button.pullsDown ? 0 : nil)
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
    button.title = reader.text(cell, key: "title") ?? ""
    button.styledText = styledText(
      cell.child("attributedString", key: "attributedTitle"), reader, font: button.font)
    button.keyEquivalent = reader.text(cell, key: "keyEquivalent") ?? ""
    button.isTransparent = cell.bool("transparent") ?? false
    button.bezelColor = reader.color(element.element, "bezelColor")
    button.contentTintColor = reader.color(element.element, "contentTintColor")
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
    let name = reader.imageName(of: element)
    button.image = reader.image(name, for: element)
    if button.image == nil {
      reader.nib.note(
        missingImage: name, size: reader.imageSizeInButton(name),
        symbol: reader.symbolText(of: element), of: button, \.image)
    }
    button.imageScaling = imageScaling(cell)
    button.imagePosition = cell["imagePosition"].flatMap { imagePositions[$0] } ?? .noImage
    switch cell["state"] {
    case "on": button.state = .on
    case "mixed": button.state = .mixed
    default: break
    }
  }

  private static let imagePositions: [String: NSControl.ImagePosition] = [
    "only": .imageOnly, "left": .imageLeft, "right": .imageRight, "below": .imageBelow,
    "above": .imageAbove, "overlaps": .imageOverlaps, "leading": .imageLeading,
    "trailing": .imageTrailing,
  ]

  static func makeSegmentedControl(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let control = reader.make(element) { NSSegmentedControl() }
    configure(control, element, reader)
    let styles: [String: NSSegmentedControl.Style] = [
      "rounded": .rounded, "roundRect": .roundRect, "texturedSquare": .texturedSquare,
      "smallSquare": .smallSquare, "separated": .separated, "texturedRounded": .texturedRounded,
      "capsule": .capsule,
    ]
    switch element.attribute("segmentDistribution")
      ?? reader.cell(of: element)["segmentDistribution"]
    {
    case "fill": control.segmentDistribution = .fill
    case "fillEqually": control.segmentDistribution = .fillEqually
    case "fillProportionally": control.segmentDistribution = .fillProportionally
    default: break
    }
    let segments =
      reader.cell(of: element).child("segments")?.children(named: "segment") ?? []
    control.segmentCount = segments.count
    for (index, segment) in segments.enumerated() {
      control.setLabel(segment["label"] ?? "", forSegment: index)
      control.setWidth(segment.number("width") ?? 0, forSegment: index)
      let name = segment.imageName()
      if let image = reader.image(name, for: element) {
        control.setImage(image, forSegment: index)
      } else {
        reader.nib.note(
          missingImage: name, size: nil,
          symbol: reader.document.symbolText(of: segment, pointSize: 13), of: control,
          \.partImages[index])
      }
      if segment.bool("selected") == true { control.setSelected(true, forSegment: index) }
    }
    control.segmentStyle = reader.cell(of: element)["style"].flatMap { styles[$0] } ?? .automatic
    return control
  }

  static func makeImageView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = reader.make(element) { NSImageView() }
    configure(view, element, reader)
    let cell = reader.cell(of: element)
    let name = reader.imageName(of: element)
    view.image = reader.image(name, for: element)
    if view.image == nil {
      reader.nib.note(
        missingImage: name, size: reader.imageSize(name), symbol: reader.symbolText(of: element),
        of: view, \.image)
    }
    view.imageScaling = imageScaling(cell)
    view.contentTintColor = reader.color(element.element, "contentTintColor")
    let frames: [String: NSImageView.FrameStyle] = [
      "photo": .photo, "grayBezel": .grayBezel, "groove": .groove, "button": .button,
    ]
    view.imageFrameStyle = cell["imageFrameStyle"].flatMap { frames[$0] } ?? .none
    return view
  }

  private static func imageScaling(_ cell: Element) -> NSImageScaling {
    switch cell["imageScaling"] {
    case "axesIndependently": .scaleAxesIndependently
    case "proportionallyUpOrDown": .scaleProportionallyUpOrDown
    case "proportionallyDown": .scaleProportionallyDown
    default: .scaleNone
    }
  }
}
