internal import ViewCore

/// Text and shadows read colours through this.
extension NSColor: ColorValue {}
