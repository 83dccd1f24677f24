/// The constraints that an item itself states: its mask, its natural size, the distances of a guide.
///
/// Apart from ``Item``, since all of it is read when constraints are put in order.
struct OwnConstraints {
  /// In order of entry.
  var ids: [ConstraintID] = []
  /// Whether they enter after everything else, as for text that wraps.
  var enterLast = false
}
