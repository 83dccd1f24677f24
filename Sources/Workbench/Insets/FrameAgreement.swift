internal import InsetDetection

/// The insets that the frames of an animation share.
///
/// An image view shows them one after the other, so insets that differ from frame to frame make the view
/// jump. All frames get the same insets, or no insets.
enum FrameAgreement {
  /// The minimum number of pictures of one size whose numbers make them frames of an animation.
  static let minimumFrames = 3
  /// The confidence of frames that disagree: they are not used.
  static let doubted = 0.3

  /// The median of all frames' insets; nil where a frame has no insets, is doubtful, or is more than a
  /// pixel from that.
  static func shared(_ frames: [(insets: CoreInsets, isClaimed: Bool)]) -> CoreInsets? {
    guard !frames.isEmpty, frames.allSatisfy(\.isClaimed) else { return nil }
    func middle(_ side: (CoreInsets) -> Int) -> Int {
      frames.map { side($0.insets) }.sorted()[frames.count / 2]
    }
    let answer = CoreInsets(
      top: middle(\.top), left: middle(\.left), bottom: middle(\.bottom), right: middle(\.right))
    return frames.allSatisfy { $0.insets.distance(to: answer) <= 1 } ? answer : nil
  }
}

extension InsetReport {
  /// The key that the frames of one animation share.
  private struct Animation: Hashable {
    let folder: String
    let stem: String
    let variant: String
    let scale: Double
    let width: Int
    let height: Int
  }

  /// Gives numbered pictures of one size in one folder the insets that they share, or sets their
  /// confidence to that of doubt.
  mutating func alignFrames() {
    let groups = Dictionary(grouping: pictures.indices) { animation(of: pictures[$0]) }
    for (animation, members) in groups where animation != nil {
      guard Set(members.map { pictures[$0].name }).count >= FrameAgreement.minimumFrames else {
        continue
      }
      // Frames without ornament agree and need no insets.
      guard members.contains(where: { pictures[$0].isClaimed }) else { continue }
      let answer = FrameAgreement.shared(
        members.map { (pictures[$0].insets, pictures[$0].isClaimed) })
      let least = members.map { pictures[$0].confidence }.min() ?? 0
      for at in members { pictures[at].join(frames: answer, confidence: least) }
    }
  }

  private func animation(of picture: PictureInsets) -> Animation? {
    let file = picture.path.split(separator: "/", omittingEmptySubsequences: false)
    // The frames of a catalogue are sets, side by side.
    let depth = picture.place == nil ? 1 : 2
    guard let frame = FrameName(picture.name), file.count >= depth else { return nil }
    return Animation(
      folder: file.dropLast(depth).joined(separator: "/"), stem: frame.stem,
      variant: picture.place?.variant ?? "", scale: picture.detection.scale,
      width: picture.detection.width, height: picture.detection.height)
  }
}
