/// The differences between generations of systems.
extension LayoutProfile {
  /// Two generations of texts.
  public enum Wording: Sendable {
    /// iOS 10 and later.
    case current
    /// iOS 6 to 9.
    case early
  }

  /// Two generations of equations for a frame and an autoresizing mask.
  public enum MaskTranslation: Sendable {
    /// The equations of iOS 10 and later, and of macOS: near edge and size; constraints do what the mask does
    /// without them.
    case current
    /// The equations of iOS 6 to about 9: size and middle.
    ///
    /// With both margins flexible and a fixed size the middle keeps its part of the superview.
    case early
  }

  /// Two ways to bring solved rectangles to numbers that are drawn sharply.
  public enum Rounding: Sendable {
    /// Each edge goes to the nearest pixel of the screen, halves up, as on devices and in Interface Builder.
    case nearestPixel
    /// Origins go to whole points and sizes to half points, each view for itself, as Mac Catalyst does with
    /// views that are in no window.
    case catalystOffscreen
  }

  /// The priority at which a stack view closes over a hidden view.
  public enum HiddenArrangedViews: Sendable {
    /// Just below required, as measured on iOS 26: a fixed length wins without a word.
    case current
    /// Required, as logs of iOS 9 and 10 show: a fixed length is a contradiction.
    case early
  }

  /// Whether the priority of an active constraint may become required or stop to be.
  public enum PriorityChanges: Sendable {
    /// It may, as since iOS 13 and macOS 10.15.
    case current
    /// It raises an exception, as until iOS 12.
    case early
  }

  /// Two readings of the size that fits, which only differ for views with alignment insets.
  public enum FittedSize: Sendable {
    /// The size of the alignment rectangle, which is what constraints speak of.
    case alignmentRectangle
    /// The size of the frame around it; targets are frames then, too.
    case frame
  }

  /// Two generations of the widest comfortable line.
  public enum ReadableWidth: Sendable {
    /// iOS 26: 920 points, and only in views wider than 1008 points.
    case current
    /// iOS 9 to 15: 672 points.
    case early
  }
}
