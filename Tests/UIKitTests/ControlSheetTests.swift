import Foundation
import GoldenFiles
import Testing

@testable import UIKit

/// Every control of UIKit in its states: normal, disabled, selected, on and off, with title and image.
///
/// The picture was inspected: controls and their states are distinguishable.
@MainActor struct ControlSheetTests {
  private final class Sheet: UIView {
    private var place = CGPoint(x: 12, y: 10)

    /// Puts a view beside the last one, with its natural size where none is given.
    func add(_ view: UIView, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
      let natural = view.sizeThatFits(.zero)
      view.frame = CGRect(
        origin: place, size: CGSize(width: width ?? natural.width, height: height ?? natural.height)
      )
      place.x = view.frame.maxX + 12
      addSubview(view)
    }

    /// Goes on below.
    func next(_ height: CGFloat) { place = CGPoint(x: 12, y: place.y + height) }
  }

  private static func star() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { context in
      UIColor.orange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 16, height: 16))
    }
  }

  private static func button(_ type: UIButton.ButtonType, _ title: String?) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private static func buttons(_ sheet: Sheet) {
    for state in 0..<3 {
      let button = button(.system, ["Button", "Disabled", "Selected"][state])
      button.isEnabled = state != 1
      button.isSelected = state == 2
      sheet.add(button, 80, 30)
    }
    let pictured = button(.system, "Image")
    pictured.setImage(star().withRenderingMode(.alwaysOriginal), for: .normal)
    sheet.add(pictured, 84, 30)
    sheet.next(36)
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for (index, var configuration) in configurations.enumerated() {
      configuration.title = ["Plain", "Gray", "Tinted", "Filled"][index]
      sheet.add(UIButton(configuration: configuration), 76, 34)
    }
    sheet.next(42)
    for type in [UIButton.ButtonType.infoLight, .contactAdd, .detailDisclosure, .close] {
      sheet.add(UIButton(type: type), 28, 28)
    }
    sheet.next(36)
  }

  private static func values(_ sheet: Sheet) {
    for state in 0..<4 {
      let toggle = UISwitch()
      toggle.isOn = state % 2 == 1
      toggle.isEnabled = state < 2
      sheet.add(toggle, 51, 31)
    }
    sheet.next(38)
    for state in 0..<3 {
      let slider = UISlider()
      slider.value = [0.3, 0.7, 0.5][state]
      slider.isEnabled = state != 2
      sheet.add(slider, 100, 31)
    }
    sheet.next(38)
    for state in 0..<2 {
      let stepper = UIStepper()
      stepper.isEnabled = state == 0
      stepper.value = state == 0 ? 0 : 5
      sheet.add(stepper, 94, 32)
    }
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    sheet.add(segments, 130, 32)
    sheet.next(40)
    let disabled = UISegmentedControl(items: ["Off", "Also", star()])
    disabled.selectedSegmentIndex = 0
    disabled.setEnabled(false, forSegmentAt: 1)
    sheet.add(disabled, 160, 32)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .lightGray
    pages.currentPageIndicatorTintColor = .darkGray
    sheet.add(pages, 80, 32)
    let activity = UIActivityIndicatorView(style: .medium)
    activity.startAnimating()
    sheet.add(activity, 20, 32)
    sheet.next(40)
    for progress in [0.25, 0.8] as [Float] {
      let view = UIProgressView()
      view.progress = progress
      sheet.add(view, 150, 4)
    }
    sheet.next(14)
  }

  private static func fields(_ sheet: Sheet) {
    let styles: [UITextField.BorderStyle] = [.roundedRect, .line, .bezel, .none]
    for (index, style) in styles.enumerated() {
      let field = UITextField()
      field.borderStyle = style
      field.text = index == 1 ? nil : ["Text", "", "secret", "Bare"][index]
      field.placeholder = "Empty"
      field.isSecureTextEntry = index == 2
      field.clearButtonMode = index == 0 ? .always : .never
      sheet.add(field, 74, 34)
    }
    sheet.next(42)
    let search = UISearchBar()
    search.placeholder = "Search"
    sheet.add(search, 200, 50)
    let text = UITextView()
    text.text = "A text view with words"
    text.layer.borderWidth = 1
    text.layer.borderColor = UIColor.lightGray.cgColor
    sheet.add(text, 120, 50)
    sheet.next(60)
  }

  private static func bars(_ sheet: Sheet) {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    bar.items = [item]
    sheet.add(bar, 336, 44)
    sheet.next(52)
    let tools = UIToolbar()
    tools.items = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
    ]
    sheet.add(tools, 160, 44)
    let tabs = UITabBar()
    tabs.items = [
      UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0),
      UITabBarItem(title: "Two", image: star(), tag: 1),
      UITabBarItem(tabBarSystemItem: .search, tag: 2),
    ]
    tabs.selectedItem = tabs.items?[0]
    sheet.add(tabs, 164, 49)
    sheet.next(58)
  }

  private static func dates(_ sheet: Sheet) {
    func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSinceReferenceDate: 9 * 3600)
      picker.datePickerMode = mode
      return picker
    }
    sheet.add(picker(.compact, .dateAndTime), 210, 34)
    sheet.add(picker(.compact, .time), 100, 34)
    sheet.next(44)
    sheet.add(picker(.wheels, .time), 150, 216)
    sheet.add(picker(.inline, .date), 170, 216)
    sheet.next(226)
  }

  private static func picture(_ height: CGFloat, _ parts: [(Sheet) -> Void]) throws -> Data {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 360, height: height))
    sheet.backgroundColor = .white
    for part in parts { part(sheet) }
    return try sheet.pngData(scale: 1)
  }

  @Test func controls() throws {
    let picture = try Self.picture(396, [Self.buttons, Self.values, Self.fields])
    try Golden.expect(picture, "Documentation/Pictures/controls-ios.png")
  }

  @Test func barsAndDates() throws {
    // The bars of iOS 18; `GalleryTests` has those of iOS 26.
    let picture = try IOSGeneration.iOS14.taken {
      try Self.picture(390, [Self.bars, Self.dates])
    }
    try Golden.expect(picture, "Documentation/Pictures/bars-ios.png")
  }

  private nonisolated static let words:
    [(mode: UIDatePicker.Mode, wheel: [String], field: [String])] = [
      (.time, ["9", "05", "AM"], ["9:05 AM"]), (.date, ["January", "1", "2001"], ["Jan 1, 2001"]),
      (.dateAndTime, ["Mon Jan 1", "9", "05", "AM"], ["Jan 1, 2001", "9:05 AM"]),
      (.yearAndMonth, ["January", "2001"], ["January 2001"]),
    ]

  /// The first of January 2001 was a Monday.
  @Test(arguments: words) func datePickersSayTheirDate(
    _ row: (mode: UIDatePicker.Mode, wheel: [String], field: [String])
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en_US")
    let words = DateWords(mode: row.mode, calendar: calendar)
    let date = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 5 * 60)
    #expect(words.columns(date, steps: 0) == row.wheel)
    #expect(words.fields(date) == row.field)
  }
}
