/// A menu of which one item is shown.
///
/// - SeeAlso: Apple, "NSPopUpButton".
@preconcurrency @MainActor open class NSPopUpButton: NSButton {
  package override var controlStyle: ControlStyle {
    switch super.controlStyle {
    case .push: .popUp
    case .square, .plain: isBordered ? super.controlStyle : .plainPopUp
    case let style: style
    }
  }
}
