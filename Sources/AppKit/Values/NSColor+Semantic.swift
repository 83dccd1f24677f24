internal import Drawing

// Colours by purpose, normal contrast. Apple publishes the purposes ("UI element colors"); the numbers are what
// developers report the light and the dark appearance to resolve to (macOS 10.14 to 14).
extension NSColor {
  /// Main text.
  public class var labelColor: NSColor {
    .catalog("labelColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// Second level of text.
  public class var secondaryLabelColor: NSColor {
    .catalog("secondaryLabelColor", .white(0, 0.5), dark: .white(1, 0.55))
  }
  /// Third level of text.
  public class var tertiaryLabelColor: NSColor {
    .catalog("tertiaryLabelColor", .white(0, 0.26), dark: .white(1, 0.25))
  }
  /// Fourth level of text.
  public class var quaternaryLabelColor: NSColor {
    .catalog("quaternaryLabelColor", .white(0, 0.1), dark: .white(1, 0.1))
  }
  /// Text of documents.
  public class var textColor: NSColor { .catalog("textColor", .white(0), dark: .white(1)) }
  /// Text of empty fields.
  public class var placeholderTextColor: NSColor {
    .catalog("placeholderTextColor", .white(0, 0.25), dark: .white(1, 0.25))
  }
  /// Selected text.
  public class var selectedTextColor: NSColor {
    .catalog("selectedTextColor", .white(0), dark: .white(1))
  }
  /// Background of text.
  public class var textBackgroundColor: NSColor {
    .catalog("textBackgroundColor", .white(1), dark: .bytes(30, 30, 30))
  }
  /// Background of selected text.
  public class var selectedTextBackgroundColor: NSColor {
    .catalog("selectedTextBackgroundColor", .bytes(179, 215, 255), dark: .bytes(63, 99, 139))
  }
  /// Selected text in a window that is not in front.
  public class var unemphasizedSelectedTextColor: NSColor {
    .catalog("unemphasizedSelectedTextColor", .white(0), dark: .white(1))
  }
  /// Background of selected text in a window that is not in front.
  public class var unemphasizedSelectedTextBackgroundColor: NSColor {
    .catalog(
      "unemphasizedSelectedTextBackgroundColor", .bytes(220, 220, 220), dark: .bytes(70, 70, 70))
  }
  /// The ring around the view with keyboard focus.
  public class var keyboardFocusIndicatorColor: NSColor {
    .catalog(
      "keyboardFocusIndicatorColor", .bytes(0, 103, 244, 0.25), dark: .bytes(26, 169, 255, 0.3))
  }
  /// Links.
  public class var linkColor: NSColor {
    .catalog("linkColor", .bytes(0, 104, 218), dark: .bytes(65, 156, 255))
  }
  /// Thin translucent lines.
  public class var separatorColor: NSColor {
    .catalog("separatorColor", .white(0, 0.1), dark: .white(1, 0.1))
  }
  /// Background of selected rows.
  public class var selectedContentBackgroundColor: NSColor {
    .catalog("selectedContentBackgroundColor", .bytes(0, 99, 225), dark: .bytes(0, 88, 208))
  }
  /// Background of selected rows in a window that is not in front.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    .catalog(
      "unemphasizedSelectedContentBackgroundColor", .bytes(220, 220, 220), dark: .bytes(70, 70, 70))
  }
  /// The text of the selected item of a menu.
  public class var selectedMenuItemTextColor: NSColor {
    .catalog("selectedMenuItemTextColor", .white(1), dark: .white(1))
  }
  /// Lines of tables.
  public class var gridColor: NSColor {
    .catalog("gridColor", .bytes(230, 230, 230), dark: .bytes(26, 26, 26))
  }
  /// Text of table headers.
  public class var headerTextColor: NSColor {
    .catalog("headerTextColor", .white(0, 0.85), dark: .white(1))
  }
  /// The accent of controls that the user chose: blue.
  public class var controlAccentColor: NSColor {
    .catalog("controlAccentColor", .bytes(0, 122, 255), dark: .bytes(0, 122, 255))
  }
  /// Background of controls.
  public class var controlColor: NSColor {
    .catalog("controlColor", .white(1), dark: .white(1, 0.25))
  }
  /// Background of large controls, such as tables.
  public class var controlBackgroundColor: NSColor {
    .catalog("controlBackgroundColor", .white(1), dark: .bytes(30, 30, 30))
  }
  /// Text of controls.
  public class var controlTextColor: NSColor {
    .catalog("controlTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// Text of controls that are switched off.
  public class var disabledControlTextColor: NSColor {
    .catalog("disabledControlTextColor", .white(0, 0.25), dark: .white(1, 0.25))
  }
  /// Background of a selected control.
  public class var selectedControlColor: NSColor {
    .catalog("selectedControlColor", .bytes(179, 215, 255), dark: .bytes(63, 99, 139))
  }
  /// Text of a selected control.
  public class var selectedControlTextColor: NSColor {
    .catalog("selectedControlTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// Text on a strong selection.
  public class var alternateSelectedControlTextColor: NSColor {
    .catalog("alternateSelectedControlTextColor", .white(1), dark: .white(1))
  }
  /// Background of windows.
  public class var windowBackgroundColor: NSColor {
    .catalog("windowBackgroundColor", .bytes(236, 236, 236), dark: .bytes(50, 50, 50))
  }
  /// Text of window frames.
  public class var windowFrameTextColor: NSColor {
    .catalog("windowFrameTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// The background below the pages of a document.
  public class var underPageBackgroundColor: NSColor {
    .catalog("underPageBackgroundColor", .bytes(150, 150, 150, 0.9), dark: .bytes(40, 40, 40))
  }
  /// The ring around what was found.
  public class var findHighlightColor: NSColor {
    .catalog("findHighlightColor", .bytes(255, 255, 0), dark: .bytes(255, 255, 0))
  }
  /// Light for edges: white.
  public class var highlightColor: NSColor {
    .catalog("highlightColor", .white(1), dark: .white(0.706))
  }
  /// Dark for edges: black.
  public class var shadowColor: NSColor { .catalog("shadowColor", .white(0), dark: .white(0)) }
  /// The alternating backgrounds of a table's rows.
  public class var alternatingContentBackgroundColors: [NSColor] {
    [
      .catalog("alternatingContentBackgroundColor", .white(1), dark: .bytes(30, 30, 30)),
      .catalog("alternatingContentBackgroundColor", .bytes(244, 245, 245), dark: .white(1, 0.05)),
    ]
  }
}
