public import Foundation

extension NSScrollView {
  /// The bounce at an end of the document; raw values are Apple's.
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }
  /// The place of the row of a search; raw values are Apple's.
  public enum FindBarPosition: Int, Sendable {
    case aboveHorizontalRuler, aboveContent, belowContent
  }

  /// Posted before the user scrolls; never here.
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  /// Posted while the user scrolls; never here.
  public nonisolated static let didLiveScrollNotification = Notification.Name(
    "NSScrollViewDidLiveScrollNotification")
  /// Posted after the user scrolled; never here.
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
  /// Posted before the user magnifies; never here.
  public nonisolated static let willStartLiveMagnifyNotification = Notification.Name(
    "NSScrollViewWillStartLiveMagnifyNotification")
  /// Posted after the user magnified; never here.
  public nonisolated static let didEndLiveMagnifyNotification = Notification.Name(
    "NSScrollViewDidEndLiveMagnifyNotification")
}
