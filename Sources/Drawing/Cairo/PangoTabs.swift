internal import CPango
import Foundation

/// The stops of tab characters in a Pango layout.
///
/// Call inside the font library's lock.
enum PangoTabs {
  /// The number of stops after those in a style.
  private static let further = 100

  /// Sets a paragraph's stops on a layout.
  ///
  /// Pango measures from the start of its layout, at the smaller indent, but Apple from the edge where lines begin.
  static func apply(_ paragraph: TextParagraph, to layout: OpaquePointer) {
    let stops = stops(of: paragraph)
    guard let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    defer { pango_tab_array_free(tabs) }
    for (index, stop) in stops.enumerated() {
      let place = (min(stop.location, 1e6) * Double(PANGO_SCALE)).rounded()
      pango_tab_array_set_tab(tabs, Int32(index), alignment(stop.alignment), Int32(place))
    }
    pango_layout_set_tabs(layout, tabs)
  }

  /// Returns the specified stops after the first line's start and the default ones, in Pango's coordinates.
  private static func stops(of paragraph: TextParagraph) -> [TextParagraph.TabStop] {
    let start = paragraph.head(isFirst: true)
    let base = min(start, paragraph.head(isFirst: false))
    let named = paragraph.tabStops.filter { $0.location.isFinite && $0.location > start }
      .sorted { $0.location < $1.location }
    let wanted = paragraph.defaultTabInterval
    let interval =
      wanted.isFinite && wanted >= 1 ? wanted : TextParagraph.standardTabInterval
    let last = max(named.last?.location ?? 0, start)
    let first = (last / interval).rounded(.down) + 1
    let rest = (0..<further).map {
      TextParagraph.TabStop(location: (first + Double($0)) * interval)
    }
    return (named + rest).map { stop in
      TextParagraph.TabStop(location: stop.location - base, alignment: stop.alignment)
    }
  }

  private static func alignment(_ alignment: TextParagraph.Alignment) -> PangoTabAlign {
    switch alignment {
    case .left, .natural, .justified: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    }
  }
}
