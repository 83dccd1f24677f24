internal import Foundation
internal import LayoutTree

/// Descriptions of views, in the format of Apple's logs.
///
///     <UILabel: 0x172c1d50; frame = (0 0; 0 0); text = 'Name'; userInteractionEnabled = NO; layer = <CALayer: 0x172c1e00>>
///
/// - SeeAlso: logs of public crash reports; `Rules/Messages.md#exceptions-name-the-item-and-the-reason`
///   names the place where exceptions use it.
@MainActor enum ViewDescription {
  /// The description of a view: its frame and the properties that differ from a plain view's.
  static func text(of view: UIView) -> String {
    let frame = view.viewNode.frame
    var parts = [
      name(view),
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = view.contentDescription,
      view is UILabel || view is UITextField || view is UITextView
    {
      parts.append("text = '\(text)'")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if view.autoresizingMask != [] { parts.append("autoresize = \(mask(view.autoresizingMask))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(name(view.layer))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func name(_ object: AnyObject) -> String {
    "\(ObjectName.className(of: type(of: object))): \(ObjectName.address(of: object))"
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
