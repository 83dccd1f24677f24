/// What passes keep of a view.
///
/// Written by passes and by those who ask for one; nothing else reads it.
struct PassState {
  /// Who asked for `updateConstraints`; see ViewNode+Requests.
  var updateRequest = PassRequest()
  /// Who asked for `layoutSubviews`.
  var layoutRequest = PassRequest()
  /// How often the view was called, and in which pass; kept by ``PassWatch``.
  var turns = (pass: 0, layouts: 0, updates: 0)
  /// Whether the engine by which the view is fitted is at work.
  var isBeingFitted = false
  /// Whether it was reported that the bounds cannot be scaled.
  var hasReportedScaledBounds = false
  /// What was reported to be wrong with the alignment rectangle, and still is.
  var reportedMismatches: Set<AlignmentMismatch.Kind> = []
}

/// What views ask of the next pass, and where in the tree one asks.
///
/// A view that asks marks all views above it, up to the first that is marked already. So a pass walks only
/// to those who asked, and asking costs the distance to the next one who did.
struct PassRequest {
  /// The view itself asked.
  var isOwn = true
  /// Some view below it asked.
  var isBelow = false

  /// Whether the pass has something to do here or below.
  var isPending: Bool { isOwn || isBelow }
}
