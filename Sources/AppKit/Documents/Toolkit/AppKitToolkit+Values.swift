internal import Foundation
internal import IBDocument

// Controls that show a value.
extension AppKitToolkit {
  static func makeSlider(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let slider = reader.make(element) { NSSlider() }
    configure(slider, element, reader)
    let cell = reader.cell(of: element)
    slider.sliderType = cell["sliderType"] == "circular" ? .circular : .linear
    // The side of tick marks, with or without marks, says how it runs: Rules/DocumentsMacOS.md#sliders-that-stand.
    slider.isVertical =
      cell["tickMarkPosition"].map { ["left", "right", "leading", "trailing"].contains($0) }
      ?? (element.frame.height > element.frame.width)
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
    let control = reader.make(element) { NSSwitch() }
    configure(control, element, reader)
    if element.attribute("state") == "on" { control.state = .on }
    return control
  }

  static func makeDatePicker(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let picker = reader.make(element) { NSDatePicker() }
    configure(picker, element, reader)
    switch reader.cell(of: element)["datePickerStyle"] {
    case "clockAndCalendar": picker.datePickerStyle = .clockAndCalendar
    case "textField": picker.datePickerStyle = .textField
    default: picker.datePickerStyle = .textFieldAndStepper
    }
    let cell = reader.cell(of: element)
    if let date = cell.child("date", key: "date")?.number("timeIntervalSinceReferenceDate") {
      picker.dateValue = Date(timeIntervalSinceReferenceDate: date)
    }
    if let parts = cell.child("datePickerElements", key: "datePickerElements") {
      picker.datePickerElements = []
      if parts.bool("month") == true { picker.datePickerElements.insert(.yearMonth) }
      if parts.bool("day") == true { picker.datePickerElements.insert(.yearMonthDay) }
      if parts.bool("hour") == true { picker.datePickerElements.insert(.hourMinute) }
      if parts.bool("second") == true { picker.datePickerElements.insert(.hourMinuteSecond) }
    }
    picker.isBezeled = cell["borderStyle"] == "bezel"
    return picker
  }

  static func makeLevelIndicator(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let level = reader.make(element) { NSLevelIndicator() }
    configure(level, element, reader)
    let cell = reader.cell(of: element)
    level.minValue = cell.number("minValue") ?? 0
    level.maxValue = cell.number("maxValue") ?? 5
    level.doubleValue = cell.number("doubleValue") ?? 0
    level.warningValue = cell.number("warningValue") ?? 0
    level.criticalValue = cell.number("criticalValue") ?? 0
    let styles: [String: NSLevelIndicator.Style] = [
      "relevancy": .relevancy, "continuousCapacity": .continuousCapacity,
      "discreteCapacity": .discreteCapacity, "rating": .rating,
    ]
    level.levelIndicatorStyle = cell["levelIndicatorStyle"].flatMap { styles[$0] } ?? .relevancy
    return level
  }

  static func makeProgressIndicator(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = reader.make(element) { NSProgressIndicator() }
    view.style = element.attribute("style") == "spinning" ? .spinning : .bar
    view.controlSize = reader.controlSize(of: element)
    view.isIndeterminate = element.bool("indeterminate") ?? false
    view.isDisplayedWhenStopped = element.bool("displayedWhenStopped") ?? true
    view.minValue = element.number("minValue") ?? 0
    view.maxValue = element.number("maxValue") ?? 100
    view.doubleValue = element.number("doubleValue") ?? 0
    return view
  }

  static func makeStepper(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let stepper = reader.make(element) { NSStepper() }
    stepper.controlSize = reader.controlSize(of: element)
    stepper.isEnabled = reader.cell(of: element).bool("enabled") ?? true
    return stepper
  }

  static func makeColorWell(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let well = reader.make(element) { NSColorWell() }
    if let color = reader.color(element.element, "color") { well.color = color }
    well.isBordered = element.bool("bordered") ?? true
    return well
  }

  static func makePathControl(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let control = reader.make(element) { NSPathControl() }
    let cell = reader.cell(of: element)
    control.url = cell.child("url", key: "url")?["string"].flatMap { URL(string: $0) }
    control.backgroundColor = reader.color(cell, "backgroundColor")
    if cell.child("font", key: "font") != nil { control.font = reader.font(of: element) }
    return control
  }

  static func makeScroller(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let scroller = reader.make(element) { NSScroller() }
    scroller.knobProportion = element.number("knobProportion") ?? 1
    return scroller
  }
}
