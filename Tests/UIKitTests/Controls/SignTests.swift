import Drawing
import Foundation
import Testing

@testable import UIKit

/// Signs that controls draw as outlines, and what is seen in the dark.
@MainActor struct SignTests {
  /// The columns and rows of a picture in which something is drawn, in points.
  private func ink(_ view: UIView, _ size: CGSize) throws -> CGRect {
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    let pixels = try pixels(of: view)
    let drawn = pixels.indices.filter { pixels[$0].alpha > 40 }
    let width = Int(size.width * 4)
    let (columns, rows) = (drawn.map { $0 % width }, drawn.map { $0 / width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return .null }
    return CGRect(
      x: CGFloat(left) / 4, y: CGFloat(top) / 4, width: CGFloat(right - left + 1) / 4,
      height: CGFloat(bottom - top + 1) / 4)
  }

  private struct Pixel { var red, green, blue, alpha: UInt8 }

  /// The pixels of a view, four a point, from the left of the first row on.
  private func pixels(of view: UIView) throws -> [Pixel] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    format.opaque = false
    let image = try #require(
      UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
        view.layer.render(in: $0.cgContext)
      }.cgImage)
    let bytes = image.pixels
    return stride(from: 0, to: bytes.count, by: 4).map {
      Pixel(red: bytes[$0 + 2], green: bytes[$0 + 1], blue: bytes[$0], alpha: bytes[$0 + 3])
    }
  }

  /// 19 points in the bar of a recorded picture.
  @Test func thePlusOfABar() throws {
    try IOSGeneration.iOS14.taken {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "")
      item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      bar.items = [item]
      let empty = UIImage()
      bar.setBackgroundImage(empty, for: .default)
      bar.shadowImage = empty
      let ink = try ink(bar, CGSize(width: 200, height: 44))
      #expect(abs(ink.width - 19) <= 2.5 && abs(ink.height - 19) <= 2.5, "\(ink)")
      #expect(abs(ink.midY - 22) <= 0.5 && abs(ink.maxX - 184) <= 1.5)
    }
  }

  /// A tab without a title and a picture has nothing to draw.
  @Test func anEmptyTab() throws {
    try IOSGeneration.iOS14.taken {
      let bar = UITabBar()
      bar.backgroundImage = UIImage()
      bar.shadowImage = UIImage()
      bar.items = [UITabBarItem(title: nil, image: nil, tag: 0)]
      let ink = try ink(bar, CGSize(width: 200, height: 49))
      #expect(ink.isNull)
    }
  }

  /// The title of the selected segment is light in the dark, so its mark is not.
  @Test func theSelectedSegmentIsReadInTheDark() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.overrideUserInterfaceStyle = .dark
    control.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
    control.layoutIfNeeded()
    let left = try pixels(of: control).enumerated().filter { $0.offset % 480 < 240 }.map(\.element)
    let light = left.count { $0.alpha > 250 && $0.red > 230 && $0.green > 230 && $0.blue > 230 }
    // A mark in white would be most of this half; the letters are a few per cent.
    #expect(light > 50 && light < left.count / 10, "\(light) of \(left.count)")
  }

  /// Cells have the background of their table's kind, whatever colour the table has.
  @Test func plainCellsHaveADynamicBackground() throws {
    for (style, isLight) in [(UIUserInterfaceStyle.light, true), (.dark, false)] {
      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
          -> UITableViewCell
        { UITableViewCell(style: .default, reuseIdentifier: nil) }
      }
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      table.overrideUserInterfaceStyle = style
      table.backgroundColor = .red
      table.dataSource = rows
      table.layoutIfNeeded()
      let pixel = try pixels(of: table)[400 * 40 + 200]
      #expect((pixel.red > 200 && pixel.green > 200) == isLight, "\(style): \(pixel)")
      #expect((pixel.red < 60) == !isLight)
    }
  }
}
