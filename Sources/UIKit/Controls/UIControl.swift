public import Foundation

/// A view that people act on.
///
/// - SeeAlso: Apple, "UIControl".
@preconcurrency @MainActor open class UIControl: UIView {
  /// What a control is doing.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal = State([])
    /// Being touched.
    public static let highlighted = State(rawValue: 1)
    /// Switched off.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Having keyboard focus.
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands when the control is wider than it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands when the control is higher than it.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// What the document that the control comes from has it do, by the names of events in documents.
  package var documentActions: [(event: String, send: (UIControl) -> Void)] = []

  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is being touched.
  open var isHighlighted = false
  /// Where content stands along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content stands along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A control fits its natural size, ornaments included, where it has one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: natural))
    return CGSize(
      width: natural.width < 0 ? bounds.width : frame.width,
      height: natural.height < 0 ? bounds.height : frame.height)
  }
  /// The three flags as one value.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
