import FoundationShims

// Objects that programs print with `%@`.
extension NSResponder: @preconcurrency FormatArgument {}
extension NSLayoutGuide: @preconcurrency FormatArgument {}
extension NSColor: FormatArgument {}
extension NSFont: FormatArgument {}
extension NSImage: FormatArgument {}
