public import FoundationShims

extension NSLayoutConstraint: @preconcurrency FormatArgument {}
extension NSLayoutAnchor: @preconcurrency FormatArgument {}
