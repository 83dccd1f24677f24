internal import Drawing

// The fixed colours. Source: Apple, "Standard Colors" of "NSColor".
extension NSColor {
  /// Black.
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  /// One third of white.
  public class var darkGray: NSColor { NSColor(white: 1 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: NSColor { NSColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: NSColor { NSColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  /// Red: (1, 0, 0).
  public class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green: (0, 1, 0).
  public class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue: (0, 0, 1).
  public class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan: (0, 1, 1).
  public class var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow: (1, 1, 0).
  public class var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta: (1, 0, 1).
  public class var magenta: NSColor { NSColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange: (1, 0.5, 0).
  public class var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple: (0.5, 0, 0.5).
  public class var purple: NSColor { NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown: (0.6, 0.4, 0.2).
  public class var brown: NSColor { NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent: black with alpha 0.
  public class var clear: NSColor { NSColor(white: 0, alpha: 0) }
}
