/// Under which names a node or a constraint takes part in engines: in the one of its tree, and in those by
/// which views around it are fitted.
///
/// Contexts know all they need of their participants; this is only the way to them, and a context that goes
/// takes itself out.
struct Enrolments<ID: Sendable> {
  /// A name in one context.
  struct Entry {
    /// Not counted, since everything that layout reads goes through it; see ``LayoutContext/deinit``.
    fileprivate let uncounted: Unmanaged<LayoutContext>
    let id: ID

    var context: LayoutContext { uncounted._withUnsafeGuaranteedRef { $0 } }
  }

  /// The name in the engine of the tree; nil without a part in it.
  private(set) var inForce: Entry?
  /// The enrolments in engines that fit views.
  private var fitting: [Entry] = []

  /// The name in a context; nil without a part in it.
  subscript(context: LayoutContext) -> ID? {
    let sought = Unmanaged.passUnretained(context).toOpaque()
    guard context.isFitting else {
      guard let inForce, inForce.uncounted.toOpaque() == sought else { return nil }
      return inForce.id
    }
    for entry in fitting where entry.uncounted.toOpaque() == sought { return entry.id }
    return nil
  }

  /// Notes a name in a context that has none yet.
  mutating func enter(_ context: LayoutContext, as id: ID) {
    let entry = Entry(uncounted: Unmanaged.passUnretained(context), id: id)
    if context.isFitting { fitting.append(entry) } else { inForce = entry }
  }

  /// Forgets the name in a context.
  mutating func leave(_ context: LayoutContext) {
    let gone = Unmanaged.passUnretained(context).toOpaque()
    if inForce?.uncounted.toOpaque() == gone { inForce = nil }
    if !fitting.isEmpty { fitting.removeAll { $0.uncounted.toOpaque() == gone } }
  }

  /// Calls with each context and the name there.
  func forEach(_ body: (LayoutContext, ID) -> Void) {
    if let inForce { body(inForce.context, inForce.id) }
    for entry in fitting { body(entry.context, entry.id) }
  }
}
