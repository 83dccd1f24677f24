public import Foundation

/// The state of change notifications for a rectangle: whether they are posted, and the last posted rectangle.
struct ChangeReports {
  /// Whether changes are posted.
  var isEnabled = true
  /// Whether notifications are deferred while a rectangle changes in several steps.
  var isDeferred = false
  /// Whether the rectangle changed while notifications were disabled.
  private var isPending = false
  /// The last recorded rectangle; points.
  private var lastRect: CGRect

  init(_ rect: CGRect) { lastRect = rect }

  /// Records a rectangle and returns whether to post a notification.
  ///
  /// Where y grows upwards an origin is computed from the opposite edge, so differences far below a pixel do
  /// not count.
  mutating func record(_ rect: CGRect) -> Bool {
    guard !isDeferred else { return false }
    func differ(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > 1e-6 }
    guard
      differ(rect.origin.x, lastRect.origin.x) || differ(rect.origin.y, lastRect.origin.y)
        || differ(rect.size.width, lastRect.size.width)
        || differ(rect.size.height, lastRect.size.height)
    else { return false }
    lastRect = rect
    isPending = !isEnabled
    return isEnabled
  }

  /// Enables or disables notifications; returns whether one is pending now.
  mutating func setEnabled(_ isOn: Bool) -> Bool {
    self.isEnabled = isOn
    guard isOn, isPending else { return false }
    isPending = false
    return true
  }
}

extension NSView {
  /// Posted after a view's frame changed in its superview's coordinate space, with the view as its object.
  ///
  /// - SeeAlso: Apple, "frameDidChangeNotification".
  public static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  /// Posted after a view's bounds changed independently of its frame, with the view as its object.
  ///
  /// - SeeAlso: Apple, "boundsDidChangeNotification".
  public static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")

  /// Posts a notification if the frame changed and notifications are enabled.
  func postFrameChange() {
    if frameReports.record(viewNode.nativeFrame) { post(Self.frameDidChangeNotification) }
  }

  /// Posts a notification if the bounds changed and notifications are enabled.
  func postBoundsChange() {
    if boundsReports.record(CGRect(origin: bounds.origin, size: .zero)) {
      post(Self.boundsDidChangeNotification)
    }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
