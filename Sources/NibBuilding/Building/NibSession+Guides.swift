internal import IBDocument
internal import LayoutTree

extension NibSession {
  /// Registers the guides that an element declares.
  mutating func addGuides(of element: ViewElement, _ view: any ViewHost) {
    for guide in element.guides {
      guard let node = node(for: guide.key, view.node) else {
        report("unknown guide '\(guide.key)'", guide.position, element.id)
        continue
      }
      items[guide.id] = builder.toolkit.guideObject(for: node)
    }
  }

  private func node(for key: String, _ view: ViewNode) -> GuideNode? {
    switch key {
    case "safeArea": view.margins.safeAreaGuide
    case "layoutMargins": view.margins.marginsGuide
    case "readableContent": view.margins.readableGuide
    case "keyboard": view.margins.keyboardGuide
    case "contentLayoutGuide": view.trait == .scrollable ? view.contentGuide : nil
    case "frameLayoutGuide": view.trait == .scrollable ? view.frameGuide : nil
    default: nil
    }
  }

  /// Registers the top and bottom guides of a controller on its root view.
  mutating func addControllerGuides(_ controller: ControllerElement?, to view: any ViewHost) {
    for guide in controller?.layoutGuides ?? [] {
      let node = view.node.stripGuide(guide.end == .top ? .topStrip : .bottomStrip)
      items[guide.id] = builder.toolkit.guideObject(for: node)
    }
  }
}
