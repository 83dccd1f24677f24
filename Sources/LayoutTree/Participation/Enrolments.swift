/// The ids of a node or constraint in the engines that contain it.
///
/// One engine lays out the tree; others compute fitting sizes of views around the node.
///
/// Contexts store everything about their participants; this type only refers to them, and a context removes
/// itself when it is deallocated.
struct Enrolments<ID: Sendable> {
  /// The id in one context.
  struct Entry {
    /// The context, not retained, since all reads of layout go through it; see ``LayoutContext/deinit``.
    fileprivate let uncounted: Unmanaged<LayoutContext>
    let id: ID

    fileprivate init(_ context: LayoutContext, _ id: ID) {
      (uncounted, self.id) = (.passUnretained(context), id)
    }

    var context: LayoutContext { uncounted._withUnsafeGuaranteedRef { $0 } }

    fileprivate func isIn(_ context: LayoutContext) -> Bool {
      uncounted._withUnsafeGuaranteedRef { $0 === context }
    }
  }

  /// The id in the engine of the tree; nil outside of it.
  private(set) var active: Entry?
  /// The ids in engines that fit views.
  private var fitting: [Entry] = []

  /// The id in a context; nil outside of it.
  subscript(context: LayoutContext) -> ID? {
    guard context.isFitting else {
      guard let active, active.isIn(context) else { return nil }
      return active.id
    }
    for entry in fitting where entry.isIn(context) { return entry.id }
    return nil
  }

  /// Adds the id in a context that has none yet.
  mutating func enter(_ context: LayoutContext, as id: ID) {
    let entry = Entry(context, id)
    if context.isFitting { fitting.append(entry) } else { active = entry }
  }

  /// Removes the id in a context.
  mutating func leave(_ context: LayoutContext) {
    if active?.isIn(context) == true { active = nil }
    if !fitting.isEmpty { fitting.removeAll { $0.isIn(context) } }
  }

  /// Calls a closure with each context and the id in it.
  func forEach(_ body: (LayoutContext, ID) -> Void) {
    if let active { body(active.context, active.id) }
    for entry in fitting { body(entry.context, entry.id) }
  }
}
