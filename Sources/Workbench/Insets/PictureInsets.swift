package import AssetCatalog
package import Diagnostics
package import InsetDetection

/// The detected insets of a picture, and those in its catalogue.
package struct PictureInsets: Sendable {
  /// The picture's path, relative to the specified path.
  package let path: String
  /// The name for loading the picture in code.
  package let name: String
  /// The detection result for the pixels.
  package let detection: Detection
  /// The insets in pixels: those of the best scale of the same picture, converted to this scale.
  package internal(set) var insets: CoreInsets
  /// The confidence of the insets: that of the picture from which they originate.
  package internal(set) var confidence: Double
  /// Whether the picture's own detection differs by more than a pixel.
  package internal(set) var disagrees = false
  /// Whether the picture is a frame of an animation whose frames disagree.
  package private(set) var isFrameAlone = false
  /// Whether the picture has ornament around the core.
  package internal(set) var hasOrnament: Bool
  /// The insets in the catalogue, in pixels of the file; nil for none.
  package let stored: PixelInsets?
  /// The entry in the catalogue; nil for a single picture.
  package let place: Place?

  /// The entry of a picture in a catalogue.
  package struct Place: Sendable {
    /// The `Contents.json`.
    package let contents: String
    /// The path of the entry in the file.
    package let entry: JSONPath
    /// The line and column of the insets, or of the entry without insets.
    package let position: SourcePosition
    /// The qualifiers other than scale; entries with equal qualifiers are scales of one picture.
    let variant: String

    /// The location of findings about the insets.
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

  /// Whether the picture's insets are written without review.
  var isClaimed: Bool { hasOrnament && !insets.areZero && isTrustworthy }

  /// Assigns the common insets of the animation's frames, with their lowest confidence; without common insets, the
  /// picture becomes doubtful.
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
  /// The maximum difference between matching stored and detected insets, in pixels: a core may end between two pixels.
  static let tolerance = 1.0

  /// Whether the catalogue's insets match the picture.
  ///
  /// Doubtful detections, and pictures without transparency, do not contradict the catalogue. Padding without ornament
  /// may or may not be part of the picture.
  var isStoredRight: Bool {
    guard isTrustworthy, let room = detection.roomInFile else { return true }
    let stored = stored ?? .zero
    if Self.fits(stored, insets) { return true }
    if hasOrnament { return false }
    if detection.reasons.contains(.opaque) || stored == .zero { return true }
    return Self.fits(stored, room)
  }

  private static func fits(_ stored: PixelInsets, _ found: CoreInsets) -> Bool {
    // Slightly more than a pixel, because stored numbers may be fractions.
    let most = tolerance + 0.001
    return abs(stored.top - Double(found.top)) <= most
      && abs(stored.left - Double(found.left)) <= most
      && abs(stored.bottom - Double(found.bottom)) <= most
      && abs(stored.right - Double(found.right)) <= most
  }
}
