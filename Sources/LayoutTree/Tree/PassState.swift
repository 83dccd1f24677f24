/// The state of passes for a view.
///
/// Written by passes and by requests for them; nothing else reads it.
struct PassState {
  /// The requests for `updateConstraints`; see ViewNode+Requests.
  var updateRequest = PassRequest()
  /// The requests for `layoutSubviews`.
  var layoutRequest = PassRequest()
  /// The number of calls of the view in the latest pass, maintained by ``PassWatch``.
  var counts: (pass: Int32, layouts: Int32, updates: Int32) = (0, 0, 0)
  /// Whether the next layout places all children, not only those that the solution moved.
  var placesAll = true
  /// Whether the view's fitting engine is currently solving.
  var isBeingFitted = false
}

/// The pending requests of a view and its descendants for the next pass.
///
/// A request marks all ancestors, up to the first that is marked already. So a pass traverses only the branches
/// with requests, and a request costs the distance to the nearest one.
struct PassRequest {
  /// Whether the view itself has a request.
  var isRequestedHere = true
  /// Whether a descendant has a request.
  private(set) var isRequestedBelow = false
  /// The only child with a request in its subtree; nil where there may be more.
  ///
  /// Not retained: a child that leaves is cleared; see ``recordDescendantRequest()``.
  private var singleRequestingChild: NodePointer?

  /// Records a request of a child.
  ///
  /// - Returns: Whether it is the first one.
  mutating func recordChild(_ child: ViewNode) -> Bool {
    let asking = NodePointer(child)
    guard isRequestedBelow else {
      isRequestedBelow = true
      singleRequestingChild = asking
      return true
    }
    if let singleRequestingChild, singleRequestingChild != asking {
      self.singleRequestingChild = nil
    }
    return false
  }

  /// Records that any child may have a request.
  mutating func recordDescendantRequest() {
    isRequestedBelow = true
    singleRequestingChild = nil
  }

  /// Clears the recorded child, which leaves the tree.
  mutating func clearRequestingChild() { singleRequestingChild = nil }

  /// Clears the requests of descendants.
  ///
  /// - Returns: The only child with a request; nil where there may be more.
  mutating func consumeDescendantRequests() -> ViewNode? {
    defer {
      isRequestedBelow = false
      singleRequestingChild = nil
    }
    return singleRequestingChild?.node
  }

  /// Whether the view or a descendant has a request.
  var isPending: Bool { isRequestedHere || isRequestedBelow }
}
