/// The phrases that identify messages, and the words at their ends.
enum MessagePhrases {
  /// The phrases and their kinds; of two phrases with a common prefix, the longer one comes first.
  static let phrases: [(text: String, kind: SystemMessage.Kind)] = [
    ("Unable to activate constraint with", .noCommonAncestor),
    ("The view hierarchy is not prepared for the constraint", .unpreparedHierarchy),
    ("View hierarchy unprepared for constraint", .unpreparedHierarchy),
    ("view hierarchy unprepared for constraint", .unpreparedHierarchy),
    ("Invalid pairing of layout attributes", .invalidPair),
    ("Constraint improperly relates anchors of incompatible types", .invalidPair),
    ("A multiplier of 0 or a nil second item together with a location", .placeAlone),
    ("A constraint cannot be made that sets a location equal to a constant", .placeAlone),
    (
      "A constraint cannot be made between a leading/trailing attribute and a right/left",
      .mixedDirections
    ),
    ("Unable to parse constraint format:", .invalidFormat),
    ("- AMBIGUOUS LAYOUT", .ambiguousLayout),
    ("MISSING HOST CONSTRAINTS", .missingHostConstraints),
    ("Detected missing constraints for", .missingConstraints),
    ("constraints ambiguously suggest a height of zero", .zeroHeight),
    ("constraints ambiguously suggest a size of zero", .zeroSize),
    ("not legal to call -layoutSubtreeIfNeeded", .layoutRecursion),
    ("_postWindowNeedsUpdateConstraints]", .endlessPasses),
    ("marked as needing another Update Constraints in Window pass", .endlessPasses),
    ("Layout feedback loop", .feedbackLoop), ("layout feedback loop", .feedbackLoop),
    ("had to adjust the size of", .adjustedToolbarItem),
    ("view was automatically measured but had an ambiguous", .ambiguousToolbarItem),
    ("the item width must be less than the width of the UICollectionView", .wideFlowItem),
    ("the item height must be less than the height of the UICollectionView", .highFlowItem),
    (
      "UITableViewHeaderFooterView should be contained within the content view",
      .viewsBesideContent
    ),
    ("assuming UIViewNoIntrinsicMetric", .zeroIntrinsicSize),
  ]

  /// Returns the words at the end of a message of a kind, which may be wrapped; nil if it fits on a line or has no
  /// fixed end.
  static func end(of kind: SystemMessage.Kind) -> String? {
    switch kind {
    case .noCommonAncestor: "That's illegal"
    case .missingConstraints: "only be logged once"
    case .layoutRecursion: "break in the future"
    case .adjustedToolbarItem: "the expected size of {"
    case .invalidPair: ">"
    default: nil
    }
  }
}
