import Drawing
import Foundation
import Testing
import UIKit

/// Every control draws something that can be seen, at any size.
@MainActor struct ControlDrawingTests {
  /// Kinds of views that draw themselves.
  enum Kind: String, CaseIterable, Sendable {
    case toggle, slider, stepper, segments, progress, activity, pages, picker, wheels, compact
    case inline, search, navigation, toolbar, tabs, cell, table, effect, foreign, image, button
    case field, label, text
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func view(_ kind: Kind) -> UIView {
    switch kind {
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .segments: return UISegmentedControl(items: ["One", "Two", ""])
    case .progress: return UIProgressView()
    case .activity:
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    case .pages:
      let view = UIPageControl()
      view.numberOfPages = 3
      // White dots are for dark backgrounds.
      view.pageIndicatorTintColor = .systemGray
      return view
    case .picker: return UIPickerView()
    case .wheels, .compact, .inline:
      let view = UIDatePicker()
      view.preferredDatePickerStyle =
        kind == .wheels ? .wheels : kind == .compact ? .compact : .inline
      return view
    case .search: return UISearchBar()
    case .navigation:
      let view = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = button("Back")
      item.rightBarButtonItems = [button("Edit"), button("Add")]
      view.items = [item]
      return view
    case .toolbar:
      let view = UIToolbar()
      view.items = [button("One"), .flexibleSpace(), button("Two")]
      return view
    case .tabs:
      let view = UITabBar()
      view.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      return view
    case .cell:
      let view = UITableViewCell()
      view.accessoryType = .detailDisclosureButton
      return view
    case .table: return UITableView(frame: .zero, style: .grouped)
    case .effect: return UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    case .foreign: return ForeignView()
    case .image:
      let view = UIImageView()
      view.viewNode.designTime = DesignTime()
      view.viewNode.designTime?.image = DesignTime.NamedImage(
        name: "picture", size: CGSize(width: 40, height: 40))
      return view
    case .button:
      let view = UIButton(type: .system)
      view.setTitle("Title", for: .normal)
      return view
    case .field:
      let view = UITextField()
      view.borderStyle = .roundedRect
      return view
    case .label:
      let view = UILabel()
      view.text = "Text"
      return view
    case .text:
      let view = UITextView()
      view.text = "Text"
      return view
    }
  }

  private func picture(_ view: UIView, _ size: CGSize) throws -> CGImage {
    view.frame = CGRect(origin: .zero, size: size)
    let context = try #require(CGContext.bitmap(size: CGSize(width: 320, height: 240), scale: 1))
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 320, height: 240))
    var renderer = ViewRenderer(context, overlays: [])
    renderer.draw(view, in: CGRect(origin: .zero, size: size))
    return try #require(context.makeImage())
  }

  @Test(arguments: Kind.allCases)
  func controlsCanBeSeen(_ kind: Kind) throws {
    let image = try picture(view(kind), CGSize(width: 300, height: 200))
    #expect(image.pixels.contains { $0 != 255 })
  }

  @Test(arguments: Kind.allCases)
  func anySizeIsDrawn(_ kind: Kind) throws {
    let sizes: [(CGFloat, CGFloat)] = [(0.1, 0.1), (1, 300), (300, 1), (5, 5), (1e7, 20), (3, 1e9)]
    for (width, height) in sizes {
      _ = try picture(view(kind), CGSize(width: width, height: height))
    }
  }

  /// The switch's track has the colour of its state; the thumb is on the side of its state.
  @Test(arguments: [true, false])
  func switchesShowTheirState(_ isOn: Bool) throws {
    let control = UISwitch()
    control.metrics = ControlMetrics(generation: .iOS14)
    control.isOn = isOn
    let image = try picture(control, CGSize(width: 51, height: 31))
    let (knob, background) = isOn ? (34, 12) : (15, 38)
    #expect(image.color(x: knob, y: 15)?.red == 1)
    let color = try #require(image.color(x: background, y: 15))
    // systemGreen is (52, 199, 89); 16 % of (120, 120, 128) on white are (233, 233, 235).
    #expect(abs(color.red * 255 - (isOn ? 52 : 233)) < 2)
  }

  /// A slider's line has the tint's colour before the knob only.
  @Test func slidersShowTheirValue() throws {
    let slider = UISlider()
    slider.value = 0.5
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    let image = try picture(slider, CGSize(width: 200, height: 31))
    #expect(image.color(x: 40, y: 15)?.red == 1)
    #expect(image.color(x: 160, y: 15)?.blue == 1)
    #expect(image.color(x: 100, y: 15)?.green == 1)
  }

  /// A slider's knob is 28 points wide and high also in one that is 2 points high: the pixel 10 points above the
  /// line, in the middle of the knob at the start, is the knob's.
  @Test func aFlatSliderKeepsItsKnob() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let slider = UISlider(frame: CGRect(x: 0, y: 29, width: 100, height: 2))
    root.addSubview(slider)
    let image = try CGImage.decode(try root.pngData(scale: 1), vectorScale: 1)
    #expect(try #require(image.color(x: 16, y: 20)).alpha > 0.9)
    slider.clipsToBounds = true
    let cut = try CGImage.decode(try root.pngData(scale: 1), vectorScale: 1)
    #expect(try #require(cut.color(x: 16, y: 20)).alpha == 0)
  }

  /// The system's own button marks that it is selected, unless the state has a title or a colour of its own.
  @Test func aSelectedSystemButtonHasAMark() throws {
    func mark(_ change: (UIButton) -> Void) throws -> CGFloat {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.setTitle("Aa", for: .normal)
      change(button)
      let image = try CGImage.decode(try button.pngData(scale: 1), vectorScale: 1)
      let place = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
      return try #require(image.color(x: Int(place.minX) - 2, y: 20)).alpha
    }
    let plain = try mark { _ in }
    let selected = try mark { $0.isSelected = true }
    let titled = try mark {
      $0.isSelected = true
      $0.setTitle("Bb", for: .selected)
    }
    #expect(plain == 0 && selected == 1 && titled == 0)
  }
}
