public import Foundation
@_exported public import LayoutTree

@_exported public import struct LayoutGeometry.ViewInsets

/// A view of a toolkit of your own: what layout asks of it.
///
/// A class that adopts it owns a ``ToolkitViewState`` and says what it knows of itself; everything else has a default.
/// An extension gives it Apple's names: subviews, anchors, guides, margins, fitting, explanations.
///
/// ```swift
/// final class Label: ToolkitView {
///   let layoutState = ToolkitViewState()
///   var text = "" { didSet { invalidateIntrinsicContentSize() } }
///   var intrinsicContentSize: CGSize { CGSize(width: text.count, height: 1) }
/// }
/// ```
///
/// A member of the class that has the name of one in the extension takes its place where the class is named, and does not
/// change what layout does; `(view as any ToolkitView).frame` is the extension's.
///
/// - Units: The toolkit's, called points; rectangles are in the superview's bounds, y down.
/// - Errors: Two views with one ``layoutState``, and a state that goes before its view, end the program with a text. Lengths
///   that are not finite count as not stated.
/// - Complexity: Layout asks for natural sizes after ``invalidateIntrinsicContentSize()`` only, for rectangles whenever it
///   places a view.
/// - SeeAlso: `Documentation/Guides/OwnToolkit.md`; `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public protocol ToolkitView: AnyObject {
  /// The view's part in layout: a stored constant, one object for the whole life of the view.
  var layoutState: ToolkitViewState { get }

  /// The parts of the frame beyond what layout aligns, such as a shadow, in points; none unless implemented.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` after a change.
  ///
  /// - SeeAlso: Apple, "alignmentRectInsets"; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  var alignmentRectInsets: ViewInsets { get }
  /// The part of a frame that layout aligns; the frame less ``alignmentRectInsets`` unless implemented.
  ///
  /// ``frame(forAlignmentRect:)`` has to undo it.
  ///
  /// - Parameter frame: In the superview's bounds.
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame around an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  ///
  /// - Parameter rect: In the superview's bounds.
  func frame(forAlignmentRect rect: CGRect) -> CGRect

  /// The natural size of the alignment rectangle, in points; ``noIntrinsicMetric`` on an axis without one, on both unless
  /// implemented.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` after a change.
  ///
  /// - SeeAlso: Apple, "intrinsicContentSize".
  var intrinsicContentSize: CGSize { get }
  /// Whether the natural height follows from the width that layout gives, as that of text in lines; false unless implemented.
  ///
  /// Such a view says its length in one line by ``intrinsicContentSize``, and its height for a width by
  /// ``sizeThatFits(_:)``.
  ///
  /// - SeeAlso: `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
  var wrapsText: Bool { get }
  /// The size that fits best into another one; ``intrinsicContentSize`` unless implemented.
  ///
  /// Layout asks views with ``wrapsText`` and takes the height.
  ///
  /// - Parameter size: The width that layout found, in points of the alignment rectangle, and no limit of the height:
  ///   `CGFloat.greatestFiniteMagnitude`.
  func sizeThatFits(_ size: CGSize) -> CGSize
  /// The first line's baseline below the upper edge of the alignment rectangle, in points; nil for a view without text, whose
  /// first baseline is its upper edge.
  ///
  /// - SeeAlso: Apple, "firstBaselineOffsetFromTop";
  ///   `Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`.
  var firstBaselineOffsetFromTop: CGFloat? { get }
  /// The last line's baseline above the lower edge of the alignment rectangle, in points; nil for a view without text.
  var lastBaselineOffsetFromBottom: CGFloat? { get }
  /// The subview whose first baseline is the view's; itself unless implemented.
  ///
  /// A view that is not a descendant counts as one without text. A view whose subviews are arranged by a stack has the
  /// baselines of the stack where this is the view itself.
  var forFirstBaselineLayout: any ToolkitView { get }
  /// The subview whose last baseline is the view's; itself unless implemented.
  var forLastBaselineLayout: any ToolkitView { get }

  /// Adds or changes constraints; called in the next pass after ``setNeedsUpdateConstraints()``, and once at
  /// first.
  func updateConstraints()
  /// Places the subviews; ``placeSubviews()`` unless implemented.
  ///
  /// Call ``placeSubviews()`` in an implementation of your own, then change what should be elsewhere.
  func layoutSubviews()
  /// Called after the frame changed, by layout or by a program: the time to draw again.
  ///
  /// - Parameter old: The frame before, in the superview's bounds.
  func frameDidChange(from old: CGRect)
  /// Called after ``layoutMargins`` changed.
  func layoutMarginsDidChange()
  /// Called after ``safeAreaInsets`` changed.
  func safeAreaInsetsDidChange()
}

extension ToolkitView {
  /// The value of ``intrinsicContentSize`` on an axis without a natural length: −1.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// No insets.
  public var alignmentRectInsets: ViewInsets { .zero }
  /// The frame less ``alignmentRectInsets``.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }
  /// The rectangle with ``alignmentRectInsets`` around it.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
  }
  /// No length on either axis.
  public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// No.
  public var wrapsText: Bool { false }
  /// The natural size.
  public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Nil: no text.
  public var firstBaselineOffsetFromTop: CGFloat? { nil }
  /// Nil: no text.
  public var lastBaselineOffsetFromBottom: CGFloat? { nil }
  /// The view itself.
  public var forFirstBaselineLayout: any ToolkitView { self }
  /// The view itself.
  public var forLastBaselineLayout: any ToolkitView { self }
  /// Does nothing.
  public func updateConstraints() {}
  /// Places the subviews where the constraints have them.
  public func layoutSubviews() { placeSubviews() }
  /// Does nothing.
  public func frameDidChange(from old: CGRect) {}
  /// Does nothing.
  public func layoutMarginsDidChange() {}
  /// Does nothing.
  public func safeAreaInsetsDidChange() {}

  /// Places the subviews that constraints lay out, and the guides, where the constraints have them.
  ///
  /// - Complexity: O(subviews that moved), or O(subviews) where anything else but the solution moved them.
  public func placeSubviews() { node.placeChildren() }
}
