internal import Foundation

/// Whose habits constraints follow where systems differ, and where layout says what it has to say.
///
/// One setting for the whole program, as there is one system on a device. The default is the current
/// system.
///
/// - SeeAlso: semantics 2, 3, 4.1 and 16.
@preconcurrency @MainActor public enum LayoutSystem {
  /// Two generations of texts.
  public enum Wording: Sendable {
    /// iOS 10 and later.
    case current
    /// iOS 6 to 9.
    case early
  }

  /// In whose words exceptions, descriptions and logs are written.
  public static var wording = Wording.current

  /// Two generations of equations for a frame and an autoresizing mask.
  public enum MaskTranslation: Sendable {
    /// iOS 10 and later, and macOS: near edge and size. What the mask does without constraints, they do.
    case current
    /// iOS 6 to about 9: size and middle. With both margins flexible and a fixed size the middle keeps its
    /// part of the superview.
    case early
  }

  /// As which equations masks enter the engine; to be set before a tree is first laid out.
  ///
  /// - SeeAlso: semantics 9.3.
  public static var maskTranslation = MaskTranslation.current

  /// Two ways to bring solved rectangles to numbers that are drawn sharply.
  public enum Rounding: Sendable {
    /// Each edge goes to the nearest pixel of the screen, halves up, as on devices and in Interface Builder.
    case nearestPixel
    /// Origins go to whole points and sizes to half points, each view for itself, as Mac Catalyst does with
    /// views that are in no window.
    case catalystOffscreen
  }

  /// How solved rectangles are rounded; frames that a user set never are.
  ///
  /// To be set before a tree is laid out.
  ///
  /// - SeeAlso: semantics 12.3.
  public static var rounding = Rounding.nearestPixel

  /// Whether a horizontal place may be tied to a vertical one, as macOS was seen to allow.
  ///
  /// iOS refuses it. Sizes and places never mix.
  ///
  /// - SeeAlso: semantics 16-1.
  public static var acceptsMixedAxes = false

  /// What is done with a message for the console; the default writes it to standard error.
  ///
  /// Messages have Apple's words and no time stamp; the last line has no line feed.
  public static var log: (String) -> Void = { message in
    // Nobody may be listening any more, which is no reason to end.
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  /// Called for every constraint that is given up in a contradiction, before anything is logged.
  ///
  /// It takes the place of the hook that test suites put into Apple's engine: a test can fail here.
  /// Layout goes on afterwards in either case. Changing constraints in it is safe: the pass that
  /// follows sees the change.
  ///
  /// - SeeAlso: semantics 4.3.
  public static var constraintBroken: ((ConflictDescription) -> Void)?

  /// How many times one view may be called in one pass before its asking counts as a feedback loop.
  ///
  /// 50, or what the user default `UIViewLayoutFeedbackLoopDebuggingThreshold` says, or the one that begins
  /// with `NSView`, which are also arguments of the program; from 50 to 1000, other numbers become the nearest of these. Apple looks for
  /// loops only where the argument is given; here none may hang.
  ///
  /// - SeeAlso: Apple, "Debugging layout feedback loops"; semantics 4.3.
  public static var feedbackLoopThreshold: Int {
    get {
      let stated = ["UIView", "NSView"].map {
        UserDefaults.standard.integer(forKey: "\($0)LayoutFeedbackLoopDebuggingThreshold")
      }
      return chosenThreshold ?? min(max(stated.max() ?? 0, smallestThreshold), 1000)
    }
    set { chosenThreshold = min(max(newValue, smallestThreshold), 1000) }
  }
  private static var chosenThreshold: Int?
  static let smallestThreshold = 50

  /// Called for every layout that did not settle, after its pass has ended and before it is logged.
  ///
  /// - SeeAlso: semantics 4.3.
  public static var feedbackLoopFound: ((LayoutFeedbackLoop) -> Void)?

  /// Whether each pass looks afterwards for views whose `alignmentRect(forFrame:)` and
  /// `frame(forAlignmentRect:)` do not undo each other, or whose natural size contains their insets; no
  /// unless set.
  ///
  /// A view that fails is told once, to ``alignmentMismatchFound`` and the log, until it passes. It is a
  /// help for debugging overrides and costs two calls of each view in a pass.
  ///
  /// - SeeAlso: Apple, "alignmentRect(forFrame:)"; semantics 5.1-1.
  public static var checksAlignmentRects = false

  /// Called for every view that ``checksAlignmentRects`` finds, before it is logged.
  ///
  /// - SeeAlso: semantics 5.1-1.
  public static var alignmentMismatchFound: ((AlignmentMismatch) -> Void)?

  /// Whether contradictions are logged: yes, unless the user default
  /// `_UIConstraintBasedLayoutLogUnsatisfiable` says no, which is also an argument of the program.
  ///
  /// - SeeAlso: semantics 4.1.
  static var logsConflicts: Bool {
    let defaults = UserDefaults.standard
    let key = "_UIConstraintBasedLayoutLogUnsatisfiable"
    return defaults.object(forKey: key) == nil || defaults.bool(forKey: key)
  }
}
