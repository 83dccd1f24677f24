/// An item's own constraints: those of its mask, its natural size, or the distances of a guide.
///
/// Stored separately from ``Item``, since ordering constraints reads all of it.
struct OwnConstraints {
  /// The constraints in order of entry.
  var ids: [ConstraintID] = []
  /// Whether they enter after all others, as for wrapping text.
  var enterLast = false
}
