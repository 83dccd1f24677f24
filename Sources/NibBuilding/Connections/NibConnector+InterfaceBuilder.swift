internal import IBDocument
internal import LayoutTree

extension NibConnector {
  /// Sets the outlets and runtime attributes of views for display in a tool, and calls their
  /// `prepareForInterfaceBuilder`.
  package static func prepareForInterfaceBuilder(_ roots: [BuiltRoot], _ front: any NibFront) {
    var connector = NibConnector(front)
    for root in roots { connector.add(root) }
    for root in roots {
      connector.applyAttributes(root)
      for (_, view, element) in root.views where view is any NibConnectable {
        connector.connect(view, element.connections)
      }
      for (_, view, _) in root.views { front.prepareForInterfaceBuilder(view) }
    }
  }
}
