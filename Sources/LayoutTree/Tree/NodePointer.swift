/// A node without a reference count, for traversals that would spend most of their time counting references.
///
/// The tree retains its nodes while a traversal runs, and a node that is deallocated removes itself from its children.
struct NodePointer: Equatable {
  private let reference: Unmanaged<ViewNode>

  /// Creates a pointer to a node, which is not retained.
  init(_ node: ViewNode) { reference = .passUnretained(node) }

  /// The node.
  var node: ViewNode { reference.takeUnretainedValue() }

  /// The identity of the node.
  var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Reads a part of the node outside of any actor and without a reference count.
  func read<Part>(_ part: (ViewNode) -> Part) -> Part {
    reference._withUnsafeGuaranteedRef(part)
  }

  static func == (one: NodePointer, other: NodePointer) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
}
