public import Foundation

extension NSFont {
  /// The font size of text in a control: 9 in mini ones, 11 in small ones, otherwise 13.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: smallSystemFontSize
    case .regular, .large, .extraLarge: systemFontSize
    }
  }
}
