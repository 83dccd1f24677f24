public import Foundation

/// The generation of a system that a tree of views follows, and the receivers of its diagnostics.
///
/// A tree has the profile of its root; without one it has ``standard``, the process's. So two
/// generations of a system can be laid out side by side. A profile is set before a tree is laid out;
/// setting it later invalidates the layout.
///
/// ```swift
/// var profile = LayoutProfile(readableWidth: .early)
/// profile.log = { _ in }
/// profile.constraintBroken = { conflict in print(conflict.broken.constraint.constant) }
/// let view = UIView()
/// view.layoutProfile = profile
/// view.translatesAutoresizingMaskIntoConstraints = false
/// view.widthAnchor.constraint(equalToConstant: 10).isActive = true
/// view.widthAnchor.constraint(equalToConstant: 20).isActive = true
/// view.layoutIfNeeded()  // 20.0
/// ```
///
/// - Units: Those of the view concerned; ``feedbackLoopThreshold`` counts calls in one pass.
/// - Errors: None: thresholds are clamped to 50 to 1000, and a closed stream does not stop the log.
/// - Complexity: Reading the profile of a view is O(depth); ``checksAlignmentRects`` costs two calls of
///   each view in a pass.
/// - SeeAlso: Apple, "Debugging layout feedback loops" for the threshold;
///   `Rules/Messages.md#exceptions-name-the-item-and-the-reason`,
///   `Rules/Messages.md#descriptions-of-constraints`, `Rules/Messages.md#conflict-logs`.
@preconcurrency @MainActor public struct LayoutProfile {
  /// The generation whose words exceptions, descriptions and logs use.
  public var wording = Wording.current
  /// The equations that masks become.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#former-mask-equations`.
  public var maskTranslation = MaskTranslation.current
  /// The rounding of solved rectangles; frames that a user set are never rounded.
  ///
  /// - SeeAlso: `Rules/Passes.md#mac-catalyst-rounds-offscreen`.
  public var rounding = Rounding.nearestPixel
  /// The priority at which stack views close over hidden views.
  ///
  /// - SeeAlso: `Rules/Stacks.md#hidden-arranged-views`.
  public var hiddenArrangedViews = HiddenArrangedViews.current
  /// Whether the priority of an active constraint may cross required.
  ///
  /// - SeeAlso: `Rules/Constraints.md#priorities-of-active-constraints`.
  public var priorityChanges = PriorityChanges.current
  /// The size that `systemLayoutSizeFitting` takes and returns; Apple's header speaks of the view's size and
  /// leaves both open.
  ///
  /// - SeeAlso: `Rules/Sizes.md#fitting-sizes`.
  public var fittedSize = FittedSize.alignmentRectangle
  /// The maximum width of `readableContentGuide`, at the default text size.
  ///
  /// - SeeAlso: `Rules/Guides.md#readable-width`.
  public var readableWidth = ReadableWidth.current
  /// Whether a horizontal place may be tied to a vertical one, as macOS was seen to allow.
  ///
  /// iOS refuses it. Sizes and places never mix.
  ///
  /// - SeeAlso: `Rules/Constraints.md#legal-pairs`.
  public var acceptsMixedAxes = false
  /// Folders in which pictures and colours are looked for by name, after the program's own; in order.
  public var assetFolders: [URL] = []

  /// The receiver of messages for the console; the default writes them to standard error.
  ///
  /// Messages have Apple's words and no time stamp; the last line has no line feed.
  public var log: (String) -> Void = { message in
    // The stream may be closed; layout goes on.
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  /// Called for every constraint that is given up in a contradiction, before anything is logged.
  ///
  /// It takes the place of the hook that test suites put into Apple's engine: a test can fail here.
  /// Layout goes on afterwards in either case. Changing constraints in it is safe: the pass that
  /// follows sees the change.
  ///
  /// - SeeAlso: `Rules/Messages.md#broken-constraints-can-be-observed`.
  public var constraintBroken: ((ConflictDescription) -> Void)?

  /// The number of calls of one view in one pass from which its requests count as a feedback loop.
  ///
  /// 50, or what the user default `UIViewLayoutFeedbackLoopDebuggingThreshold` says, or the one that begins
  /// with `NSView`, which are also arguments of the program; from 50 to 1000, other numbers become the
  /// nearest of these. Apple looks for loops only where the argument is given; here none may hang.
  ///
  /// - SeeAlso: Apple, "Debugging layout feedback loops"; `Rules/Messages.md#feedback-loops`.
  public var feedbackLoopThreshold: Int {
    get {
      let stated = ["UIView", "NSView"].map {
        UserDefaults.standard.integer(forKey: "\($0)LayoutFeedbackLoopDebuggingThreshold")
      }
      return explicitThreshold ?? min(max(stated.max() ?? 0, Self.smallestThreshold), 1000)
    }
    set { explicitThreshold = min(max(newValue, Self.smallestThreshold), 1000) }
  }
  private var explicitThreshold: Int?
  static let smallestThreshold = 50

  /// Called for every layout that did not settle, after its pass has ended and before it is logged.
  ///
  /// - SeeAlso: `Rules/Messages.md#feedback-loops`.
  public var feedbackLoopFound: ((LayoutFeedbackLoop) -> Void)?

  /// Whether each pass checks afterwards that `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are
  /// inverse and natural sizes exclude the insets; default: false.
  ///
  /// A view that fails is reported once, to ``alignmentMismatchFound`` and the log, until it passes. It is a
  /// help for debugging overrides and costs two calls of each view in a pass.
  ///
  /// - SeeAlso: Apple, "alignmentRect(forFrame:)";
  ///   `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  public var checksAlignmentRects = false

  /// Called for every view that ``checksAlignmentRects`` finds, before it is logged.
  ///
  /// - SeeAlso: `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  public var alignmentMismatchFound: ((AlignmentMismatch) -> Void)?

  /// Creates a profile; values that are not stated are the current system's.
  public init(
    wording: Wording = .current, maskTranslation: MaskTranslation = .current,
    rounding: Rounding = .nearestPixel, hiddenArrangedViews: HiddenArrangedViews = .current,
    priorityChanges: PriorityChanges = .current,
    fittedSize: FittedSize = .alignmentRectangle, readableWidth: ReadableWidth = .current,
    acceptsMixedAxes: Bool = false
  ) {
    self.wording = wording
    self.maskTranslation = maskTranslation
    self.rounding = rounding
    self.hiddenArrangedViews = hiddenArrangedViews
    self.priorityChanges = priorityChanges
    self.fittedSize = fittedSize
    self.readableWidth = readableWidth
    self.acceptsMixedAxes = acceptsMixedAxes
  }

  /// Whether contradictions are logged: yes, unless the user default
  /// `_UIConstraintBasedLayoutLogUnsatisfiable` says no, which is also an argument of the program.
  ///
  /// - SeeAlso: `Rules/Messages.md#conflict-logs`.
  static var logsConflicts: Bool {
    let defaults = UserDefaults.standard
    let key = "_UIConstraintBasedLayoutLogUnsatisfiable"
    return defaults.object(forKey: key) == nil || defaults.bool(forKey: key)
  }
}
