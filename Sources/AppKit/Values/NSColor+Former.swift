internal import Drawing

// Names that Apple has deprecated and that older documents and programs use. What modern systems resolve
// them to is not documented: a few are their successors, the others the greys of the look they come from.
extension NSColor {
  /// The background of table headers.
  public class var headerColor: NSColor {
    .catalog("headerColor", .white(1), dark: .bytes(30, 30, 30))
  }
  /// Knobs of scrollers.
  public class var knobColor: NSColor { .catalog("knobColor", .white(1), dark: .white(1, 0.25)) }
  /// Background of scrollers.
  public class var scrollBarColor: NSColor {
    .catalog("scrollBarColor", .bytes(170, 170, 170), dark: .bytes(70, 70, 70))
  }
  /// Frames of windows.
  public class var windowFrameColor: NSColor {
    .catalog("windowFrameColor", .bytes(170, 170, 170), dark: .bytes(70, 70, 70))
  }
  /// The background of the selected item of a menu.
  public class var selectedMenuItemColor: NSColor {
    .catalog("selectedMenuItemColor", .bytes(0, 99, 225), dark: .bytes(0, 88, 208))
  }
  /// Background of a strong selection.
  public class var alternateSelectedControlColor: NSColor {
    .catalog("alternateSelectedControlColor", .bytes(0, 99, 225), dark: .bytes(0, 88, 208))
  }
  /// The background of a selection in an inactive window.
  public class var secondarySelectedControlColor: NSColor {
    .catalog("secondarySelectedControlColor", .bytes(220, 220, 220), dark: .bytes(70, 70, 70))
  }
  /// A light edge of controls.
  public class var controlHighlightColor: NSColor {
    .catalog("controlHighlightColor", .bytes(230, 230, 230), dark: .white(1, 0.1))
  }
  /// The lightest edge of controls.
  public class var controlLightHighlightColor: NSColor {
    .catalog("controlLightHighlightColor", .white(1), dark: .white(1, 0.2))
  }
  /// A dark edge of controls.
  public class var controlShadowColor: NSColor {
    .catalog("controlShadowColor", .bytes(170, 170, 170), dark: .white(1, 0.33))
  }
  /// The darkest edge of controls.
  public class var controlDarkShadowColor: NSColor {
    .catalog("controlDarkShadowColor", .white(0), dark: .white(0))
  }
  /// The former name of ``alternatingContentBackgroundColors``.
  public class var controlAlternatingRowBackgroundColors: [NSColor] {
    alternatingContentBackgroundColors
  }
}
