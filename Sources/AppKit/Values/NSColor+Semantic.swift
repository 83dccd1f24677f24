internal import Drawing

// Colours by purpose, normal contrast. Apple publishes the purposes ("UI element colors"); the numbers are what
// developers report the light and the dark appearance to resolve to (macOS 10.14 to 14).
extension NSColor {
  /// The colour of primary text.
  public class var labelColor: NSColor {
    .catalog("labelColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// The colour of secondary text.
  public class var secondaryLabelColor: NSColor {
    .catalog("secondaryLabelColor", .white(0, 0.5), dark: .white(1, 0.55))
  }
  /// The colour of tertiary text.
  public class var tertiaryLabelColor: NSColor {
    .catalog("tertiaryLabelColor", .white(0, 0.26), dark: .white(1, 0.25))
  }
  /// The colour of quaternary text.
  public class var quaternaryLabelColor: NSColor {
    .catalog("quaternaryLabelColor", .white(0, 0.1), dark: .white(1, 0.1))
  }
  /// The text colour of documents.
  public class var textColor: NSColor { .catalog("textColor", .white(0), dark: .white(1)) }
  /// The colour of placeholder text.
  public class var placeholderTextColor: NSColor {
    .catalog("placeholderTextColor", .white(0, 0.25), dark: .white(1, 0.25))
  }
  /// The colour of selected text.
  public class var selectedTextColor: NSColor {
    .catalog("selectedTextColor", .white(0), dark: .white(1))
  }
  /// The background of text.
  public class var textBackgroundColor: NSColor {
    .catalog("textBackgroundColor", .white(1), dark: .bytes(30, 30, 30))
  }
  /// The background of selected text.
  public class var selectedTextBackgroundColor: NSColor {
    .catalog("selectedTextBackgroundColor", .bytes(179, 215, 255), dark: .bytes(63, 99, 139))
  }
  /// The colour of selected text in an inactive window.
  public class var unemphasizedSelectedTextColor: NSColor {
    .catalog("unemphasizedSelectedTextColor", .white(0), dark: .white(1))
  }
  /// The background of selected text in an inactive window.
  public class var unemphasizedSelectedTextBackgroundColor: NSColor {
    .catalog(
      "unemphasizedSelectedTextBackgroundColor", .bytes(220, 220, 220), dark: .bytes(70, 70, 70))
  }
  /// The colour of the focus ring.
  public class var keyboardFocusIndicatorColor: NSColor {
    .catalog(
      "keyboardFocusIndicatorColor", .bytes(0, 103, 244, 0.25), dark: .bytes(26, 169, 255, 0.3))
  }
  /// The colour of links.
  public class var linkColor: NSColor {
    .catalog("linkColor", .bytes(0, 104, 218), dark: .bytes(65, 156, 255))
  }
  /// The colour of thin translucent lines.
  public class var separatorColor: NSColor {
    .catalog("separatorColor", .white(0, 0.1), dark: .white(1, 0.1))
  }
  /// The background of selected rows.
  public class var selectedContentBackgroundColor: NSColor {
    .catalog("selectedContentBackgroundColor", .bytes(0, 99, 225), dark: .bytes(0, 88, 208))
  }
  /// The background of selected rows in an inactive window.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    .catalog(
      "unemphasizedSelectedContentBackgroundColor", .bytes(220, 220, 220), dark: .bytes(70, 70, 70))
  }
  /// The text colour of the selected menu item.
  public class var selectedMenuItemTextColor: NSColor {
    .catalog("selectedMenuItemTextColor", .white(1), dark: .white(1))
  }
  /// The colour of table grid lines.
  public class var gridColor: NSColor {
    .catalog("gridColor", .bytes(230, 230, 230), dark: .bytes(26, 26, 26))
  }
  /// The text colour of table headers.
  public class var headerTextColor: NSColor {
    .catalog("headerTextColor", .white(0, 0.85), dark: .white(1))
  }
  /// The accent colour of controls: blue.
  public class var controlAccentColor: NSColor {
    .catalog("controlAccentColor", .bytes(0, 122, 255), dark: .bytes(0, 122, 255))
  }
  /// The background of controls.
  public class var controlColor: NSColor {
    .catalog("controlColor", .white(1), dark: .white(1, 0.25))
  }
  /// The background of large controls, such as tables.
  public class var controlBackgroundColor: NSColor {
    .catalog("controlBackgroundColor", .white(1), dark: .bytes(30, 30, 30))
  }
  /// The text colour of controls.
  public class var controlTextColor: NSColor {
    .catalog("controlTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// The text colour of disabled controls.
  public class var disabledControlTextColor: NSColor {
    .catalog("disabledControlTextColor", .white(0, 0.25), dark: .white(1, 0.25))
  }
  /// The background of a selected control.
  public class var selectedControlColor: NSColor {
    .catalog("selectedControlColor", .bytes(179, 215, 255), dark: .bytes(63, 99, 139))
  }
  /// The text colour of a selected control.
  public class var selectedControlTextColor: NSColor {
    .catalog("selectedControlTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// The text colour on an emphasised selection.
  public class var alternateSelectedControlTextColor: NSColor {
    .catalog("alternateSelectedControlTextColor", .white(1), dark: .white(1))
  }
  /// The background of windows.
  public class var windowBackgroundColor: NSColor {
    .catalog("windowBackgroundColor", .bytes(236, 236, 236), dark: .bytes(50, 50, 50))
  }
  /// The text colour of window frames.
  public class var windowFrameTextColor: NSColor {
    .catalog("windowFrameTextColor", .white(0, 0.85), dark: .white(1, 0.85))
  }
  /// The background around the pages of a document.
  public class var underPageBackgroundColor: NSColor {
    .catalog("underPageBackgroundColor", .bytes(150, 150, 150, 0.9), dark: .bytes(40, 40, 40))
  }
  /// The ring around search results.
  public class var findHighlightColor: NSColor {
    .catalog("findHighlightColor", .bytes(255, 255, 0), dark: .bytes(255, 255, 0))
  }
  /// The colour of highlights on edges: white.
  public class var highlightColor: NSColor {
    .catalog("highlightColor", .white(1), dark: .white(0.706))
  }
  /// The colour of shadows on edges: black.
  public class var shadowColor: NSColor { .catalog("shadowColor", .white(0), dark: .white(0)) }
  /// The alternating backgrounds of table rows.
  public class var alternatingContentBackgroundColors: [NSColor] {
    [
      .catalog("alternatingContentBackgroundColor", .white(1), dark: .bytes(30, 30, 30)),
      .catalog("alternatingContentBackgroundColor", .bytes(244, 245, 245), dark: .white(1, 0.05)),
    ]
  }
}
