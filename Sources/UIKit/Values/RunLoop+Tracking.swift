public import Foundation

extension RunLoop.Mode {
  /// The mode while the user touches a control.
  ///
  /// Source: Apple, "RunLoop.Mode.tracking".
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
