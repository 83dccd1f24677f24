extension NSView {
  /// The generation that the view is drawn in, if it has one.
  var ownGeneration: ControlGeneration? {
    switch self {
    case let control as NSControl: control.generation
    case let box as NSBox: box.generation
    case let tabs as NSTabView: tabs.generation
    case let indicator as NSProgressIndicator: indicator.generation
    case let scroll as NSScrollView: scroll.generation
    case let header as NSTableHeaderView: header.generation
    default: nil
    }
  }

  /// Applies a control generation; does nothing for views that have none.
  func takeGeneration(_ generation: ControlGeneration) {
    switch self {
    case let control as NSControl: control.generation = generation
    case let box as NSBox: box.generation = generation
    case let tabs as NSTabView: tabs.generation = generation
    case let indicator as NSProgressIndicator: indicator.generation = generation
    case let scroll as NSScrollView: scroll.generation = generation
    case let header as NSTableHeaderView: header.generation = generation
    default: break
    }
  }
}
