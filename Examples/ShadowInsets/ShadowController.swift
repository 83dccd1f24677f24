import UIKit

/// A controller that shows one picture in its middle.
final class ShadowController: UIViewController {
  /// What is shown.
  let imageView: UIImageView

  init(_ imageView: UIImageView) {
    self.imageView = imageView
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(imageView)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
