public import Foundation

/// A ruler at the edge of a scroll view.
///
/// - SeeAlso: Apple, "NSRulerView".
@preconcurrency @MainActor open class NSRulerView: NSView {
  /// The direction of a ruler; raw values are Apple's.
  public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
  /// The name of a unit.
  public struct UnitName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Inches: 72 points.
    public static let inches = UnitName("Inches")
    /// Centimetres: 28.35 points.
    public static let centimeters = UnitName("Centimeters")
    /// Points.
    public static let points = UnitName("Points")
    /// Picas: 12 points.
    public static let picas = UnitName("Picas")
  }

  private static var units: [UnitName: CGFloat] = [
    .inches: 72, .centimeters: 28.35, .points: 1, .picas: 12,
  ]
  /// Registers a unit with its length in points.
  open class func registerUnit(
    _ unitName: UnitName, abbreviation: String,
    unitToPointsConversionFactor conversionFactor: CGFloat,
    stepUpCycle: [NSNumber], stepDownCycle: [NSNumber]
  ) { units[unitName] = conversionFactor }

  /// The scroll view.
  open weak var scrollView: NSScrollView?
  /// The direction.
  open var orientation: Orientation
  /// The thickness of the part with marks, in points; 16 unless set.
  open var ruleThickness: CGFloat = 16 { didSet { scrollView?.tile() } }
  /// The thickness of the part with markers, in points; 15 in a horizontal ruler unless set.
  open var reservedThicknessForMarkers: CGFloat { didSet { scrollView?.tile() } }
  /// The thickness of the part with a further view, in points; 0 unless set.
  open var reservedThicknessForAccessoryView: CGFloat = 0 { didSet { scrollView?.tile() } }
  /// The thickness of the ruler, in points.
  open var requiredThickness: CGFloat {
    ruleThickness + reservedThicknessForMarkers + reservedThicknessForAccessoryView
  }
  /// The unit; inches unless set.
  open var measurementUnits = UnitName.inches { didSet { invalidateHashMarks() } }
  /// The distance of the ruler's zero from the document's start, in points.
  open var originOffset: CGFloat = 0 { didSet { invalidateHashMarks() } }
  /// The view that is measured; the document unless set.
  open weak var clientView: NSView? { didSet { invalidateHashMarks() } }
  /// A view in the ruler.
  open var accessoryView: NSView?
  /// The markers.
  open var markers: [NSRulerMarker]? = []
  /// Adds a marker.
  open func addMarker(_ marker: NSRulerMarker) {
    markers = (markers ?? []) + [marker]
    needsDisplay = true
  }
  /// Removes a marker.
  open func removeMarker(_ marker: NSRulerMarker) {
    markers?.removeAll { $0 === marker }
    needsDisplay = true
  }
  /// Moves the line that follows the pointer; does nothing.
  open func moveRuleline(fromLocation oldLocation: CGFloat, toLocation newLocation: CGFloat) {}
  /// Computes the marks again; they are drawn with every picture.
  open func invalidateHashMarks() { needsDisplay = true }
  /// The position of the edge of the marks.
  open var baselineLocation: CGFloat { reservedThicknessForMarkers }
  open override var isFlipped: Bool {
    orientation == .verticalRuler ? scrollView?.documentView?.isFlipped ?? true : true
  }

  /// Creates the ruler of a scroll view.
  public init(scrollView: NSScrollView?, orientation: Orientation) {
    (self.scrollView, self.orientation) = (scrollView, orientation)
    reservedThicknessForMarkers = orientation == .horizontalRuler ? 15 : 0
    super.init(frame: .zero)
    clipsToBounds = true
  }
  /// Creates a horizontal ruler from an archive.
  public required init(coder: NSCoder) {
    orientation = .horizontalRuler
    reservedThicknessForMarkers = 15
    super.init(frame: .zero)
  }

  open override func draw(_ dirtyRect: NSRect) {
    paint { $0.fill($0.bounds, NSColor.controlBackgroundColor.cgColor) }
    drawHashMarksAndLabels(in: dirtyRect)
    drawMarkers(in: dirtyRect)
  }
  /// Draws the marks of the unit and their numbers.
  open func drawHashMarksAndLabels(in rect: NSRect) {
    let unit = Self.units[measurementUnits] ?? 1
    paint { RulerPainter(painter: $0, ruler: self, unit: unit == 1 ? 100 : unit).draw() }
  }
  /// Draws the markers.
  open func drawMarkers(in rect: NSRect) { for marker in markers ?? [] { marker.draw(rect) } }
}

/// A marker of a ruler.
///
/// - SeeAlso: Apple, "NSRulerMarker".
@preconcurrency @MainActor open class NSRulerMarker: NSObject {
  /// The ruler.
  open private(set) weak var ruler: NSRulerView?
  /// The position in the measured view, in points.
  open var markerLocation: CGFloat
  /// The image.
  open var image: NSImage
  /// The point of the image at the position.
  open var imageOrigin: NSPoint
  /// Whether the user may move the marker.
  open var isMovable = false
  /// Whether the user may remove the marker.
  open var isRemovable = false
  /// Whether the user drags the marker: never.
  open var isDragging: Bool { false }
  /// The object that the marker stands for.
  open var representedObject: (any NSCopying)?
  /// Creates a marker.
  public init(
    rulerView ruler: NSRulerView, markerLocation location: CGFloat, image: NSImage,
    imageOrigin: NSPoint
  ) {
    (self.ruler, markerLocation, self.image, self.imageOrigin) = (
      ruler, location, image, imageOrigin
    )
  }
  /// The thickness that the marker needs, in points.
  open var thicknessRequiredInRuler: CGFloat { image.size.height }
  /// The rectangle of the image in the ruler.
  open var imageRectInRuler: NSRect {
    ruler.map { RulerPainter.rect(of: self, in: $0) } ?? .zero
  }
  /// Draws the image.
  open func draw(_ rect: NSRect) { image.draw(in: imageRectInRuler) }
}
