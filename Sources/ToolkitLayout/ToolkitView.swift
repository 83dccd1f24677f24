public import Foundation
@_exported public import LayoutTree

@_exported public import struct LayoutGeometry.ViewInsets

/// A view of a custom toolkit that takes part in layout.
///
/// A class that conforms to it owns a ``ToolkitViewState`` and implements the properties that differ from the
/// defaults. An extension adds Apple's API: subviews, anchors, guides, margins, fitting, explanations.
///
/// ```swift
/// final class Label: ToolkitView {
///   let layoutState = ToolkitViewState()
///   var text = "" { didSet { invalidateIntrinsicContentSize() } }
///   var intrinsicContentSize: CGSize { CGSize(width: text.count, height: 1) }
/// }
/// ```
///
/// A member of the class with the name of one in the extension hides it where the static type is the class, and
/// does not change layout; `(view as any ToolkitView).frame` is the extension's.
///
/// - Units: The toolkit's, called points; rectangles are in the superview's bounds, y down.
/// - Errors: Two views with one ``layoutState``, and a state that is deallocated before its view, end the
///   program with a message. Lengths that are not finite count as not stated.
/// - Complexity: Layout reads natural sizes after ``invalidateIntrinsicContentSize()`` only, and rectangles
///   whenever it positions a view.
/// - SeeAlso: `Documentation/Guides/OwnToolkit.md`; `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public protocol ToolkitView: AnyObject {
  /// The view's layout state: a stored constant, one object for the lifetime of the view.
  var layoutState: ToolkitViewState { get }

  /// The insets from the frame to the alignment rectangle, such as those of a shadow, in points; zero unless
  /// implemented.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` after a change.
  ///
  /// - SeeAlso: Apple, "alignmentRectInsets";
  ///   `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
  var alignmentRectInsets: ViewInsets { get }
  /// The alignment rectangle of a frame; the frame less ``alignmentRectInsets`` unless implemented.
  ///
  /// ``frame(forAlignmentRect:)`` must be its inverse.
  ///
  /// - Parameter frame: In the superview's bounds.
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame of an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  ///
  /// - Parameter rect: In the superview's bounds.
  func frame(forAlignmentRect rect: CGRect) -> CGRect

  /// The natural size of the alignment rectangle, in points; ``noIntrinsicMetric`` on an axis without one, on
  /// both unless implemented.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` after a change.
  ///
  /// - SeeAlso: Apple, "intrinsicContentSize".
  var intrinsicContentSize: CGSize { get }
  /// Whether the natural height depends on the width that layout assigns, as for wrapping text; false by default.
  ///
  /// Such a view returns its single-line size from ``intrinsicContentSize``, and its height for a width from
  /// ``sizeThatFits(_:)``.
  ///
  /// - SeeAlso: `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
  var wrapsText: Bool { get }
  /// The size that best fits another one; ``intrinsicContentSize`` unless implemented.
  ///
  /// Layout calls it on views with ``wrapsText`` and uses the height.
  ///
  /// - Parameter size: The solved width, in points of the alignment rectangle, and an unlimited height:
  ///   `CGFloat.greatestFiniteMagnitude`.
  func sizeThatFits(_ size: CGSize) -> CGSize
  /// The distance from the upper edge of the alignment rectangle to the first line's baseline, in points; nil
  /// for a view without text.
  ///
  /// The first baseline of a view without text is its upper edge.
  ///
  /// - SeeAlso: Apple, "firstBaselineOffsetFromTop";
  ///   `Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`.
  var firstBaselineOffsetFromTop: CGFloat? { get }
  /// The distance from the last line's baseline to the lower edge of the alignment rectangle, in points; nil
  /// for a view without text.
  var lastBaselineOffsetFromBottom: CGFloat? { get }
  /// The subview whose first baseline is the view's; the view itself unless implemented.
  ///
  /// A view that is not a descendant counts as one without text. If the result is the view itself, a view whose
  /// subviews are arranged by a stack has the stack's baselines.
  var forFirstBaselineLayout: any ToolkitView { get }
  /// The subview whose last baseline is the view's; the view itself unless implemented.
  var forLastBaselineLayout: any ToolkitView { get }

  /// Creates or changes constraints; called in the next pass after ``setNeedsUpdateConstraints()``, and in the
  /// first pass.
  func updateConstraints()
  /// Lays out the subviews; ``placeSubviews()`` unless implemented.
  ///
  /// A custom implementation calls ``placeSubviews()`` and then changes individual frames.
  func layoutSubviews()
  /// Called after the frame changed, by layout or by a program; a view redraws here.
  ///
  /// - Parameter old: The previous frame, in the superview's bounds.
  func frameDidChange(from old: CGRect)
  /// Called after ``layoutMargins`` changed.
  func layoutMarginsDidChange()
  /// Called after ``safeAreaInsets`` changed.
  func safeAreaInsetsDidChange()
}

extension ToolkitView {
  /// The value of ``intrinsicContentSize`` on an axis without a natural length: −1.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Zero insets.
  public var alignmentRectInsets: ViewInsets { .zero }
  /// The frame less ``alignmentRectInsets``.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }
  /// The rectangle extended by ``alignmentRectInsets``.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
  }
  /// A size without natural lengths.
  public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// False.
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
  /// Lays out the subviews by the constraints.
  public func layoutSubviews() { placeSubviews() }
  /// Does nothing.
  public func frameDidChange(from old: CGRect) {}
  /// Does nothing.
  public func layoutMarginsDidChange() {}
  /// Does nothing.
  public func safeAreaInsetsDidChange() {}

  /// Sets the solved frames of subviews that constraints lay out, and of guides.
  ///
  /// - Complexity: O(subviews that moved), or O(subviews) where anything else but the solution moved them.
  public func placeSubviews() { node.placeChildren() }
}
