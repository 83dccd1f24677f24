import UIKit

/// Prints, for the eight horizontal masks of one view, the constraints that the system makes of frame and
/// mask, and beside them what the public API can say instead.
///
/// The system's are those of iOS 6 to 9, which tie a middle to a width or to a bare number. Public
/// constraints may do neither, so the second column ties it to an edge of the superview, which comes to the
/// same as long as the superview's bounds start at zero.
@main
struct MaskTranslation {
  @MainActor static func main() {
    LayoutProfile.standard.maskTranslation = .early
    print(report)
  }

  /// All eight masks, one paragraph each.
  @MainActor static var report: String {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.addSubview(view)
    let printer = EquationPrinter(names: [
      ObjectIdentifier(view): "testView", ObjectIdentifier(superview): "superview",
    ])
    var lines = [
      "testView.frame: \(printer.text(view.frame))",
      "testView.superview.bounds: \(printer.text(superview.bounds))",
    ]
    for bits in 0..<8 as Range<UInt> {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
      lines.append("")
      lines.append("Autoresizing Mask: \(name(of: view.autoresizingMask))")
      let system = view.autoresizingMaskConstraints.prefix(2).map(printer.text)
      let own = PublicMaskConstraints.horizontal(of: view).map(printer.text)
      for (left, right) in zip(system, own) {
        lines.append(left.padding(toLength: 56, withPad: " ", startingAt: 0) + right)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func name(of mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "UIViewAutoresizingFlexibleLeftMargin"),
      (.flexibleWidth, "UIViewAutoresizingFlexibleWidth"),
      (.flexibleRightMargin, "UIViewAutoresizingFlexibleRightMargin"),
    ]
    let used = names.filter { mask.contains($0.0) }.map(\.1)
    return used.isEmpty ? "UIViewAutoresizingNone" : used.joined(separator: " | ")
  }
}
