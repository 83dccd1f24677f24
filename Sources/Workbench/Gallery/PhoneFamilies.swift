internal import Foundation
internal import IBDocument
internal import UIKit

/// The families of iOS's controls, with their states.
@MainActor enum PhoneFamilies {
  private typealias State = PhoneSheet.State

  private static let turned = Surroundings(direction: .rightToLeft)
  private static let large = Surroundings(textSize: .accessibility2)

  /// The sheets in the order of the gallery.
  static var sheets: [Gallery.Sheet] {
    let all: [(name: String, title: String, sheet: PhoneSheet)] = [
      (
        "ios-values", "Switches, segments and steppers of iOS",
        PhoneSheet(width: 176, states: values)
      ),
      (
        "ios-ranges", "Sliders, progress, pages and activity of iOS",
        PhoneSheet(width: 140, states: ranges)
      ),
      ("ios-buttons", "Buttons of iOS", PhoneSheet(width: 130, states: buttons)),
      (
        "ios-glass", "Buttons of glass of iOS",
        PhoneSheet(width: 130, isGrouped: true, states: glassButtons)
      ),
      ("ios-fields", "Text fields and search bars of iOS", PhoneSheet(width: 170, states: fields)),
      ("ios-bars", "Bars of iOS", PhoneSheet(width: 236, states: bars)),
      (
        "ios-lists", "Lists of iOS",
        PhoneSheet(width: 200, isGrouped: true, states: PhoneLists.states)
      ),
      ("ios-dates", "Pickers of iOS", PhoneSheet(width: 210, states: dates)),
      (
        "ios-alerts", "Alerts and action sheets of iOS",
        PhoneSheet(width: 286, states: alerts)
      ),
      (
        "ios-menus", "Menus of iOS",
        PhoneSheet(width: 278, isGrouped: true, states: PhoneMenus.rows)
      ),
      (
        "ios-menu-sections", "Sections and small elements of menus of iOS",
        PhoneSheet(width: 278, isGrouped: true, states: PhoneMenus.sections)
      ),
    ]
    return all.map { row in
      Gallery.Sheet(name: row.name, title: row.title) { try row.sheet.picture(scale: $0) }
    }
  }

  // MARK: Values

  private static var values: [State] {
    func toggle(_ change: @escaping (UISwitch) -> Void) -> @MainActor () -> UIView {
      { made(UISwitch(), change) }
    }
    func segments(_ change: @escaping (UISegmentedControl) -> Void) -> @MainActor () -> UIView {
      {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        change(control)
        return control
      }
    }
    func stepper(_ change: @escaping (UIStepper) -> Void) -> @MainActor () -> UIView {
      { made(UIStepper(), change) }
    }
    return [
      State(name: "switch off", make: toggle { _ in }),
      State(name: "on", make: toggle { $0.isOn = true }),
      State(
        name: "on, disabled",
        make: toggle {
          $0.isOn = true
          $0.isEnabled = false
        }),
      State(name: "on, right to left", surroundings: turned, make: toggle { $0.isOn = true }),
      State(name: "segments", make: segments { _ in }),
      State(name: "one disabled", make: segments { $0.setEnabled(false, forSegmentAt: 1) }),
      State(name: "disabled", make: segments { $0.isEnabled = false }),
      State(name: "right to left", surroundings: turned, make: segments { _ in }),
      State(name: "stepper", make: stepper { $0.value = 5 }),
      State(name: "at its minimum", make: stepper { _ in }),
      State(name: "disabled", make: stepper { $0.isEnabled = false }),
    ]
  }

