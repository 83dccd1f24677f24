/// A layout that did not settle: views that asked again each time they were served.
///
/// The pass goes on without the views named here and ends; they stay marked for the next pass. Apple's
/// systems hang, or end the program where their debugging switch is on.
///
/// - SeeAlso: ``LayoutProfile/feedbackLoopFound``; Apple, "updateConstraints" and WWDC 2016, "What's New
///   in Auto Layout"; `Rules/Messages.md#feedback-loops`, `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public struct LayoutFeedbackLoop {
  /// A reason for another request of a view.
  public enum Reason: String, Sendable {
    /// `setNeedsLayout` was called.
    case setNeedsLayout = "setNeedsLayout was called"
    /// `setNeedsUpdateConstraints` was called.
    case setNeedsUpdateConstraints = "setNeedsUpdateConstraints was called"
    /// The natural size was given up.
    case contentSize = "invalidateIntrinsicContentSize was called"
    /// The view got another size.
    case size = "its size changed"
    /// A subview came or went, or started or stopped being laid out by constraints.
    case subviews = "its subviews changed"
    /// A constraint came or went.
    case constraints = "a constraint changed"
    /// Solving moved what is in it, as after a change of a constant or a priority.
    case solution = "constraints were solved again"
  }

  /// One reason to ask a view again, and where it came from.
  public struct Request: Hashable, Sendable {
    /// The reason.
    public let reason: Reason
    /// During whose turn, such as `layoutSubviews of UIView:0x…`; nil outside of any.
    public let origin: String?
  }

  /// A view that asked again and again.
  public struct Participant {
    /// The view.
    public let view: AnyObject
    /// The name of the view in reports.
    public let name: String
    /// The callback that is skipped for it: `layoutSubviews`, which AppKit calls `layout`, or `updateConstraints`.
    public let call: String
    /// The number of requests for `layoutSubviews`; one more than it was called, where that was too often.
    public let layouts: Int
    /// The number of requests for `updateConstraints`, likewise.
    public let updates: Int
    /// The requests in the last turns before the view was skipped, each once, in order.
    public let requests: [Request]
  }

  /// The maximum number of a view's requests in one pass.
  public let threshold: Int
  /// The views that were asked more often, in the order in which that was seen; empty when the pass as a
  /// whole took too many rounds.
  public let participants: [Participant]

  /// The message for the log: a line for each view and one for each reason, no line feed at the end.
  ///
  /// The words are ours; Apple's report is not documented.
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
