internal import ViewDrawing

/// A font that text layout can read.
extension NSFont: FontValue {}
/// A colour that text and shadows can read.
extension NSColor: ColorValue {}
