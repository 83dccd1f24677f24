// Names that Apple has deprecated and that older documents and programs use. What modern systems resolve
// them to is not documented: a few are their successors, the others the greys of the look they come from.
extension NSColor {
  /// Ground of table headers.
  public class var headerColor: NSColor { .catalog("headerColor", white: 1) }
  /// Knobs of scrollers.
  public class var knobColor: NSColor { .catalog("knobColor", white: 1) }
  /// Ground of scrollers.
  public class var scrollBarColor: NSColor { .catalog("scrollBarColor", 170, 170, 170) }
  /// Frames of windows.
  public class var windowFrameColor: NSColor { .catalog("windowFrameColor", 170, 170, 170) }
  /// Ground of the chosen item of a menu.
  public class var selectedMenuItemColor: NSColor { .catalog("selectedMenuItemColor", 0, 99, 225) }
  /// Ground of a strong selection.
  public class var alternateSelectedControlColor: NSColor {
    .catalog("alternateSelectedControlColor", 0, 99, 225)
  }
  /// Ground of a selection in a window that is not in front.
  public class var secondarySelectedControlColor: NSColor {
    .catalog("secondarySelectedControlColor", 220, 220, 220)
  }
  /// A light edge of controls.
  public class var controlHighlightColor: NSColor {
    .catalog("controlHighlightColor", 230, 230, 230)
  }
  /// The lightest edge of controls.
  public class var controlLightHighlightColor: NSColor {
    .catalog("controlLightHighlightColor", white: 1)
  }
  /// A dark edge of controls.
  public class var controlShadowColor: NSColor { .catalog("controlShadowColor", 170, 170, 170) }
  /// The darkest edge of controls.
  public class var controlDarkShadowColor: NSColor { .catalog("controlDarkShadowColor", white: 0) }
  /// The old name of ``alternatingContentBackgroundColors``.
  public class var controlAlternatingRowBackgroundColors: [NSColor] {
    alternatingContentBackgroundColors
  }
}
