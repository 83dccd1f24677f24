public import Foundation
internal import LayoutTree

/// Frames, and resizing with the superview.
extension ToolkitView {
  /// The rectangle in the superview's bounds; points, y down.
  ///
  /// Setting it moves the view immediately. It determines the position of a view whose mask is translated;
  /// another view keeps it as far as no constraint determines another one. A frame that is not finite ends the
  /// program with a message.
  public var frame: CGRect {
    get { node.frame }
    set { node.frame = newValue }
  }
  /// The view's coordinate space: zero, and the size of the frame; points, y down.
  public var bounds: CGRect { node.bounds }

  /// Whether layout translates frame and ``autoresizingMask`` into constraints; true unless set, as in Apple's
  /// toolkits.
  ///
  /// Set it to false on a view that constraints lay out; a stack does so.
  ///
  /// - SeeAlso: Apple, "translatesAutoresizingMaskIntoConstraints";
  ///   `Rules/Autoresizing.md#translated-masks-are-required-equations`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.translatesMask }
    set { node.translatesMask = newValue }
  }
  /// The parts of the frame that change with the superview's size while the mask is translated; none unless
  /// set.
  ///
  /// - SeeAlso: Apple, "autoresizingMask"; `Rules/Autoresizing.md#flexible-parts-share-the-difference`.
  public var autoresizingMask: ToolkitViewState.AutoresizingMask {
    get { attachedState.mask }
    set {
      attachedState.mask = newValue
      node.mask = newValue.rules
    }
  }

  /// Converts a point to the bounds of another view of the tree; points.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: any ToolkitView) -> CGPoint {
    node.convert(point, to: view.node)
  }
  /// Converts a rectangle to the bounds of another view of the tree; points.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to view: any ToolkitView) -> CGRect {
    node.convert(rect, to: view.node)
  }
}

extension ToolkitViewState {
  /// The parts of a frame that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The mask by axis.
    var rules: (horizontal: AxisMask, vertical: AxisMask) { AxisMask.axes(ofBits: rawValue) }
  }
}
