internal import ViewDrawing

/// Text reads fonts through this.
extension UIFont: FontValue {}
/// Text and shadows read colours through this.
extension UIColor: ColorValue {}
