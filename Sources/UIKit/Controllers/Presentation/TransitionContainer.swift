internal import Foundation

/// The container of a presentation whose objects the program provides.
///
/// It fills the window, and notifies the presentation controller of its layout.
final class TransitionContainer: UIView {
  private let presentation: UIPresentationController

  init(of presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
