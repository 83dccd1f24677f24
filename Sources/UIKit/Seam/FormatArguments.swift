import FoundationShims

// Objects that format strings print with `%@`.
extension UIResponder: FormatArgument {}
extension UILayoutGuide: FormatArgument {}
extension UIColor: FormatArgument {}
extension UIFont: FormatArgument {}
extension UIImage: FormatArgument {}
extension UITraitCollection: FormatArgument {}
