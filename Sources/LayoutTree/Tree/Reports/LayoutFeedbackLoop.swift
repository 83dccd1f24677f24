/// A layout that did not settle: views that requested layout again in each turn.
///
/// The pass continues without the views named here and ends; they stay marked for the next pass. Apple's
/// systems hang, or end the program where their debugging switch is on.
///
/// - SeeAlso: ``LayoutProfile/feedbackLoopFound``; Apple, "updateConstraints" and WWDC 2016, "What's New in
///   Auto Layout"; `Rules/Messages.md#feedback-loops`, `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public struct LayoutFeedbackLoop {
  /// The reason for a repeated request.
  public enum Reason: String, Sendable {
    /// `setNeedsLayout` was called.
    case setNeedsLayout = "setNeedsLayout was called"
    /// `setNeedsUpdateConstraints` was called.
    case setNeedsUpdateConstraints = "setNeedsUpdateConstraints was called"
    /// The natural size was invalidated.
    case contentSize = "invalidateIntrinsicContentSize was called"
    /// The view's size changed.
    case size = "its size changed"
    /// A subview was added, removed, or started or stopped being laid out by constraints.
    case subviews = "its subviews changed"
    /// A constraint was added or removed.
    case constraints = "a constraint changed"
    /// Solving moved a subview, as after a change of a constant or a priority.
    case solution = "constraints were solved again"
  }

  /// A reason for a request, and its origin.
  public struct Request: Hashable, Sendable {
    /// The reason.
    public let reason: Reason
    /// The callback during which it was made, such as `layoutSubviews of UIView:0x…`; nil outside of any.
    public let origin: String?
  }

  /// A view with repeated requests.
  public struct Participant {
    /// The view.
    public let view: AnyObject
    /// The name of the view in reports.
    public let name: String
    /// The callback that is skipped for the view: `layoutSubviews`, which AppKit calls `layout`, or
    /// `updateConstraints`.
    public let call: String
    /// The number of requests for `layoutSubviews`; one more than the number of calls, if the limit was
    /// exceeded.
    public let layouts: Int
    /// The number of requests for `updateConstraints`, likewise.
    public let updates: Int
    /// The requests in the last turns before the view was skipped, without duplicates, in order.
    public let requests: [Request]
  }

  /// The maximum number of calls of a view in one pass.
  public let threshold: Int
  /// The views that exceeded it, in order of detection; empty when the pass as a whole took too many rounds.
  public let participants: [Participant]

  /// The message for the log: a line for each view and one for each reason, no line feed at the end.
  ///
  /// The wording is not Apple's, whose report is not documented.
  public var message: String {
    var lines = ["[LayoutLoop] Layout did not settle."]
    for participant in participants {
      let isUpdate = participant.call == "updateConstraints"
      let count = isUpdate ? participant.updates : participant.layouts
      lines.append(
        "\t\(participant.name): asked for \(participant.call) \(count) times in one pass.")
      for request in participant.requests {
        let origin = request.origin.map { ", in \($0)" } ?? ""
        lines.append("\t\tIt was asked again because \(request.reason.rawValue)\(origin).")
      }
    }
    if participants.isEmpty {
      lines.append("\tNo view asked again, but constraints kept changing.")
    }
    lines.append(
      "The pass ended without them. Set -UIViewLayoutFeedbackLoopDebuggingThreshold to a number from 50 to 1000 to allow more calls; it is \(threshold)."
    )
    return lines.joined(separator: "\n")
  }
}
