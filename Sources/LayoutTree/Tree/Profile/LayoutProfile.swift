public import Foundation

/// The OS generation that a tree of views follows where systems differ, and the destination of diagnostics.
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
  /// The generation of wording in exceptions, descriptions and logs.
  public var wording = Wording.current
  /// The generation of equations for masks.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#former-mask-equations`.
  public var maskTranslation = MaskTranslation.current
  /// The rounding of solved rectangles; frames that a user set are never rounded.
  ///
  /// - SeeAlso: `Rules/Passes.md#mac-catalyst-rounds-offscreen`.
  public var rounding = Rounding.nearestPixel
  /// The priority at which stack views close the gaps of hidden views.
  ///
  /// - SeeAlso: `Rules/Stacks.md#hidden-arranged-views`.
  public var hiddenArrangedViews = HiddenArrangedViews.current
  /// Whether the priority of an active constraint may cross required.
  ///
  /// - SeeAlso: `Rules/Constraints.md#priorities-of-active-constraints`.
  public var priorityChanges = PriorityChanges.current
  /// The rectangle that `systemLayoutSizeFitting` refers to; Apple's header mentions the view's size and leaves
  /// it open.
  ///
  /// - SeeAlso: `Rules/Sizes.md#fitting-sizes`.
  public var fittedSize = FittedSize.alignmentRectangle
  /// The maximum width of `readableContentGuide`, at the default text size.
  ///
  /// - SeeAlso: `Rules/Guides.md#readable-width`.
  public var readableWidth = ReadableWidth.current
  /// Whether a constraint may relate a horizontal position to a vertical one, as macOS was seen to allow.
  ///
  /// iOS rejects it. Sizes and positions never mix.
  ///
  /// - SeeAlso: `Rules/Constraints.md#legal-pairs`.
  public var acceptsMixedAxes = false
  /// The folders, in order, that are searched for images and colours by name, after the program's resources.
  public var assetFolders: [URL] = []
  /// The folder of pictures of symbols, SVG files with the symbols' names, which override those of the installed set.
  ///
  /// - SeeAlso: `Decisions/symbols.md`.
  public var symbolFolder: URL?
  /// The look of text in pictures of views: letters, or boxes that no update of a font's outlines changes.
  ///
  /// - SeeAlso: `Decisions/same-pictures.md`.
  public var drawnText = DrawnText.letters

  /// The closure that receives console messages; the default writes them to standard error.
  ///
  /// Messages have Apple's words and no time stamp; the last line has no line feed.
  public var log: (String) -> Void = { message in
    // The stream may be closed; layout goes on.
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  /// Called for every constraint that is broken in a contradiction, before anything is logged.
  ///
  /// It replaces the hook that test suites install in Apple's engine: a test can fail here. Layout continues
  /// afterwards in either case. Changing constraints in it is safe: the pass that follows sees the change.
  ///
  /// - SeeAlso: `Rules/Messages.md#broken-constraints-can-be-observed`.
  public var constraintBroken: ((ConflictDescription) -> Void)?

  /// The maximum number of calls of a view in one pass before its requests count as a feedback loop.
  ///
  /// 50, or the value of the user default `UIViewLayoutFeedbackLoopDebuggingThreshold`, or of the one that
  /// begins with `NSView`, which are also arguments of the program; values are clamped to 50 to 1000. Apple
  /// detects loops only where the argument is given; here no loop may hang.
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

  /// Whether each pass checks that `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are inverse, and
  /// that natural sizes exclude insets; false unless set.
  ///
  /// A view that fails is reported once, to ``alignmentMismatchFound`` and the log, until it passes. It is an
  /// aid for debugging overrides and costs two calls of each view in a pass.
  ///
  /// - SeeAlso: Apple, "alignmentRect(forFrame:)";
  ///   `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  public var checksAlignmentRects = false

  /// Called for every view that fails ``checksAlignmentRects``, before it is logged.
  ///
  /// - SeeAlso: `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  public var alignmentMismatchFound: ((AlignmentMismatch) -> Void)?

  /// Creates a profile; omitted values are the current system's.
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

  /// Whether contradictions are logged: true, unless the user default
  /// `_UIConstraintBasedLayoutLogUnsatisfiable` is false, which is also an argument of the program.
  ///
  /// - SeeAlso: `Rules/Messages.md#conflict-logs`.
  static var logsConflicts: Bool {
    let defaults = UserDefaults.standard
    let key = "_UIConstraintBasedLayoutLogUnsatisfiable"
    return defaults.object(forKey: key) == nil || defaults.bool(forKey: key)
  }
}
