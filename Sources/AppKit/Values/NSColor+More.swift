public import Foundation

extension NSColor {
  /// The effect of the system on a colour: a control that is pressed, disabled or below the pointer.
  public enum SystemEffect: Int, Sendable {
    case none, pressed, deepPressed, disabled, rollover
  }
  /// Returns the colour with an effect: darker when pressed, paler when disabled.
  ///
  /// Fractions are estimates.
  public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor {
    switch systemEffect {
    case .none: self
    case .pressed: blended(withFraction: 0.15, of: .black) ?? self
    case .deepPressed: blended(withFraction: 0.3, of: .black) ?? self
    case .disabled: withAlphaComponent(alphaComponent * 0.4)
    case .rollover: blended(withFraction: 0.1, of: .white) ?? self
    }
  }
  /// Creates a colour from four inks, which are mixed as red, green and blue.
  public convenience init(
    deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    func light(_ ink: CGFloat) -> CGFloat {
      (1 - min(1, max(0, ink))) * (1 - min(1, max(0, black)))
    }
    self.init(
      deviceRed: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
  }
  /// Creates the colour of a pasteboard; nil for none.
  public convenience init?(from pasteBoard: NSPasteboard) {
    guard let numbers = pasteBoard.propertyList(forType: .color) as? [Double], numbers.count == 4
    else { return nil }
    self.init(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
  /// Writes the colour on a pasteboard, as its sRGB components.
  public func write(to pasteBoard: NSPasteboard) {
    pasteBoard.setPropertyList(
      pasteboardPropertyList(forType: .color) ?? [], forType: .color)
  }
}

extension NSColor: NSPasteboardWriting {
  /// A colour.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.color]
  }
  /// Returns the sRGB components.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    guard let color = usingColorSpace(.sRGB) else { return nil }
    return [
      Double(color.redComponent), Double(color.greenComponent), Double(color.blueComponent),
      Double(color.alphaComponent),
    ]
  }
}

extension NSColorSpace {
  /// sRGB with components beyond 0 to 1, which are clamped when drawn.
  public class var extendedSRGB: NSColorSpace { sRGB }
  /// Grey with gamma 2.2 and components beyond 0 to 1.
  public class var extendedGenericGamma22Gray: NSColorSpace { genericGamma22Gray }
  /// The wide RGB space of Adobe, read as Display P3.
  public class var adobeRGB1998: NSColorSpace { displayP3 }
  /// Returns the spaces of a model.
  public class func availableColorSpaces(with model: Model) -> [NSColorSpace] {
    switch model {
    case .gray: [.genericGray, .genericGamma22Gray, .deviceGray]
    case .rgb: [.sRGB, .displayP3, .genericRGB, .deviceRGB]
    default: []
    }
  }
}
