extension NSView {
  /// The generation that the view is drawn with; nil for views without one.
  var explicitGeneration: ControlGeneration? {
    switch self {
    case is NSTableView: nil
    case let control as NSControl: control.generation
    case let box as NSBox: box.generation
    case let tabs as NSTabView: tabs.generation
    case let indicator as NSProgressIndicator: indicator.generation
    case let scroll as NSScrollView: scroll.generation
    case let header as NSTableHeaderView: header.generation
    default: nil
    }
  }

  /// Sets the generation of a view that has one.
  func setGeneration(_ generation: ControlGeneration) {
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
