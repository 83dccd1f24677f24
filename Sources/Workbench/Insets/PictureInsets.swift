package import AssetCatalog
package import Diagnostics
package import InsetDetection

/// What was found in one picture, and what a catalogue says about it.
package struct PictureInsets: Sendable {
  /// The picture's path as the user would write it.
  package let path: String
  /// The name by which code asks for it.
  package let name: String
  /// What was found in its pixels.
  package let detection: Detection
  /// The insets that go with it, in pixels: those of the best scale of the same picture, at this one.
  package internal(set) var insets: CoreInsets
  /// How sure these are: as sure as the picture they come from.
  package internal(set) var confidence: Double
  /// Whether its own pixels say something else by more than a pixel.
  package internal(set) var disagrees = false
  /// Whether it is a frame of an animation whose frames say different things.
  package private(set) var isFrameAlone = false
  /// Whether there is something around the core that insets are for.
  package internal(set) var hasOrnament: Bool
  /// The insets that the catalogue states, in pixels of the file; nil for none.
  package let stored: PixelInsets?
  /// Where in the catalogue it is; nil for a picture by itself.
  package let place: Place?

  /// Where a catalogue speaks of a picture.
  package struct Place: Sendable {
    /// The `Contents.json`.
    package let contents: String
    /// The entry in it.
    package let entry: JSONPath
    /// The line and column of its insets, or of the entry where there are none.
    package let position: SourcePosition
    /// What it is for besides its scale: pictures with the same are the same at several scales.
    let variant: String

    /// Where findings about its insets are.
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
    insets = detection.insets
    confidence = detection.confidence
    hasOrnament = detection.hasOrnament
  }

  /// Whether the insets are sure enough to be used unseen.
  package var isTrustworthy: Bool { confidence >= Detection.trustworthy }

  /// Whether insets would be written for it unseen.
  var isClaimed: Bool { hasOrnament && !insets.areZero && isTrustworthy }

  /// Takes what all frames of its animation have, as sure as the least sure one; without an answer it is
  /// doubted.
  mutating func join(frames answer: CoreInsets?, confidence least: Double) {
    if let answer {
      insets = answer
      confidence = least
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
  /// Pixels by which stored insets may differ from found ones: a core may end between two pixels.
  static let tolerance = 1.0

  /// Whether what the catalogue says fits the picture.
  ///
  /// What is found with doubt, or in pictures without any transparency, says nothing against it. Room
  /// without ornament may be taken for a part of the picture or not.
  var isStoredRight: Bool {
    guard isTrustworthy, let core = detection.core else { return true }
    let stored = stored ?? .zero
    if Self.fits(stored, insets) { return true }
    if hasOrnament { return false }
    if detection.reasons.contains(.opaque) || stored == .zero { return true }
    let around = CoreInsets(
      top: core.top, left: core.left, bottom: detection.height - core.bottom,
      right: detection.width - core.right)
    return Self.fits(stored, around)
  }

  private static func fits(_ stored: PixelInsets, _ found: CoreInsets) -> Bool {
    // A hair more than a pixel, as stored numbers may be fractions.
    let most = tolerance + 0.001
    return abs(stored.top - Double(found.top)) <= most
      && abs(stored.left - Double(found.left)) <= most
      && abs(stored.bottom - Double(found.bottom)) <= most
      && abs(stored.right - Double(found.right)) <= most
  }
}
