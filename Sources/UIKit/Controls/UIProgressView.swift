public import Foundation

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float {
    get { ownProgress }
    set { show(newValue) }
  }
  private var ownProgress: Float = 0
  private func show(_ progress: Float) { ownProgress = progress > 0 ? min(progress, 1) : 0 }
  /// Sets how far it is, at once: nothing is animated here.
  open func setProgress(_ progress: Float, animated: Bool) { show(progress) }
  /// The look of a progress view.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The look; both are drawn alike.
  open var progressViewStyle = Style.default
  /// Makes a progress view with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: metrics.progressWidth, height: intrinsicContentSize.height)
  }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.progressHeight)
  }

  open override func draw(_ rect: CGRect) {
    paint { ProgressPainter(painter: $0, view: self).draw() }
  }
}
