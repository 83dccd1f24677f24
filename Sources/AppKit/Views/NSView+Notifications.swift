public import Foundation

/// Whether changes of a rectangle are posted, and the rectangle as of the last notification.
struct ChangeReports {
  /// Whether changes are posted.
  var isOn = true
  /// Whether notifications are deferred while a rectangle changes in several steps.
  var isHeld = false
  /// Whether there was a change while telling was switched off.
  private var isOwed = false
  /// The rectangle as it was noted last; points.
  private var noted: CGRect

  init(_ rect: CGRect) { noted = rect }

  /// Records a rectangle and returns whether to post a notification.
  ///
  /// Where y grows upwards an origin is computed from the opposite edge, so differences far below a pixel do
  /// not count.
  mutating func note(_ rect: CGRect) -> Bool {
    guard !isHeld else { return false }
    func differ(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > 1e-6 }
    guard
      differ(rect.origin.x, noted.origin.x) || differ(rect.origin.y, noted.origin.y)
        || differ(rect.size.width, noted.size.width)
        || differ(rect.size.height, noted.size.height)
    else { return false }
    noted = rect
    isOwed = !isOn
    return isOn
  }

  /// Switches telling on or off; whether a change is owed now.
  mutating func turn(_ isOn: Bool) -> Bool {
    self.isOn = isOn
    guard isOn, isOwed else { return false }
    isOwed = false
    return true
  }
}

extension NSView {
  /// Posted, with the view as object, after its frame changed in its superview's own space.
  ///
  /// - SeeAlso: Apple, "frameDidChangeNotification".
  public static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  /// Posted, with the view as object, after its bounds changed otherwise than with the frame.
  ///
  /// - SeeAlso: Apple, "boundsDidChangeNotification".
  public static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")

  /// Posts that the frame changed, if it did and posting is on.
  func tellFrameChange() {
    if frameReports.note(viewNode.nativeFrame) { post(Self.frameDidChangeNotification) }
  }

  /// Posts that the view scrolled, if posting is on.
  func tellBoundsChange() {
    if boundsReports.note(CGRect(origin: bounds.origin, size: .zero)) {
      post(Self.boundsDidChangeNotification)
    }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
