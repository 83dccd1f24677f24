import FoundationShims
internal import ViewDrawing

/// A colour that text and shadows can read.
extension NSColor: ColorValue {}

// Objects that programs print with `%@`.
extension NSResponder: FormatArgument {}
extension NSLayoutGuide: FormatArgument {}
extension NSColor: FormatArgument {}
extension NSFont: FormatArgument {}
extension NSImage: FormatArgument {}
