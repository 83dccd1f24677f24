/// The state of a view that passes keep.
///
/// Written by passes and by those who ask for one; nothing else reads it.
struct PassState {
  /// The request for `updateConstraints`; see ViewNode+Requests.
  var updateRequest = PassRequest()
  /// The request for `layoutSubviews`.
  var layoutRequest = PassRequest()
  /// The numbers of calls of the view, and the pass they belong to; kept by ``PassWatch``.
  var turns: (pass: Int32, layouts: Int32, updates: Int32) = (0, 0, 0)
  /// Whether the next layout places all children, not only those that the solution moved.
  var placesAll = true
  /// Whether the engine by which the view is fitted is at work.
  var isBeingFitted = false
}

/// A request of views for the next pass, with the marks that lead to the view that asks.
///
/// A view that asks marks all views above it, up to the first that is marked already. So a pass walks only
/// to those who asked, and asking costs the distance to the next one who did.
struct PassRequest {
  /// The view itself asked.
  var isOwn = true
  /// Some view below it asked.
  private(set) var isBelow = false
  /// The only child that asks, itself or for one below it; nil where there may be more.
  ///
  /// Not counted: a child that leaves is forgotten; see ``noteAnyBelow()``.
  private var only: Unmanaged<ViewNode>?

  /// Notes that a child asks.
  ///
  /// - Returns: Whether none did before.
  mutating func note(_ child: ViewNode) -> Bool {
    let asking = Unmanaged.passUnretained(child)
    guard isBelow else {
      isBelow = true
      only = asking
      return true
    }
    if let only, only.toOpaque() != asking.toOpaque() { self.only = nil }
    return false
  }

  /// Notes that any child may ask.
  mutating func noteAnyBelow() {
    isBelow = true
    only = nil
  }

  /// Forgets which child asks, since one leaves.
  mutating func forgetOnly() { only = nil }

  /// Clears the descendant-needs-layout flag and returns the descendant if only one asked.
  ///
  /// - Returns: The only child that asks; nil where there may be more.
  mutating func takeBelow() -> ViewNode? {
    defer {
      isBelow = false
      only = nil
    }
    return only?.takeUnretainedValue()
  }

  /// Whether the pass has something to do here or below.
  var isPending: Bool { isOwn || isBelow }
}
