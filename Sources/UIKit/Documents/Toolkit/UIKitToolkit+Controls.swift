internal import Foundation
internal import IBDocument
internal import NibBuilding

extension UIKitToolkit {
  static func makeButton(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let button = reader.make(element) { UIButton() }
    switch element.attribute("buttonType") {
    case "system", "roundedRect": button.setButtonType(.system)
    case "detailDisclosure": button.setButtonType(.detailDisclosure)
    case "infoLight": button.setButtonType(.infoLight)
    case "infoDark": button.setButtonType(.infoDark)
    case "contactAdd": button.setButtonType(.contactAdd)
    default: button.setButtonType(.custom)
    }
    let isSystem = button.buttonType == .system
    button.titleFont = reader.font(element) ?? .systemFont(ofSize: isSystem ? 15 : 18)
    let configuration = element.element.child("buttonConfiguration", key: "configuration")
    for state in element.element.children(named: "state") {
      guard state["key"] == "normal" else { continue }
      // Beside a configuration the state keeps the placeholder that the canvas began with, which is never shown.
      if configuration == nil { button.setTitle(state["title"], for: .normal) }
      if configuration == nil,
        let title = attributedText(
          state.child("attributedString", key: "attributedTitle"), reader)
      {
        button.setAttributedTitle(title, for: .normal)
        if let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
          button.titleFont = font
        }
      }
      if let color = state.child("color", key: "titleColor") {
        button.setTitleColor(reader.color(ColorElement(color)), for: .normal)
      }
      show(state, of: element, in: button, reader) { button.setImage($0, for: .normal) }
      let background = state.imageName("backgroundImage")
      if let image = reader.image(background, for: element) {
        button.setBackgroundImage(image, for: .normal)
      } else {
        reader.nib.note(
          missingImage: background, size: background.flatMap(reader.imageSize),
          symbol: reader.document.symbolText(of: state, "backgroundImage", pointSize: 17),
          of: button, \.backgroundImage)
      }
    }
    if let configuration {
      button.configuration = self.configuration(configuration, reader)
      show(configuration, of: element, in: button, reader) { button.configuration?.image = $0 }
      if let font = configuration.child("fontDescription", key: "titleFontDescription") {
        button.titleFont = reader.font(FontElement(font)) ?? button.titleFont
      } else if reader.font(element) == nil {
        // Its size is that of the body text style, and follows the text size.
        button.titleFont = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
      }
    }
    if let inset = element.element.child("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = insets(inset)
    }
    applyContentAlignment(button, element)
    return button
  }

  /// Gives a button the picture that a state or a configuration states, or notes that it is missing.
  private static func show(
    _ stating: Element, of element: ViewElement, in button: UIButton, _ reader: NibReader,
    _ body: (UIImage) -> Void
  ) {
    guard let name = stating.imageName() else { return }
    if let image = reader.image(name, for: element) { return body(image) }
    let symbol = reader.document.symbolText(of: stating, pointSize: 17)
    let em = symbol.map { $0.pointSize * $0.scale } ?? 17
    reader.nib.note(
      missingImage: name,
      size: reader.imageSize(name) ?? reader.document.symbolSize(name, besideTextOf: em),
      symbol: symbol, of: button, \.image)
  }

  private static func configuration(_ element: Element, _ reader: NibReader)
    -> UIButton.Configuration
  {
    var configuration = UIButton.Configuration(
      element["style"].flatMap(UIButton.Configuration.Fill.init(rawValue:)) ?? .plain)
    configuration.title = element["title"]
    configuration.subtitle = element["subtitle"]
    if let text = attributedText(element.child("attributedString", key: "attributedTitle"), reader)
    {
      configuration.title = text.string
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch element["cornerStyle"] {
    case "capsule": configuration.cornerStyle = .capsule
    case "small": configuration.cornerStyle = .small
    case "large": configuration.cornerStyle = .large
    default: break
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let color = element.child("color", key: "baseForegroundColor") {
      configuration.baseForegroundColor = reader.color(ColorElement(color))
    }
    if let color = element.child("color", key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = reader.color(ColorElement(color))
    }
    return configuration
  }

  private static func insets(_ element: Element) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  private static func applyContentAlignment(_ control: UIControl, _ element: ViewElement) {
    switch element.attribute("contentHorizontalAlignment") {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    default: control.contentHorizontalAlignment = .center
    }
    switch element.attribute("contentVerticalAlignment") {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: control.contentVerticalAlignment = .center
    }
  }

  static func makeImageView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIImageView(frame: .zero) }
    guard let name = element.element.imageName() else { return view }
    if let image = reader.image(name, for: element) {
      view.image = image
    } else {
      let symbol = reader.document.symbolText(of: element.element, pointSize: 17)
      let natural = symbol.flatMap { reader.document.symbolSize(name, in: $0) }
      reader.nib.note(
        missingImage: name, size: reader.imageSize(name) ?? natural, symbol: symbol, of: view,
        \.image)
    }
    return view
  }

  static func makeSwitch(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UISwitch() }
    view.isOn = element.bool("on") ?? false
    view.onTintColor = reader.color(element, "onTintColor")
    view.thumbTintColor = reader.color(element, "thumbTintColor")
    return view
  }

  static func makeSlider(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UISlider() }
    view.minimumValue = Float(element.number("minValue") ?? 0)
    view.maximumValue = Float(element.number("maxValue") ?? 1)
    view.value = Float(element.number("value") ?? 0)
    view.minimumTrackTintColor = reader.color(element, "minimumTrackTintColor")
    view.maximumTrackTintColor = reader.color(element, "maximumTrackTintColor")
    return view
  }

  static func makeSegmentedControl(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UISegmentedControl() }
    let segments = element.element.child("segments")?.children(named: "segment") ?? []
    for segment in segments {
      let at = view.numberOfSegments
      if segment["title"] == nil, let name = segment.imageName(),
        reader.document.symbolText(of: segment, pointSize: 17) != nil,
        let image = UIImage(systemName: name)
      {
        view.insertSegment(with: image, at: at, animated: false)
      } else {
        view.insertSegment(withTitle: segment["title"], at: at, animated: false)
      }
    }
    view.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
    return view
  }

  static func makeProgressView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIProgressView() }
    view.progress = Float(element.number("progress") ?? 0)
    view.progressTintColor = reader.color(element, "progressTintColor")
    view.trackTintColor = reader.color(element, "trackTintColor")
    return view
  }

  static func makeActivityIndicator(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIActivityIndicatorView() }
    switch element.attribute("style") {
    case "whiteLarge": view.style = .whiteLarge
    case "white": view.style = .white
    case "gray": view.style = .gray
    case "large": view.style = .large
    default: view.style = .medium
    }
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
    // Interface Builder shows indicators whether they spin or not.
    if reader.isDesignTime { view.isHidden = false }
    view.color = reader.color(element, "color")
    return view
  }

  static func makePageControl(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIPageControl() }
    view.numberOfPages = min(element.integer("numberOfPages") ?? 0, 1000)
    view.currentPage = element.number("currentPage").flatMap { Int(exactly: $0) } ?? 0
    view.pageIndicatorTintColor = reader.color(element, "pageIndicatorTintColor")
    view.currentPageIndicatorTintColor = reader.color(element, "currentPageIndicatorTintColor")
    return view
  }

  static func makeDatePicker(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIDatePicker() }
    switch element.attribute("style") {
    case "wheels": view.preferredDatePickerStyle = .wheels
    case "compact": view.preferredDatePickerStyle = .compact
    case "inline": view.preferredDatePickerStyle = .inline
    default: view.preferredDatePickerStyle = .automatic
    }
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    view.datePickerMode = modes[element.attribute("datePickerMode") ?? ""] ?? .dateAndTime
    if let date = element.element.child("date", key: "date")?
      .number("timeIntervalSinceReferenceDate"), date.isFinite
    {
      view.date = Date(timeIntervalSinceReferenceDate: date)
    }
    return view
  }
}
