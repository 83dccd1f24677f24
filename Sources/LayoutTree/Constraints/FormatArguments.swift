public import FoundationShims

extension NSLayoutConstraint: FormatArgument {}
extension NSLayoutAnchor: FormatArgument {}
