extension NSLayoutConstraint {
  /// The alignment of a visual format's views across it, and the direction in which it runs.
  ///
  /// Alignment bits are `1 << attribute`.
  ///
  /// - SeeAlso: Apple, "NSLayoutConstraint.FormatOptions"; `Rules/Constraints.md#attribute-numbers`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns upper edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns lower edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns horizontal centres.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns vertical centres.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format runs in reading direction: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format runs to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances of a vertical format are between edges: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances between the views of a vertical format are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, in the order of their numbers.
    var alignments: [Attribute] {
      (1..<16).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }
}
