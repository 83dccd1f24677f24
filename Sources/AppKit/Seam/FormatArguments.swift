import FoundationShims

// Objects that programs print with `%@`.
extension NSResponder: FormatArgument {}
extension NSLayoutGuide: FormatArgument {}
extension NSColor: FormatArgument {}
extension NSFont: FormatArgument {}
extension NSImage: FormatArgument {}
