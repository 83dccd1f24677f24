public import Foundation

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { show(newValue) }
  }
  private var storedProgress: Float = 0
  private func show(_ progress: Float) { storedProgress = progress > 0 ? min(progress, 1) : 0 }
  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { show(progress) }
  /// The style of a progress view.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The style; both are drawn alike.
  open var progressViewStyle = Style.default
  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: metrics.progressWidth, height: intrinsicContentSize.height)
  }
  /// The colour of the completed part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.progressHeight)
  }

  open override func draw(_ rect: CGRect) {
    paint { ProgressPainter(painter: $0, view: self).draw() }
  }
}
