internal import ViewDrawing

/// Text reads fonts through this.
extension NSFont: FontValue {}
/// Text and shadows read colours through this.
extension NSColor: ColorValue {}
