/// The orientation of a picture, by the numbers of the Exif standard.
///
/// - SeeAlso: Apple, "CGImagePropertyOrientation".
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The stored orientation.
  case up = 1
  /// Mirrored from left to right.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Mirrored from top to bottom.
  case downMirrored = 4
  /// Mirrored from left to right, and turned a quarter to the left.
  case leftMirrored = 5
  /// Turned a quarter to the right.
  case right = 6
  /// Mirrored from left to right, and turned a quarter to the right.
  case rightMirrored = 7
  /// Turned a quarter to the left.
  case left = 8
}
