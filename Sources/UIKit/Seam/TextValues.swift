internal import ViewDrawing

/// The text layer reads fonts through this.
extension UIFont: FontValue {}
/// The text layer and shadows read colours through this.
extension UIColor: ColorValue {}
