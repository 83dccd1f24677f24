import Drawing
import Foundation
import NibBuilding
import Testing
import UIKit

/// Behaviour that the pictures and texts of public snapshot suites show.
///
/// Sources: pictures that these suites recorded on iOS 13 to 26.
@MainActor @Suite struct RecordedSuiteTests {
  /// A root view beside a safe area has margins of 16 at any width.
  @Test func marginsBesideASafeArea() {
    onDevice("iPhone 13", isLandscape: true) {
      let controller = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      let left = controller.view.layoutMargins.left
      #expect(left == 63, "\(left - 63)")
      #expect(controller.systemMinimumLayoutMargins.leading == 16)
    }
    onDevice("iPhone 8 Plus", isLandscape: true) {
      let controller = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(controller.view.layoutMargins.left == 20)
    }
  }

  /// A direction that a container states for a child reaches its views, which are laid out again.
  @Test func aDirectionOfTraits() {
    final class Row: UIView {
      var passes: [UIUserInterfaceLayoutDirection] = []
      override func layoutSubviews() { passes.append(effectiveUserInterfaceLayoutDirection) }
    }
    let (parent, child, row, fixed) = (UIViewController(), UIViewController(), Row(), UIView())
    fixed.semanticContentAttribute = .forceLeftToRight
    child.view.addSubview(row)
    child.view.addSubview(fixed)
    row.layoutIfNeeded()
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.layoutIfNeeded()
    #expect(row.passes == [.leftToRight, .rightToLeft])
    #expect(fixed.effectiveUserInterfaceLayoutDirection == .leftToRight)
    parent.setOverrideTraitCollection(nil, forChild: child)
    parent.view.layoutIfNeeded()
    #expect(row.passes == [.leftToRight, .rightToLeft, .leftToRight])
  }

