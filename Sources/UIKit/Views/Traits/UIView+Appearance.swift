internal import Foundation

extension UIView {
  /// Light or dark for the view and all below it; unspecified takes what is around it.
  ///
  /// Everybody whose traits change hears of it.
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
  /// Light or dark for the controller, its view and all controllers in it; unspecified takes what is around it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      guard let view = viewIfLoaded else { return ownStyle = newValue }
      TraitInheritance.changing(below: [view]) { ownStyle = newValue }
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
