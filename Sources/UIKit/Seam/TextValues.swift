import FoundationShims
internal import ViewDrawing

/// The text layer and shadows read colours through this.
extension UIColor: ColorValue {}

// Objects that format strings print with `%@`.
extension UIResponder: FormatArgument {}
extension UILayoutGuide: FormatArgument {}
extension UIColor: FormatArgument {}
extension UIFont: FormatArgument {}
extension UIImage: FormatArgument {}
extension UITraitCollection: FormatArgument {}