  /// A view takes the text size of the place that it is moved to.
  @Test func traitsOfAPlace() {
    final class Watcher: UIView {
      var sizes: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ old: UITraitCollection?) {
        sizes.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let (parent, child, view, inner) = (
      UIViewController(), UIViewController(), Watcher(), Watcher()
    )
    view.addSubview(inner)
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraSmall), forChild: child)
    child.view.addSubview(view)
    #expect(view.sizes == [.extraSmall] && inner.sizes == [.extraSmall])
    UIView().addSubview(view)
    #expect(view.sizes == [.extraSmall, .large] && inner.sizes == view.sizes)
    UIView().addSubview(view)
    #expect(view.sizes.count == 2)
    child.view.addSubview(view)
    view.removeFromSuperview()
    UIView().addSubview(view)
    #expect(view.sizes.count == 4 && inner.sizes == view.sizes)
  }

  /// Layout sets the size through bounds that a class overrides, once for each size.
  @Test func boundsThatLayoutAssigns() {
    final class Circle: UIView {
      override class var layoutAssignsBounds: Bool { true }
      var changes: [[CGFloat]] = []
      override var bounds: CGRect {
        didSet {
          changes.append([oldValue.width, bounds.width])
          layer.cornerRadius = bounds.width / 2
        }
      }
    }
    let (parent, circle) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Circle())
    parent.addSubview(circle)
    circle.translatesAutoresizingMaskIntoConstraints = false
    let width = circle.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      width, circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
      circle.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      circle.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(circle.frame == CGRect(x: 35, y: 35, width: 30, height: 30))
    #expect(circle.changes == [[0, 30]] && circle.layer.cornerRadius == 15)
    width.constant = 40
    parent.layoutIfNeeded()
    #expect(circle.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(circle.changes == [[0, 30], [30, 40]])
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    circle.bounds.size = CGSize(width: 50, height: 50)
    #expect(circle.changes.count == 3 && circle.frame.width == 50)
  }

  /// Sizes of scaled fonts are whole points, other scaled values whole pixels.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0, 27 + 2.0 / 3), (.large, 16, 32),
    (.accessibilityExtraLarge, 35, 69 + 2.0 / 3),
  ]) func scaledFonts(category: UIContentSizeCategory, font: CGFloat, value: CGFloat) {
    let traits = UITraitCollection(
      traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 3),
      ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits)
    #expect(scaled.pointSize == font)
    #expect(abs(metrics.scaledValue(for: 32, compatibleWith: traits) - value) < 0.01)
  }

  /// A window's root view has the window's size, whatever is in it.
  @Test func rootViewsKeepTheirSize() {
    let (controller, label) = (UIViewController(), UILabel())
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "A text that is much wider than the window is"
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds && label.frame.width == 100)
  }

  /// Views are made with `.null` where a layout gives them a frame.
  @Test func aNullFrame() {
    #expect(UIView(frame: .null).frame == .zero && UILabel(frame: .null).bounds == .zero)
  }

  /// Equal sides of constraints have one anchor.
  @Test func anchorsOfSides() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let one = label.topAnchor.constraint(equalTo: view.topAnchor)
    let other = NSLayoutConstraint(
      item: label, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
      multiplier: 1, constant: 3)
    #expect(one.firstAnchor === other.firstAnchor)
    #expect(one.secondAnchor !== other.secondAnchor)
    let width = label.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.firstAnchor !== one.firstAnchor && width.secondAnchor == nil)
    // Many sides, whose anchors are not held.
    let many = (0..<300).map { _ in UIView() }
    for view in many {
      let anchor = view.widthAnchor.constraint(equalToConstant: 1).firstAnchor
      #expect(anchor.item === view)
    }
  }

  /// The first line of a label of several lines is at its top.
  @Test func theFirstLineOfALabel() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 14)
    label.text = "Some text that needs to wrap to multiple lines"
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 160, height: 34)
    let line = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(line.minY < 0.5 && line.height < 18)
    let whole = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    #expect(whole.height > 33)
    label.frame.size.height = 100
    let first = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(first.minY - 33) < 1)
  }

  /// A text view is on the system's background; its content is a whole number of points high.
  @Test func textViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(view.backgroundColor == .systemBackground)
    view.font = .systemFont(ofSize: 17)
    view.text = "One line"
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 37)
  }

  /// The attributes of links replace those of the text.
  @Test func linksOfTextViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.attributedText = NSAttributedString(
      string: "MMM", attributes: [.link: "https://example.com", .foregroundColor: UIColor.green])
    func colors() throws -> Set<[Int]> {
      let image = try #require(
        UIGraphicsImageRenderer(size: view.bounds.size).image {
          view.layer.render(in: $0.cgContext)
        }.cgImage)
      var found: Set<[Int]> = []
      for x in 0..<image.width {
        for y in 0..<image.height {
          guard let color = image.color(x: x, y: y) else { continue }
          let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
          found.insert(parts)
        }
      }
      return found
    }
    view.tintColor = .red
    #expect(try colors().contains([255, 0, 0]) && !colors().contains([0, 255, 0]))
    view.linkTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(try colors().contains([0, 0, 255]) && !colors().contains([255, 0, 0]))
    view.linkTextAttributes = [:]
    #expect(try colors().contains([0, 255, 0]))
  }

  /// A bar without a selected tab marks none; a tab with a text has a badge.
  @Test func tabs() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let tab = UITabBarItem(title: "A", image: nil, tag: 0)
    bar.items = [tab, UITabBarItem(title: "B", image: nil, tag: 1)]
    bar.tintColor = .green
    func has(_ wanted: [Int]) throws -> Bool {
      let image = try #require(
        UIGraphicsImageRenderer(size: bar.bounds.size).image { bar.layer.render(in: $0.cgContext) }
          .cgImage)
      for x in 0..<image.width {
        for y in 0..<image.height {
          guard let color = image.color(x: x, y: y) else { continue }
          let parts = [color.red, color.green, color.blue, color.alpha]
          if parts.map({ Int(($0 * 255).rounded()) }) == wanted + [255] { return true }
        }
      }
      return false
    }
    #expect(try !has([0, 255, 0]))
    bar.selectedItem = tab
    #expect(try has([0, 255, 0]))
    #expect(try !has([255, 0, 0]))
    tab.badgeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    tab.badgeValue = "3"
    #expect(try has([255, 0, 0]))
    tab.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(tab.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(try has([0, 0, 255]))
  }

  @Test(arguments: [
    ("8.4", IOSGeneration.iOS8), ("9", .iOS10), ("10.3", .iOS10), ("12.4.1", .iOS11),
    ("13.1", .iOS13), ("13.2", .lateIOS13), ("14", .iOS14), ("18.5", .iOS14), ("26.1", .glass),
    ("", nil), ("x", nil), ("17.", nil), ("-3", nil), ("1.2.3.4", nil),
    ("99999999999999999999", nil),
  ]) func systems(text: String, generation: IOSGeneration?) {
    #expect(SystemVersion(text).map { IOSGeneration($0) } == generation)
  }
}
