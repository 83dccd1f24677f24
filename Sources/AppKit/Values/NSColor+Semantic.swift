// Colours by purpose, light appearance, normal contrast. Apple publishes the purposes ("UI element colors");
// the numbers are what developers report its light appearance to resolve to (macOS 10.14 to 14).
extension NSColor {
  /// Main text.
  public class var labelColor: NSColor { .catalog("labelColor", white: 0, 0.85) }
  /// Second level of text.
  public class var secondaryLabelColor: NSColor { .catalog("secondaryLabelColor", white: 0, 0.5) }
  /// Third level of text.
  public class var tertiaryLabelColor: NSColor { .catalog("tertiaryLabelColor", white: 0, 0.26) }
  /// Fourth level of text.
  public class var quaternaryLabelColor: NSColor { .catalog("quaternaryLabelColor", white: 0, 0.1) }
  /// Text of documents.
  public class var textColor: NSColor { .catalog("textColor", white: 0) }
  /// Text of empty fields.
  public class var placeholderTextColor: NSColor {
    .catalog("placeholderTextColor", white: 0, 0.25)
  }
  /// Selected text.
  public class var selectedTextColor: NSColor { .catalog("selectedTextColor", white: 0) }
  /// Ground of text.
  public class var textBackgroundColor: NSColor { .catalog("textBackgroundColor", white: 1) }
  /// Ground of selected text.
  public class var selectedTextBackgroundColor: NSColor {
    .catalog("selectedTextBackgroundColor", 179, 215, 255)
  }
  /// Selected text in a window that is not in front.
  public class var unemphasizedSelectedTextColor: NSColor {
    .catalog("unemphasizedSelectedTextColor", white: 0)
  }
  /// Ground of selected text in a window that is not in front.
  public class var unemphasizedSelectedTextBackgroundColor: NSColor {
    .catalog("unemphasizedSelectedTextBackgroundColor", 220, 220, 220)
  }
  /// The ring around what the keyboard goes to.
  public class var keyboardFocusIndicatorColor: NSColor {
    .catalog("keyboardFocusIndicatorColor", 0, 103, 244, 0.25)
  }
  /// Links.
  public class var linkColor: NSColor { .catalog("linkColor", 0, 104, 218) }
  /// Thin lines that let the ground through.
  public class var separatorColor: NSColor { .catalog("separatorColor", white: 0, 0.1) }
  /// Ground of selected rows.
  public class var selectedContentBackgroundColor: NSColor {
    .catalog("selectedContentBackgroundColor", 0, 99, 225)
  }
  /// Ground of selected rows in a window that is not in front.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    .catalog("unemphasizedSelectedContentBackgroundColor", 220, 220, 220)
  }
  /// Text of the chosen item of a menu.
  public class var selectedMenuItemTextColor: NSColor {
    .catalog("selectedMenuItemTextColor", white: 1)
  }
  /// Lines of tables.
  public class var gridColor: NSColor { .catalog("gridColor", 230, 230, 230) }
  /// Text of table headers.
  public class var headerTextColor: NSColor { .catalog("headerTextColor", white: 0, 0.85) }
  /// The accent of controls that the user chose: blue.
  public class var controlAccentColor: NSColor { .catalog("controlAccentColor", 0, 122, 255) }
  /// Ground of controls.
  public class var controlColor: NSColor { .catalog("controlColor", white: 1) }
  /// Ground of large controls, such as tables.
  public class var controlBackgroundColor: NSColor { .catalog("controlBackgroundColor", white: 1) }
  /// Text of controls.
  public class var controlTextColor: NSColor { .catalog("controlTextColor", white: 0, 0.85) }
  /// Text of controls that are switched off.
  public class var disabledControlTextColor: NSColor {
    .catalog("disabledControlTextColor", white: 0, 0.25)
  }
  /// Ground of a selected control.
  public class var selectedControlColor: NSColor { .catalog("selectedControlColor", 179, 215, 255) }
  /// Text of a selected control.
  public class var selectedControlTextColor: NSColor {
    .catalog("selectedControlTextColor", white: 0, 0.85)
  }
  /// Text on a strong selection.
  public class var alternateSelectedControlTextColor: NSColor {
    .catalog("alternateSelectedControlTextColor", white: 1)
  }
  /// Ground of windows.
  public class var windowBackgroundColor: NSColor {
    .catalog("windowBackgroundColor", 236, 236, 236)
  }
  /// Text of window frames.
  public class var windowFrameTextColor: NSColor {
    .catalog("windowFrameTextColor", white: 0, 0.85)
  }
  /// What lies below the pages of a document.
  public class var underPageBackgroundColor: NSColor {
    .catalog("underPageBackgroundColor", 150, 150, 150, 0.9)
  }
  /// The ring around what was found.
  public class var findHighlightColor: NSColor { .catalog("findHighlightColor", 255, 255, 0) }
  /// Light for edges: white.
  public class var highlightColor: NSColor { .catalog("highlightColor", white: 1) }
  /// Dark for edges: black.
  public class var shadowColor: NSColor { .catalog("shadowColor", white: 0) }
  /// Grounds of the rows of a table in turn.
  public class var alternatingContentBackgroundColors: [NSColor] {
    [
      .catalog("alternatingContentBackgroundColor", white: 1),
      .catalog("alternatingContentBackgroundColor", 244, 245, 245),
    ]
  }
}
