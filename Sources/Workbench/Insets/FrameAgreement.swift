internal import InsetDetection

/// The common insets of the frames of an animation.
///
/// An image view displays the frames one after the other, so the view jumps if their insets differ. All frames get the
/// same insets, or none.
enum FrameAgreement {
  /// The minimum number of numbered pictures with the same size that form an animation.
  static let minimumFrames = 3
  /// The confidence of frames that disagree, which is too low for their use.
  static let doubted = 0.3

  /// Returns the median of all frames' insets; nil if a frame has no insets, is doubtful, or differs from the median by
  /// more than a pixel.
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
  /// The properties that the frames of an animation share.
  private struct Animation: Hashable {
    let folder: String
    let stem: String
    let variant: String
    let scale: Double
    let width: Int
    let height: Int
  }

  /// Assigns common insets to numbered pictures with the same size and folder, or reduces their confidence.
  mutating func alignFrames() {
    let groups = Dictionary(grouping: pictures.indices) { animation(of: pictures[$0]) }
    for (animation, members) in groups where animation != nil {
      guard Set(members.map { pictures[$0].name }).count >= FrameAgreement.minimumFrames else {
        continue
      }
      // Frames without ornament need no insets.
      guard members.contains(where: { pictures[$0].isClaimed }) else { continue }
      let answer = FrameAgreement.shared(
        members.map { (pictures[$0].insets, pictures[$0].isClaimed) })
      let least = members.map { pictures[$0].confidence }.min() ?? 0
      for at in members { pictures[at].join(frames: answer, confidence: least) }
    }
  }

  private func animation(of picture: PictureInsets) -> Animation? {
    let file = picture.path.split(separator: "/", omittingEmptySubsequences: false)
    // The frames in a catalogue are adjacent sets.
    let depth = picture.place == nil ? 1 : 2
    guard let frame = FrameName(picture.name), file.count >= depth else { return nil }
    return Animation(
      folder: file.dropLast(depth).joined(separator: "/"), stem: frame.stem,
      variant: picture.place?.variant ?? "", scale: picture.detection.scale,
      width: picture.detection.width, height: picture.detection.height)
  }
}
