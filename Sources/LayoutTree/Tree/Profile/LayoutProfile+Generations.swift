/// The differences between generations of systems.
extension LayoutProfile {
  /// The generation of message texts.
  public enum Wording: Sendable {
    /// iOS 10 and later.
    case current
    /// iOS 6 to 9.
    case early
  }

  /// The generation of equations for a frame and an autoresizing mask.
  public enum MaskTranslation: Sendable {
    /// iOS 10 and later, and macOS: near edge and size, equivalent to the mask's effect without constraints.
    case current
    /// iOS 6 to about 9: size and centre.
    ///
    /// With both margins flexible and a fixed size the centre keeps its fraction of the superview.
    case early
  }

  /// The rounding of solved rectangles to values that are drawn sharply.
  public enum Rounding: Sendable {
    /// Rounds each edge to the nearest pixel of the screen, halves up, as on devices and in Interface Builder.
    case nearestPixel
    /// Rounds origins to whole points and sizes to half points, each view independently, as Mac Catalyst does
    /// with views outside of a window.
    case catalystOffscreen
  }

  /// The priority at which a stack view closes the gap of a hidden view.
  public enum HiddenArrangedViews: Sendable {
    /// Just below required, as measured on iOS 26: a fixed length has precedence without a message.
    case current
    /// Required, as logs of iOS 9 and 10 show: a fixed length is a contradiction.
    case early
  }

  /// The rule for changing the priority of an active constraint to or from required.
  public enum PriorityChanges: Sendable {
    /// Permitted, as since iOS 13 and macOS 10.15.
    case current
    /// Raises an exception, as until iOS 12.
    case early
  }

  /// The rectangle that fitting sizes refer to; it matters only for views with alignment insets.
  public enum FittedSize: Sendable {
    /// The size of the alignment rectangle, which constraints refer to.
    case alignmentRectangle
    /// The size of the frame around it; targets are frame sizes, too.
    case frame
  }

  /// The generation of the maximum readable width.
  public enum ReadableWidth: Sendable {
    /// iOS 26: 920 points, and only in views wider than 1008 points.
    case current
    /// iOS 9 to 15: 672 points.
    case early
  }
}
