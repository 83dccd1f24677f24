#if canImport(UIKit)
  import UIKit

  /// A screen with one dial in the middle.
  final class DialController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let dial = DialView()
      dial.isOpaque = false
      dial.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(dial)
      NSLayoutConstraint.activate([
        dial.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        dial.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  @available(iOS 17.0, *)
  #Preview("Three quarters", traits: .fixedLayout(width: 120, height: 120)) {
    let dial = DialView()
    dial.isOpaque = false
    dial.value = 0.75
    return dial
  }

  @available(iOS 17.0, *)
  #Preview("Screen", traits: .landscapeLeft) { DialController() }
#elseif canImport(AppKit)
  import AppKit

  @available(macOS 14.0, *)
  #Preview("Level", traits: .fixedLayout(width: 120, height: 18)) {
    let level = NSLevelIndicator()
    level.maxValue = 4
    level.doubleValue = 3
    return level
  }
#endif
