/// Where numbers of the system differ between its generations.
extension LayoutSystem {
  /// How hard a stack view closes over a view that is hidden.
  public enum HiddenArrangedViews: Sendable {
    /// Just below required, as measured on iOS 26: a fixed length wins without a word.
    case current
    /// Required, as logs of iOS 9 and 10 show: a fixed length is a contradiction.
    case early
  }

  /// How hard stack views close over hidden views; asked whenever a stack's constraints are made.
  ///
  /// - SeeAlso: semantics 10.2 and 16-5.
  public static var hiddenArrangedViews = HiddenArrangedViews.current

  /// Two readings of the size that fits, which only differ for views with alignment insets.
  public enum FittedSize: Sendable {
    /// The size of the alignment rectangle, which is what constraints speak of.
    case alignmentRectangle
    /// The size of the frame around it; targets are frames then, too.
    case frame
  }

  /// What `systemLayoutSizeFitting` takes and returns; Apple's header speaks of the view's size and leaves
  /// both open.
  ///
  /// - SeeAlso: semantics 16-4.
  public static var fittedSize = FittedSize.alignmentRectangle

  /// Two generations of the widest comfortable line.
  public enum ReadableWidth: Sendable {
    /// iOS 26: 920 points, and only in views wider than 1008 points.
    case current
    /// iOS 9 to 15: 672 points.
    case early
  }

  /// How wide `readableContentGuide` becomes at most, at the default text size; to be set before a tree is
  /// first laid out.
  ///
  /// - SeeAlso: semantics 8.3 and 16-8.
  public static var readableWidth = ReadableWidth.current
}