  /// Returns a view after a change.
  static func made<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
  }

  // MARK: Ranges

  private static var ranges: [State] {
    func slider(_ change: @escaping (UISlider) -> Void) -> @MainActor () -> UIView {
      {
        made(UISlider()) {
          $0.value = 0.6
          change($0)
        }
      }
    }
    let progress: @MainActor () -> UIView = { made(UIProgressView()) { $0.progress = 0.6 } }
    let pages: @MainActor () -> UIView = {
      made(UIPageControl()) {
        $0.numberOfPages = 4
        $0.currentPage = 1
        $0.pageIndicatorTintColor = .tertiaryLabel
        $0.currentPageIndicatorTintColor = .label
      }
    }
    return [
      State(name: "slider", make: slider { _ in }),
      State(name: "disabled", make: slider { $0.isEnabled = false }),
      State(name: "right to left", surroundings: turned, make: slider { _ in }),
      State(name: "progress", height: 30, make: progress),
      State(name: "right to left", height: 30, surroundings: turned, make: progress),
      State(name: "pages", height: 36, make: pages),
      State(name: "right to left", height: 36, surroundings: turned, make: pages),
      State(name: "activity") {
        made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() }
      },
    ]
  }

  // MARK: Buttons

  private static var buttons: [State] {
    func plain(_ change: @escaping (UIButton) -> Void) -> @MainActor () -> UIView {
      {
        made(UIButton(type: .system)) {
          $0.setTitle("Button", for: .normal)
          change($0)
        }
      }
    }
    return [
      State(name: "system", height: 36, make: plain { _ in }),
      State(name: "disabled", height: 36, make: plain { $0.isEnabled = false }),
      State(name: "touched", height: 36, make: plain { $0.isHighlighted = true }),
      State(name: "selected", height: 36, make: plain { $0.isSelected = true }),
      State(name: "plain", make: configured(.plain())),
      State(name: "gray", make: configured(.gray())),
      State(name: "tinted", make: configured(.tinted())),
      State(name: "filled", make: configured(.filled())),
      State(name: "filled, touched", make: configured(.filled()) { $0.isHighlighted = true }),
      State(name: "filled, disabled", make: configured(.filled()) { $0.isEnabled = false }),
      State(name: "information", height: 36) { UIButton(type: .infoLight) },
      State(name: "add", height: 36) { UIButton(type: .contactAdd) },
    ]
  }

  private static func configured(
    _ configuration: UIButton.Configuration, _ change: @escaping (UIButton) -> Void = { _ in }
  ) -> @MainActor () -> UIView {
    var configuration = configuration
    configuration.title = "Button"
    return { made(UIButton(configuration: configuration), change) }
  }

  private static var glassButtons: [State] {
    [
      State(name: "glass", height: 50, make: configured(.glass())),
      State(name: "clear", height: 50, make: configured(.clearGlass())),
      State(name: "prominent", height: 50, make: configured(.prominentGlass())),
      State(name: "prominent, clear", height: 50, make: configured(.prominentClearGlass())),
      State(
        name: "touched", height: 50,
        make: configured(.prominentGlass()) { $0.isHighlighted = true }),
      State(
        name: "disabled", height: 50, make: configured(.prominentGlass()) { $0.isEnabled = false }),
    ]
  }

  // MARK: Fields

  private static var fields: [State] {
    func field(_ change: @escaping (UITextField) -> Void) -> @MainActor () -> UIView {
      {
        made(UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))) {
          $0.borderStyle = .roundedRect
          $0.placeholder = "Name"
          change($0)
        }
      }
    }
    func search(_ change: @escaping (UISearchBar) -> Void) -> @MainActor () -> UIView {
      { made(UISearchBar(), change) }
    }
    return [
      State(name: "field", make: field { $0.text = "Text" }),
      State(name: "empty", make: field { _ in }),
      State(
        name: "clear button",
        make: field {
          $0.text = "Text"
          $0.clearButtonMode = .always
        }),
      State(
        name: "password",
        make: field {
          $0.text = "secret"
          $0.isSecureTextEntry = true
        }),
      State(
        name: "right to left", surroundings: turned,
        make: field {
          // What natural text is while a program of such a language draws.
          $0.textAlignment = .right
          $0.text = "Text"
          $0.clearButtonMode = .always
        }),
      State(
        name: "without border",
        make: field {
          $0.borderStyle = .none; $0.text = "Text"
        }),
      State(
        name: "large text", height: 60, surroundings: large,
        make: field {
          $0.text = "Text"
          $0.font = .preferredFont(forTextStyle: .body)
          $0.frame.size.height = 52
        }),
      State(name: "search", height: 66, make: search { _ in }),
      State(
        name: "with text", height: 66,
        make: search {
          $0.text = "Text"
          $0.showsCancelButton = true
        }),
      State(name: "right to left", height: 66, surroundings: turned, make: search { _ in }),
    ]
  }

  // MARK: Bars

  private static var bars: [State] {
    func navigation(
      _ size: CGSize = CGSize(width: 220, height: 44), _ change: @escaping (UINavigationBar) -> Void
    ) -> @MainActor () -> UIView {
      {
        made(UINavigationBar(frame: CGRect(origin: .zero, size: size))) {
          let item = UINavigationItem(title: "Title")
          $0.items = [UINavigationItem(title: "Back"), item]
          change($0)
        }
      }
    }
    func button(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
      UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    }
    func tabs(_ height: CGFloat) -> @MainActor () -> UIView {
      {
        made(UITabBar(frame: CGRect(x: 0, y: 0, width: 220, height: height))) {
          $0.items = [
            UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
            UITabBarItem(tabBarSystemItem: .search, tag: 1),
          ]
          $0.selectedItem = $0.items?.first
        }
      }
    }
    return [
      State(
        name: "navigation bar", height: 56,
        make: navigation { $0.topItem?.rightBarButtonItem = button(.add) }),
      State(
        name: "done and cancel", height: 56,
        make: navigation {
          $0.items?.removeFirst()
          $0.topItem?.leftBarButtonItem = button(.cancel)
          $0.topItem?.rightBarButtonItem = button(.done)
        }),
      State(
        name: "disabled", height: 56,
        make: navigation {
          let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
          item.isEnabled = false
          $0.topItem?.rightBarButtonItem = item
        }),
      State(
        name: "right to left", height: 56, surroundings: turned,
        make: navigation { $0.topItem?.rightBarButtonItem = button(.add) }),
      State(
        name: "large title", height: 108,
        make: navigation(CGSize(width: 220, height: 96)) { $0.prefersLargeTitles = true }),
      State(name: "toolbar", height: 56) {
        made(UIToolbar(frame: CGRect(x: 0, y: 0, width: 220, height: 44))) {
          $0.items = [
            button(.action), .flexibleSpace(), button(.compose), button(.trash),
          ]
        }
      },
      State(name: "tab bar", height: 76, make: tabs(62)),
      State(name: "right to left", height: 76, surroundings: turned, make: tabs(62)),
    ]
  }

  // MARK: Pickers

  private static var dates: [State] {
    func picker(_ style: UIDatePickerStyle, _ size: CGSize, _ mode: UIDatePicker.Mode = .date)
      -> @MainActor () -> UIView
    {
      {
        made(UIDatePicker(frame: CGRect(origin: .zero, size: size))) {
          $0.preferredDatePickerStyle = style
          $0.timeZone = TimeZone(secondsFromGMT: 0)
          $0.date = Date(timeIntervalSinceReferenceDate: 9 * 3600)
          $0.datePickerMode = mode
          $0.frame.size = size
        }
      }
    }
    let compact = CGSize(width: 190, height: 34)
    return [
      State(name: "compact", make: picker(.compact, compact, .dateAndTime)),
      State(name: "right to left", surroundings: turned, make: picker(.compact, compact)),
      State(
        name: "wheels", height: 150, make: picker(.wheels, CGSize(width: 190, height: 146), .time)),
      State(name: "month", height: 190, make: picker(.inline, CGSize(width: 190, height: 180))),
      State(
        name: "right to left", height: 190, surroundings: turned,
        make: picker(.inline, CGSize(width: 190, height: 180))),
    ]
  }

  // MARK: Alerts

  private static var alerts: [State] {
    func alert(
      _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
      preferred: Int? = nil
    ) -> @MainActor () -> UIView {
      {
        let controller = UIAlertController(
          title: "Delete?", message: "It cannot be restored.", preferredStyle: style)
        for (title, style) in actions {
          controller.addAction(UIAlertAction(title: title, style: style))
        }
        controller.preferredAction = preferred.map { controller.actions[$0] }
        let parent = Elevation()
        parent.addChild(controller)
        let view = controller.view ?? UIView()
        view.frame.size = view.systemLayoutSizeFitting(
          CGSize(width: 270, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return KeepingView(view, keeping: parent)
      }
    }
    return [
      State(
        name: "two actions", height: 160,
        make: alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])),
      State(
        name: "a preferred one", height: 240,
        make: alert(
          .alert, [("Keep", .default), ("Delete", .destructive), ("Cancel", .cancel)], preferred: 0)
      ),
      State(
        name: "action sheet", height: 200,
        make: alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])),
    ]
  }

  /// A controller whose children are above other content.
  private final class Elevation: UIViewController {
    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }
  }
}
