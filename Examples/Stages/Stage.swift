public import UIKit

/// A white background that centres a view, with lines through its own middle drawn over it.
///
/// What layout aligns can be shown in yellow, as UIKit's debugging does.
@MainActor public final class Stage: UIView {
  private let overlay: StageOverlay

  /// Centres a view by constraints, in a size in points.
  public init(_ view: UIView, size: CGSize, showsAlignment: Bool) {
    overlay = StageOverlay(subject: view, showsAlignment: showsAlignment)
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = .white
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    overlay.frame = bounds
    addSubview(overlay)
    layoutIfNeeded()
  }
  required init?(coder: NSCoder) { nil }

  /// A PNG file of stages side by side, a pixel a point.
  public static func picture(of stages: [Stage]) throws -> Data {
    let row = UIView()
    for stage in stages {
      stage.frame.origin = CGPoint(x: row.bounds.width, y: 0)
      row.addSubview(stage)
      row.frame.size = CGSize(
        width: stage.frame.maxX, height: max(row.bounds.height, stage.frame.maxY))
    }
    return try row.pngData(scale: 1)
  }
}

/// The lines and, if asked for, the alignment rectangle.
private final class StageOverlay: UIView {
  private let subject: UIView
  private let showsAlignment: Bool

  init(subject: UIView, showsAlignment: Bool) {
    self.subject = subject
    self.showsAlignment = showsAlignment
    super.init(frame: .zero)
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if showsAlignment {
      let core = subject.alignmentRect(forFrame: subject.frame)
      UIColor(red: 1, green: 0.9, blue: 0, alpha: 0.35).setFill()
      UIBezierPath(rect: core).fill()
      UIColor(red: 0.9, green: 0.75, blue: 0, alpha: 1).setStroke()
      let edge = UIBezierPath(rect: core.insetBy(dx: 1, dy: 1))
      edge.lineWidth = 2
      edge.stroke()
    }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: bounds.midX - 0.5, y: 0, width: 1, height: bounds.height))
    UIRectFill(CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1))
  }
}
