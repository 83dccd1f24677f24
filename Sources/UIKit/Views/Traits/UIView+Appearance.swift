internal import Foundation

extension UIView {
  /// The appearance of the view and its descendants; unspecified inherits it.
  ///
  /// All views and controllers whose traits change are notified.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      TraitInheritance.changing(below: [self]) { change { $0.style = newValue } }
      setNeedsDisplay()
    }
  }
}

extension UIViewController {
  /// The appearance of the controller, its view and its children; unspecified inherits it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      guard let view = viewIfLoaded else { return storedStyle = newValue }
      TraitInheritance.changing(below: [view]) { storedStyle = newValue }
      view.setNeedsDisplay()
    }
  }
}

extension UITraitCollection {
  /// The same in a style; as it is where none is given.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != values.style else { return self }
    var new = values
    new.style = style
    return UITraitCollection(new)
  }
}
