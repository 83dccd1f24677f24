import Drawing
import Foundation
import Testing
import UIKit

/// Classes of the tests alone, so that what they give their instances reaches no other test.
private final class PlainBar: UINavigationBar {}
private class Background: UIView {
  let name: String
  override init(frame: CGRect) {
    name = "made"
    super.init(frame: frame)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from documents") }
}
private final class DarkGround: Background {}
private final class Knob: UISwitch {}
private final class ListCell: UITableViewCell {}
private final class Box: UIView {}
private final class Shelf: UIView {}
private final class BarButton: UIBarButtonItem {}
private final class BoxController: UIViewController {}

/// Looks that classes give all their instances.
@MainActor struct AppearanceProxyTests {
  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

  /// Nothing happens before a view comes into a window; then everything that it does not have itself is set.
  @Test func valuesComeWithTheWindow() {
    PlainBar.appearance().barTintColor = .red
    PlainBar.appearance().tintColor = .green
    PlainBar.appearance().isTranslucent = false
    PlainBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
    let bars = [PlainBar(), PlainBar()]
    bars[1].barTintColor = .black
    #expect(bars[0].barTintColor == nil && bars[0].isTranslucent)
    let window = window()
    for bar in bars { window.addSubview(bar) }
    #expect(bars[0].barTintColor == .red && bars[1].barTintColor == .black)
    #expect(bars[0].tintColor == .green && !bars[0].isTranslucent)
    #expect(bars[1].titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
    let other = UINavigationBar()
    window.addSubview(other)
    #expect(other.barTintColor == nil && other.isTranslucent)
  }

  /// An appearance that is set is the bar's standard one.
  @Test func appearancesOfBars() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .orange
    PlainBar.appearance().standardAppearance = look
    PlainBar.appearance().scrollEdgeAppearance = look
    let (bar, window) = (PlainBar(), window())
    window.addSubview(bar)
    #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look)
  }

  /// Classes that documents cannot make are made as programs make them; what a subclass says goes before what its
  /// superclass says.
  @Test func classesOfPrograms() {
    Background.appearance().backgroundColor = .red
    Background.appearance().tintColor = .purple
    DarkGround.appearance().backgroundColor = .black
    #expect(Background.appearance().name == "made")
    #expect(Background.appearance() === Background.appearance())
    let (plain, dark, window) = (Background(frame: .zero), DarkGround(frame: .zero), window())
    window.addSubview(plain)
    window.addSubview(dark)
    #expect(plain.backgroundColor == .red && dark.backgroundColor == .black)
    #expect(dark.tintColor == .purple)
    ListCell.appearance().backgroundColor = .yellow
    let cell = ListCell(style: .subtitle, reuseIdentifier: nil)
    window.addSubview(cell)
    #expect(cell.backgroundColor == .yellow)
  }

  /// Containers from the inside outwards, views and controllers, others between them; more of them go before
  /// fewer.
  @Test func containers() {
    Knob.appearance().onTintColor = .red
    Knob.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .green
    Knob.appearance(whenContainedInInstancesOf: [Box.self, BoxController.self]).onTintColor = .blue
    Knob.appearance(whenContainedInInstancesOf: [BoxController.self, Box.self]).thumbTintColor =
      .black
    func color(_ outer: [UIView]) -> Knob {
      let (knob, window) = (Knob(), window())
      var inner: UIView = knob
      for view in outer {
        view.addSubview(inner)
        inner = view
      }
      window.addSubview(inner)
      return knob
    }
    #expect(color([]).onTintColor == .red)
    #expect(color([Shelf()]).onTintColor == .red)
    #expect(color([Shelf(), Box(), Shelf()]).onTintColor == .green)
    let controller = BoxController()
    controller.view = Shelf()
    let knob = color([Box(), controller.view])
    #expect(knob.onTintColor == .blue && knob.thumbTintColor == nil)
  }

  /// Items get what they lack when they come into a bar.
  @Test func itemsOfBars() {
    let color = NSAttributedString.Key.foregroundColor
    BarButton.appearance().setTitleTextAttributes([color: UIColor.red], for: .normal)
    BarButton.appearance(whenContainedInInstancesOf: [PlainBar.self])
      .setTitleTextAttributes([color: UIColor.green], for: .normal)
    BarButton.appearance().tintColor = .blue
    func button(_ own: UIColor? = nil, in bar: UINavigationBar) -> BarButton {
      let (button, item) = (
        BarButton(title: "Aa", style: .plain, target: nil, action: nil), UINavigationItem(title: "")
      )
      if let own { button.setTitleTextAttributes([color: own], for: .normal) }
      item.rightBarButtonItem = button
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      bar.items = [item]
      bar.layoutIfNeeded()
      return button
    }
    let plain = UINavigationBar()
    let first = button(in: plain)
    #expect(first.titleTextAttributes(for: .normal)?[color] as? UIColor == .red)
    #expect(first.tintColor == .blue)
    let inBar = button(in: PlainBar()).titleTextAttributes(for: .normal)
    #expect(inBar?[color] as? UIColor == .green)
    let own = button(.black, in: plain).titleTextAttributes(for: .normal)
    #expect(own?[color] as? UIColor == .black)
    let other = UIBarButtonItem(title: "Aa", style: .plain, target: nil, action: nil)
    #expect(other.titleTextAttributes(for: .normal) == nil)
  }

  /// What an item says of its title is drawn: somewhere in the right half of the bar something is red.
  @Test func attributesOfItemsAreDrawn() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let (button, item) = (
      UIBarButtonItem(title: "MM", style: .plain, target: nil, action: nil),
      UINavigationItem(title: "")
    )
    item.rightBarButtonItem = button
    bar.items = [item]
    func isRed() throws -> Bool {
      let data = try bar.pngData(scale: 1)
      let image = try #require(UIImage(data: data)?.cgImage)
      return (100..<200).contains { x in
        (0..<44).contains { y in
          guard let color = image.color(x: x, y: y) else { return false }
          return color.red > 0.8 && color.green < 0.3 && color.blue < 0.3
        }
      }
    }
    #expect(try isRed() == false)
    button.setTitleTextAttributes(
      [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)], for: .normal)
    #expect(try isRed())
    button.isEnabled = false
    button.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .disabled)
    #expect(try isRed() == false)
  }
}
