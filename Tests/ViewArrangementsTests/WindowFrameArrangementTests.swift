import Foundation
import Testing
import ViewArrangements

/// The frames of windows and the parts of status bars: inside of one another, apart, and in order.
struct WindowFrameArrangementTests {
  typealias Look = WindowFrameArrangement.Look
  typealias Style = WindowFrameArrangement.ToolbarStyle
  static let looks: [Look] = [.aqua, .bigSur, .glass]
  static let styles: [Style?] = [nil, .unified, .compact, .expanded, .preference]

  @Test(arguments: looks, styles) func partsAreInsideTheWindow(look: Look, style: Style?) {
    for (width, isUtility, hasLabels) in [
      (400, false, true), (150, true, false), (60, false, true), (900, true, true),
    ] {
      var place = WindowFrameArrangement(
        contentSize: CGSize(width: width, height: 300), look: look)
      place.toolbar = style
      place.isUtility = isUtility
      place.hasLabels = hasLabels
      let picture = CGRect(origin: .zero, size: place.size)
      #expect(picture.contains(place.window))
      #expect(place.window.contains(place.content) && place.window.contains(place.bar))
      #expect(place.bar.maxY == place.content.minY)
      #expect(place.content.size == place.contentSize)
      for (button, next) in zip(place.buttons, place.buttons.dropFirst()) {
        #expect(button.maxX < next.minX && button.midY == next.midY)
      }
      for text in [0, 80, 5000] as [CGFloat] {
        let title = place.title(width: text)
        #expect(title.width == 0 || place.window.contains(title))
        #expect(title.width == 0 || title.minX > place.buttons[2].maxX)
      }
      place.isContentUnderBar = true
      #expect(place.content == place.window)
    }
  }

  /// Items stand behind the title, in order, apart, and none beyond the end.
  @Test(arguments: looks, styles.compactMap { $0 }) func itemsAreInOrder(look: Look, style: Style) {
    var place = WindowFrameArrangement(contentSize: CGSize(width: 600, height: 300), look: look)
    place.toolbar = style
    place.hasLabels = true
    let item = WindowFrameArrangement.Item.view(CGSize(width: 24, height: 24), label: 60)
    for items in [
      [item, item], [item, .flexibleSpace, item, .space, item], Array(repeating: item, count: 40),
    ] {
      let title = place.title(width: 120)
      let places = place.places(of: items, behind: title.maxX)
      #expect(places.count == items.count)
      let views = places.compactMap { $0?.view }
      for (view, next) in zip(views, views.dropFirst()) { #expect(view.maxX < next.minX) }
      for view in views { #expect(place.bar.contains(view)) }
      if place.isUnified, let first = views.first { #expect(first.minX > title.maxX) }
    }
    // A flexible space takes the rest of the row.
    let places = place.places(of: [item, .flexibleSpace, item], behind: 0).compactMap { $0 }
    #expect(places.count == 2 && places[1].view.maxX > place.bar.maxX - 60)
  }

  @Test(arguments: [
    (375, 20, false), (375, 44, false), (393, 59, false), (834, 24, true), (896, 32, true),
  ])
  func partsOfStatusBarsAreApart(width: CGFloat, height: CGFloat, isTablet: Bool) {
    let bar = CGRect(x: 0, y: 0, width: width, height: height)
    let place = StatusBarArrangement(bounds: bar, isTablet: isTablet)
    #expect(bar.contains(place.battery) && bar.contains(place.contact))
    let (battery, charge) = (place.battery, place.charge)
    #expect(charge.minX > battery.minX && charge.maxX < battery.maxX)
    #expect(charge.minY > battery.minY && charge.maxY < battery.maxY)
    #expect(place.contact.minX > battery.maxX)
    for (strip, next) in zip(place.signal, place.signal.dropFirst()) {
      #expect(bar.contains(strip) && strip.maxX < next.minX && strip.height < next.height)
      #expect(abs(strip.maxY - next.maxY) < 0.001)
    }
    let network = place.network
    #expect(network.y - network.radius > bar.minY && network.y < bar.maxY)
    #expect(place.signal.isEmpty == isTablet)
    #expect(place.time.maxX < place.battery.minX)
  }
}
