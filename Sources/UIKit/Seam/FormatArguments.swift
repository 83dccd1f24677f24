import FoundationShims

// Objects that programs print with `%@`.
extension UIResponder: @preconcurrency FormatArgument {}
extension UILayoutGuide: @preconcurrency FormatArgument {}
extension UIColor: FormatArgument {}
extension UIFont: FormatArgument {}
extension UIImage: FormatArgument {}
extension UITraitCollection: FormatArgument {}
