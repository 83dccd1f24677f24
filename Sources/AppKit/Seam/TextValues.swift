import FoundationShims
internal import ViewDrawing

/// A font that text layout can read.
extension NSFont: FontValue {}
/// A colour that text and shadows can read.
extension NSColor: ColorValue {}

// Objects that programs print with `%@`.
extension NSResponder: FormatArgument {}
extension NSLayoutGuide: FormatArgument {}
extension NSColor: FormatArgument {}
extension NSFont: FormatArgument {}
extension NSImage: FormatArgument {}
