import AppKit
import TestSupport
import Testing

/// The parts of scroll views: scrollers, rulers, insets and floating views.
@MainActor struct ScrollPartTests {
  private let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
  private let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))

  init() { scroll.documentView = document }

  /// Scrollers beside the content take 15 points and show the visible part.
  @Test func scrollersBesideTheContent() throws {
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    scroll.scrollerStyle = .legacy
    #expect(scroll.contentView.frame == NSRect(x: 0, y: 0, width: 185, height: 85))
    let vertical = try #require(scroll.verticalScroller)
    #expect(vertical.frame == NSRect(x: 185, y: 0, width: 15, height: 85))
    #expect(scroll.horizontalScroller?.frame == NSRect(x: 0, y: 85, width: 185, height: 15))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 215))
    #expect(vertical.doubleValue == 1 && abs(vertical.knobProportion - 85 / 300) < 1e-9)
    #expect(vertical.rect(for: .knob).maxY == vertical.rect(for: .knobSlot).maxY)
    #expect(vertical.rect(for: .decrementPage).maxY == vertical.rect(for: .knob).minY)
    #expect(
      vertical.rect(for: .incrementPage).height == 0 && vertical.rect(for: .decrementLine) == .zero)
    let middle = vertical.rect(for: .knob)
    #expect(
      vertical.testPart(vertical.convert(NSPoint(x: middle.midX, y: middle.midY), to: nil)) == .knob
    )
    #expect(vertical.usableParts == .allScrollerParts && vertical.hitPart == .noPart)
    document.setFrameSize(NSSize(width: 100, height: 50))
    scroll.autohidesScrollers = true
    #expect(scroll.contentSize == NSSize(width: 200, height: 100) && vertical.superview == nil)
    vertical.checkSpaceForParts()
    vertical.drawKnob()
    vertical.drawKnobSlot(in: .zero, highlight: false)
    expectStored(vertical, \.knobStyle, from: .default, to: .light)
    vertical.floatValue = 0.5
    #expect(vertical.floatValue == 0.5 && NSScroller.isCompatibleWithOverlayScrollers)
    #expect(NSScroller.scrollerWidth(for: .small, scrollerStyle: .overlay) == 11)
    #expect(NSScroller.preferredScrollerStyleDidChangeNotification.rawValue.hasPrefix("NS"))
    #expect(
      NSScroller.UsableParts.onlyScrollerArrows.rawValue == 1
        && NSScroller.Part.incrementLine.rawValue == 5)
  }

  @Test func sizesAroundContent() {
    let size = NSScrollView.frameSize(
      forContentSize: NSSize(width: 100, height: 50), horizontalScrollerClass: nil,
      verticalScrollerClass: NSScroller.self, borderType: .lineBorder, controlSize: .regular,
      scrollerStyle: .legacy)
    #expect(size == NSSize(width: 117, height: 52))
    let content = NSScrollView.contentSize(
      forFrameSize: size, horizontalScrollerClass: nil, verticalScrollerClass: NSScroller.self,
      borderType: .lineBorder, controlSize: .regular, scrollerStyle: .legacy)
    #expect(content == NSSize(width: 100, height: 50))
  }

  @Test func insetsWidenTheRange() {
    scroll.contentInsets = NSEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.scroll(scroll.contentView, to: NSPoint(x: 0, y: -50))
    #expect(scroll.documentVisibleRect.minY == -10)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 500))
    #expect(scroll.documentVisibleRect.maxY == 320)
    #expect(scroll.contentView.contentInsets.bottom == 20)
  }

  @Test func rulersTakeSpace() throws {
    scroll.hasVerticalRuler = true
    scroll.hasHorizontalRuler = true
    #expect(scroll.contentView.frame.minX == 0)
    scroll.rulersVisible = true
    // 16 for marks, and 15 for markers above.
    #expect(scroll.contentView.frame == NSRect(x: 16, y: 31, width: 184, height: 69))
    let ruler = try #require(scroll.horizontalRulerView)
    #expect(ruler.frame == NSRect(x: 16, y: 0, width: 184, height: 31))
    #expect(ruler.baselineLocation == 15 && ruler.requiredThickness == 31)
    let marker = NSRulerMarker(
      rulerView: ruler, markerLocation: 50, image: NSImage(size: NSSize(width: 8, height: 8)),
      imageOrigin: NSPoint(x: 4, y: 0))
    ruler.addMarker(marker)
    #expect(
      ruler.markers == [marker] && marker.imageRectInRuler.minX == 46 && marker.ruler === ruler)
    scroll.contentView.scroll(to: NSPoint(x: 20, y: 0))
    #expect(marker.imageRectInRuler.minX == 26 && marker.thicknessRequiredInRuler == 8)
    let picture = try ruler.pngData()
    ruler.measurementUnits = .centimeters
    #expect(try ruler.pngData() != picture)
    ruler.removeMarker(marker)
    #expect(ruler.markers == [] && !marker.isDragging)
    marker.representedObject = NSString("a")
    let values: [KeptProperty<NSRulerMarker>] = [
      .init(\.isMovable, default: false, other: true),
      .init(\.isRemovable, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: marker, values).isEmpty)
    ruler.clientView = document
    ruler.accessoryView = NSView()
    ruler.reservedThicknessForAccessoryView = 4
    ruler.reservedThicknessForMarkers = 0
    ruler.ruleThickness = 10
    ruler.originOffset = 3
    #expect(ruler.requiredThickness == 14 && ruler.orientation == .horizontalRuler)
    ruler.invalidateHashMarks()
    ruler.moveRuleline(fromLocation: 0, toLocation: 1)
    NSRulerView.registerUnit(
      .init("Feet"), abbreviation: "ft", unitToPointsConversionFactor: 864, stepUpCycle: [],
      stepDownCycle: [])
    #expect(
      NSRulerView.UnitName.picas != .points && NSRulerView.UnitName.inches.rawValue == "Inches")
    #expect(NSScrollView.rulerViewClass is NSRulerView.Type)
    scroll.verticalRulerView = nil
    #expect(scroll.contentView.frame.minX == 0)
  }

  /// A view that floats along an axis keeps its place in the visible part.
  @Test func floatingViews() {
    let view = NSView(frame: NSRect(x: 5, y: 10, width: 20, height: 20))
    scroll.addFloatingSubview(view, for: .vertical)
    scroll.contentView.scroll(to: NSPoint(x: 30, y: 40))
    #expect(view.frame.origin == NSPoint(x: 5, y: 50) && view.superview === document)
    let other = NSView(frame: NSRect(x: 5, y: 10, width: 20, height: 20))
    scroll.addFloatingSubview(other, for: .horizontal)
    #expect(other.frame.origin == NSPoint(x: 35, y: 10))
  }

  @Test func values() {
    let table: [KeptProperty<NSScrollView>] = [
      .init(\.scrollerKnobStyle, default: .default, other: .dark),
      .init(\.verticalScrollElasticity, default: .automatic, other: .none),
      .init(\.horizontalScrollElasticity, default: .automatic, other: .allowed),
      .init(\.usesPredominantAxisScrolling, default: true, other: false),
      .init(\.scrollsDynamically, default: true, other: false),
      .init(\.verticalLineScroll, default: 10, other: 11),
      .init(\.horizontalLineScroll, default: 10, other: 12),
      .init(\.verticalPageScroll, default: 10, other: 13),
      .init(\.horizontalPageScroll, default: 10, other: 14),
      .init(\.lineScroll, default: 11, other: 5), .init(\.pageScroll, default: 13, other: 6),
      .init(\.allowsMagnification, default: false, other: true),
      .init(\.magnification, default: 1, other: 2),
      .init(\.minMagnification, default: 0.25, other: 0.5),
      .init(\.maxMagnification, default: 4, other: 3),
      .init(\.isFindBarVisible, default: false, other: true),
      .init(\.findBarPosition, default: .aboveContent, other: .belowContent),
    ]
    #expect(KeptProperty.lapses(in: scroll, table).isEmpty && scroll.horizontalLineScroll == 5)
    scroll.setMagnification(9, centeredAt: .zero)
    #expect(scroll.magnification == 3)
    scroll.magnify(toFit: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scroll.magnification == 1)
    scroll.findBarView = NSView()
    scroll.flashScrollers()
    let clip = scroll.contentView
    expectStored(clip, \.copiesOnScroll, from: true, to: false)
    expectStored(clip, \.automaticallyAdjustsContentInsets, from: true, to: false)
    let names = [
      NSScrollView.willStartLiveScrollNotification, NSScrollView.didLiveScrollNotification,
      NSScrollView.didEndLiveScrollNotification, NSScrollView.willStartLiveMagnifyNotification,
      NSScrollView.didEndLiveMagnifyNotification,
    ]
    #expect(
      Set(names).count == 5 && NSScrollView.FindBarPosition.aboveHorizontalRuler.rawValue == 0)
  }
}
