import Foundation
import QuartzCore
import Testing
import UIKit

@testable import PlumbTesting

/// Verbs of a user on a window, and the reasons for which something cannot be touched.
@MainActor struct UserTests {
  final class Form: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 60))
    let save = UIButton(type: .system)
    let title1 = UILabel(frame: CGRect(x: 20, y: 60, width: 100, height: 20))
    var saved: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      notes.accessibilityLabel = "Notes"
      save.setTitle("Save", for: .normal)
      save.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
      save.addAction(
        UIAction { [weak self] _ in self?.saved.append(self?.name.text ?? "") },
        for: .touchUpInside)
      title1.text = "Profile"
      for view in [name, notes, save, title1] { self.view.addSubview(view) }
    }
  }

  @Test func aFormIsFilledIn() {
    let form = Form()
    let user = User(form)
    let found = Printed.failures {
      user.type("Ada", into: "Name")
      user.type(" L")
      user.type("\u{8}.\u{8}")
      user.type("one\ntwo", into: "Notes")
      user.tap("Save")
      user.tap(form.save)
    }
    #expect(found == [])
    #expect(form.saved == ["Ada ", "Ada "] && form.notes.text == "one\ntwo")
    #expect(form.view.window === user.window && User(form.view).window === user.window)
    user.hideKeyboard()
    #expect(!form.notes.isFirstResponder)
  }

  /// Changes of the button of a form, with the reason for which it cannot be tapped then.
  private nonisolated static let problems: [(String, @MainActor @Sendable (Form) -> Void)] = [
    ("it is hidden", { $0.save.isHidden = true }),
    ("UIView, which holds it, is hidden", { $0.view.isHidden = true }),
    ("it is transparent", { $0.save.alpha = 0 }),
    ("it is disabled", { $0.save.isEnabled = false }),
    ("it takes no touches", { $0.save.isUserInteractionEnabled = false }),
    ("UIView, which holds it, takes no touches", { $0.view.isUserInteractionEnabled = false }),
    ("it has no area", { $0.save.frame.size = .zero }),
    ("it is outside of the window", { $0.save.frame.origin.x = 5000 }),
    ("it is in no window", { $0.save.removeFromSuperview() }),
    (
      "UIView 'curtain' covers it",
      {
        let curtain = UIView(frame: $0.view.bounds)
        curtain.accessibilityIdentifier = "curtain"
        $0.view.addSubview(curtain)
      }
    ),
    (
      "it is outside of what UIScrollView 'box' shows",
      {
        let box = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        box.accessibilityIdentifier = "box"
        $0.view.addSubview(box)
        box.addSubview($0.save)
      }
    ),
  ]
  @Test(arguments: problems.indices) func somethingIsInTheWay(index: Int) {
    let (why, change) = Self.problems[index]
    let form = Form()
    let user = User(form)
    change(form)
    let line = #line + 1
    let found = Printed.failures { user.tap(form.save) }
    let name = form.save.window == nil ? "Save" : "save"
    let message = "UIButton '\(name)' cannot be touched: \(why)"
    #expect(found == [Printed(message: message, file: "UserTests.swift", line: line)])
    if why.hasSuffix("covers it") { #expect(Guide.shows(message)) }
    #expect(form.saved == [])
  }

  /// A part that is uncovered is enough.
  @Test func aHalfCoveredButtonIsTapped() {
    let form = Form()
    let user = User(form)
    form.view.addSubview(UIView(frame: CGRect(x: 40, y: 0, width: 400, height: 700)))
    #expect(Printed.failures { user.tap("Save") } == [])
    #expect(form.saved == [""])
  }

  @Test func textsThatAreMissingOrDoubtful() {
    let form = Form()
    let user = User(form)
    let twin = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
    twin.text = "Profile"
    form.view.addSubview(twin)
    let found = Printed.failures {
      user.tap("Cancel")
      user.tap("Profile")
      user.type("x", into: form.title1)
      user.type("x")
      user.longPress(.point(-5, 0))
      user.tap(.row(IndexPath(row: 0, section: 0), in: UITableView()))
    }
    #expect(
      found.map(\.message) == [
        "no view shows 'Cancel'; shown are 'Name', 'Notes', 'Save', 'Profile'",
        "2 views show 'Profile': UILabel 'title1', UILabel 'Profile'",
        "nothing can be typed into UILabel 'title1': a tap does not begin editing",
        "nothing can be typed: no text is being edited",
        "the point (-5.0, 0.0) cannot be touched: it is outside of the window",
        "there is no row 0 of section 0 of UITableView",
      ])
    #expect(Guide.shows(found.first?.message ?? "nothing failed"))
    let other = User(UIViewController())
    #expect(
      Printed.failures { other.tap(form.save) }.first?.message.hasSuffix("another window") == true)
  }

  /// Each gesture reaches its recognizer.
  @Test func gestures() {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let user = User(view)
    var seen: [String] = []
    final class Listener: NSObject, ActionResponder {
      let body: (UIGestureRecognizer) -> Void
      init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
      func respond(to action: Selector, sender: Any?) -> Bool {
        (sender as? UIGestureRecognizer).map(body)
        return true
      }
    }
    let listener = Listener { recognizer in
      guard recognizer.state == .ended else { return }
      switch recognizer {
      case let pinch as UIPinchGestureRecognizer:
        seen.append("pinch \(Double(pinch.scale).rounded())")
      case let turn as UIRotationGestureRecognizer:
        seen.append("turn \((Double(turn.rotation) * 10).rounded() / 10)")
      case let pan as UIPanGestureRecognizer:
        seen.append("pan \(pan.translation(in: nil).x.rounded())")
      case let swipe as UISwipeGestureRecognizer: seen.append("swipe \(swipe.direction.rawValue)")
      case let tap as UITapGestureRecognizer: seen.append("tap \(tap.numberOfTapsRequired)")
      default: seen.append("press")
      }
    }
    func expect(_ recognizers: [UIGestureRecognizer], _ word: String, _ verb: () -> Void) {
      for recognizer in recognizers {
        recognizer.addTarget(listener, action: "seen")
        view.addGestureRecognizer(recognizer)
      }
      seen = []
      #expect(Printed.failures(verb) == [] && seen == [word])
      for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    expect([double], "tap 2") { user.doubleTap(view) }
    expect([UILongPressGestureRecognizer()], "press") { user.longPress(view, for: 0.6) }
    expect([UIPinchGestureRecognizer()], "pinch 3.0") { user.pinch(view, scale: 3) }
    expect([UIRotationGestureRecognizer()], "turn 1.5") { user.rotate(view, by: 1.5) }
    expect([UIPanGestureRecognizer()], "pan 40.0") { user.drag(view, by: CGVector(dx: 40, dy: 5)) }
    expect([UIPanGestureRecognizer()], "pan -50.0") {
      user.drag(from: view, to: .point(100, 200))
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      expect([swipe], "swipe \(direction.rawValue)") { user.swipe(view, direction) }
    }
  }

  // MARK: Lists and bars

  final class List: UITableViewController {
    var selected: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      80
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  /// On small and large screens, whose rows have other heights and whose bars stand elsewhere.
  @Test(
    arguments: ["", "iPhone SE (3rd generation)", "iPhone 15 Pro Max", "iPad (9th generation)"],
    [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func rowsAndBars(device: String, size: UIContentSizeCategory) {
    UIScreen.main.device = device
    UIApplication.shared.preferredContentSizeCategory = size
    defer {
      UIScreen.main.device = ""
      UIApplication.shared.preferredContentSizeCategory = .large
    }
    let (list, tabs) = (List(), UITabBarController())
    let other = UIViewController()
    list.title = "List"
    other.tabBarItem.title = "More"
    tabs.viewControllers = [UINavigationController(rootViewController: list), other]
    let user = User(tabs)
    guard let table = list.tableView else { return }
    let found = Printed.failures {
      user.tap("Row 2")
      user.tap(.row(IndexPath(row: 70, section: 0), in: table))
      user.scroll(table, by: CGVector(dx: 0, dy: -300))
      user.tap("More")
    }
    #expect(found == [], "\(device)")
    #expect(list.selected == [2, 70] && tabs.selectedIndex == 1, "\(device)")
    let missing = Printed.failures { user.tap(.row(IndexPath(row: 90, section: 0), in: table)) }
    #expect(
      missing.map(\.message) == ["there is no row 90 of section 0 of UITableView"])
  }

  /// Scrolling moves by the distance that is asked for, as far as there is content.
  @Test(arguments: [(5.0, 5.0), (123, 123), (1500, 1500), (9000, 1800), (-50, 0)])
  func scrolling(distance: Double, offset: Double) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let target = UILabel(frame: CGRect(x: 0, y: 1000, width: 100, height: 20))
    target.text = "Deep"
    scroll.addSubview(target)
    let user = User(scroll)
    #expect(Printed.failures { user.scroll(scroll, by: CGVector(dx: 0, dy: distance)) } == [])
    #expect(abs(scroll.contentOffset.y - offset) < 0.5)
    #expect(Printed.failures { user.scroll(to: "Deep") } == [])
    #expect(scroll.bounds.contains(target.frame))
    scroll.isScrollEnabled = false
    let found = Printed.failures { user.scroll(scroll, by: CGVector(dx: 0, dy: 10)) }
    #expect(found.map(\.message) == ["UIScrollView cannot be scrolled: scrolling is disabled"])
  }

  @Test func itemsOfCollections() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 90 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 60, height: 60)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    let user = User(collection)
    let path = IndexPath(item: 77, section: 0)
    #expect(Printed.failures { user.tap(.item(path, in: collection)) } == [])
    #expect(collection.indexPathsForSelectedItems == [path])
    let none = IndexPath(item: 99, section: 0)
    #expect(
      Printed.failures { user.tap(.item(none, in: collection)) }.map(\.message)
        == ["there is no item 99 of section 0 of UICollectionView"])
  }

  // MARK: Keyboard and time

  /// The keyboard moves what is above its guide, and notifications say so.
  @Test func theKeyboardComesAndGoes() {
    let form = Form()
    let user = User(form)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    form.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: form.view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 44),
    ])
    let heard = Heard()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        heard.lines.append("\(names.firstIndex(of: name) ?? -1) \(seconds?.doubleValue ?? 0)")
        heard.tops.append(end?.cgRectValue.minY ?? 0)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let height = user.window.bounds.height
    user.showKeyboard(height: 300)
    #expect(bar.frame.maxY == height - 300)
    user.hideKeyboard()
    #expect(bar.frame.maxY == form.view.safeAreaLayoutGuide.layoutFrame.maxY)
    #expect(heard.lines == ["0 0.25", "1 0.25", "2 0.25", "3 0.25"])
    #expect(heard.tops == [height - 300, height - 300, height, height])
    heard.lines = []
    user.window.automaticKeyboardHeight = 291
    user.tap("Name")
    #expect(bar.frame.maxY == height - 291)
    user.tap("Notes")
    #expect(bar.frame.maxY == height - 291 && heard.lines == ["0 0.25", "1 0.25"])
    user.hideKeyboard()
    #expect(heard.lines.count == 4 && !form.notes.isFirstResponder)
  }
  final class Heard: @unchecked Sendable {
    var lines: [String] = []
    var tops: [CGFloat] = []
  }

  @Test func timePassesWhereATestSaysSo() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let user = User(view)
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let pace = AnimationClock.shared.pace
    withSteppedClock { clock in
      let start = clock.now
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { view.alpha = 0.5 })
      clock.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 0.75)
      user.longPress(view, for: 0.5)
      #expect(abs(clock.now - start - 1.5) < 1e-9)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.625) < 1e-6)
    }
    #expect(AnimationClock.shared.pace == pace)
  }
}
