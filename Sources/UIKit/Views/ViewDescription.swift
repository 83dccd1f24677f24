internal import Foundation
internal import LayoutTree
internal import QuartzCore

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
    parts.append("layer = <\(layerName(view)): \(ObjectName.address(of: view.layer))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The description of a view and of all below it, a line each, as Apple's `recursiveDescription`.
  ///
  /// - Complexity: O(views · depth) characters.
  static func hierarchy(of view: UIView) -> String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(view, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + "\(view)")
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The class of a view's layer, which is the system's own for labels: texts of public snapshot suites name it.
  private static func layerName(_ view: UIView) -> String {
    let type = type(of: view.layer)
    return view is UILabel && type == CALayer.self
      ? "_UILabelLayer" : ObjectName.className(of: type)
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
