package import AssetCatalog
package import Diagnostics
package import InsetDetection

/// The detected insets of a picture, and those that a catalogue states.
package struct PictureInsets: Sendable {
  /// The picture's path, relative to the user's path.
  package let path: String
  /// The name that code loads it by.
  package let name: String
  /// The detection in the pixels.
  package let detection: Detection
  /// Its insets in pixels: those of the best scale of the same picture, converted to its scale.
  package internal(set) var insets: CoreInsets
  /// The confidence of the insets: that of the picture they come from.
  package internal(set) var confidence: Double
  /// Whether its own detection differs by more than a pixel.
  package internal(set) var disagrees = false
  /// Whether it is a frame of an animation whose frames disagree.
  package private(set) var isFrameAlone = false
  /// Whether it has ornament around the core.
  package internal(set) var hasOrnament: Bool
  /// The insets that the catalogue states, in pixels of the file; nil for none.
  package let stored: PixelInsets?
  /// Its entry in the catalogue; nil for a single picture.
  package let place: Place?

  /// The entry of a picture in a catalogue.
  package struct Place: Sendable {
    /// The `Contents.json`.
    package let contents: String
    /// The path of the entry in it.
    package let entry: JSONPath
    /// The line and column of its insets, or of the entry if it states no insets.
    package let position: SourcePosition
    /// Its qualifiers other than scale: pictures with equal ones are scales of one picture.
    let variant: String

    /// The location of findings about its insets.
    package var location: Location {
      Location(contents, at: position, subject: entry.description)
    }
  }

  init(
    path: String, name: String, detection: Detection, stored: PixelInsets? = nil,
    place: Place? = nil
  ) {
    self.path = path
    self.name = name
    self.detection = detection
    self.stored = stored
    self.place = place
    insets = detection.insetsInFile
    confidence = detection.confidence
    hasOrnament = detection.hasOrnament
  }

  /// Whether the confidence suffices to use the insets without review.
  package var isTrustworthy: Bool { confidence >= Detection.trustworthy }

  /// Whether insets are written for it without review.
  var isClaimed: Bool { hasOrnament && !insets.areZero && isTrustworthy }

  /// Takes the insets shared by all frames of its animation, with their lowest confidence; without shared
  /// insets the picture becomes doubtful.
  mutating func join(frames answer: CoreInsets?, confidence lowest: Double) {
    if let answer {
      insets = answer
      confidence = lowest
    } else {
      isFrameAlone = true
      confidence = min(confidence, FrameAgreement.doubted)
    }
  }

  /// The insets in points.
  package var points: (top: Double, left: Double, bottom: Double, right: Double) {
    let scale = detection.scale
    return (
      Double(insets.top) / scale, Double(insets.left) / scale, Double(insets.bottom) / scale,
      Double(insets.right) / scale
    )
  }
}

extension PictureInsets {
  /// The tolerance between stored and detected insets in pixels: a core may end between two pixels.
  static let tolerance = 1.0

  /// Whether the catalogue's insets match the picture.
  ///
  /// Doubtful detections, and pictures without transparency, do not contradict it. Padding
  /// without ornament may count as a part of the picture or not.
  var isStoredRight: Bool {
    guard isTrustworthy, let room = detection.roomInFile else { return true }
    let stored = stored ?? .zero
    if Self.fits(stored, insets) { return true }
    if hasOrnament { return false }
    if detection.reasons.contains(.opaque) || stored == .zero { return true }
    return Self.fits(stored, room)
  }

  private static func fits(_ stored: PixelInsets, _ found: CoreInsets) -> Bool {
    // Slightly more than a pixel, as stored numbers may be fractions.
    let most = tolerance + 0.001
    return abs(stored.top - Double(found.top)) <= most
      && abs(stored.left - Double(found.left)) <= most
      && abs(stored.bottom - Double(found.bottom)) <= most
      && abs(stored.right - Double(found.right)) <= most
  }
}
