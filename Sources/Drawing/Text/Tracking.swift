/// Letter spacing that makes Inter as wide as San Francisco.
///
/// San Francisco is set tighter the larger it is. Below 20 points the spacing is the one Apple publishes
/// for it (Human Interface Guidelines, Typography, tracking in 1/1000 em); left free in the fit of
/// `LetterWidths` it comes out within 0.003 em of that at 10 to 15, 17 and 18 points. From 20 points on San
/// Francisco has another cut with narrower letters, so there the numbers count for Inter only: medians over labels up to 24
/// points, then from recorded pictures of one text at twelve sizes to 58 points. From 28 points on, where that cut does not
/// change any more, these are the published numbers less 0.0535 em within 0.0005, and so are the numbers above 58. Weights add a little, since Inter's bolder
/// letters are narrower than San Francisco's (fitted together with `BoldLetters`; light is a median over 40 labels, heavy over 27
/// of 2 repositories, black is one label), and in that
/// cut a little more. `Scripts/fit-letter-widths.py` prints the medians and the weights.
package enum Tracking {
  /// The spacing in em, by size in points.
  private static let bySize: [(Double, Double)] = [
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0),
    (13, -0.006), (14, -0.011), (15, -0.016), (16, -0.020), (17, -0.026), (18, -0.027),
    (19, -0.031), (20, -0.033), (21, -0.040), (24, -0.043), (25, -0.0392), (26, -0.0397),
    (27, -0.0401), (28, -0.0404), (30, -0.0405), (32, -0.0412), (34, -0.0418), (38, -0.0434),
    (43, -0.0443), (48, -0.0458), (53, -0.0471), (58, -0.0485), (64, -0.0497), (70, -0.0512),
    (76, -0.0525), (80, -0.0535),
  ]
  /// The additional spacing in em, by weight.
  private static let byWeight: [(Double, Double)] = [
    (300, 0.0008), (400, 0), (500, 0.0044), (600, 0.0060), (700, 0.0109),
    (800, 0.0244), (900, 0.0330),
  ]

  /// The additional spacing of bold text in the cut for large text, in em.
  ///
  /// The median of 18 labels from 22 points on is 0.0083, and a line recorded at 32 points semibold bounds it by 0.0081.
  private static let ofLargeBold: [(Double, Double)] = [(20, 0.0045), (22, 0.0078)]

  /// Returns the spacing after each character of a run in points, if a face of Inter draws it.
  ///
  /// It is piecewise linear in size and weight, and constant beyond the tables' ends. Complexity: O(characters).
  static func spacing(of run: TextRun, in face: FontFace) -> Double {
    let size = run.font.size
    if let family = run.font.edition.family, let font = AbsentFont.named(family) {
      return font.spacing(of: run, drawnWith: face) + size * run.font.edition.familySpacing
    }
    let cut = LetterCut(size: size, weight: face.weight)
    let tracking =
      interpolate(bySize, size) + interpolate(byWeight, Double(face.weight))
      + interpolate(run.font.edition.spacing, size)
      + (cut.isLarge ? LetterCut.share(of: face.weight) * interpolate(ofLargeBold, size) : 0)
    // The letters of the text are not those that are drawn.
    guard run.font.smallCapitals == .none else { return size * tracking }
    return size
      * (tracking
        + LetterWidths.meanExcess(
          of: run.text, hasMonospacedDigits: run.font.hasMonospacedDigits, in: cut)
        + WideLetters.meanExcess(
          of: run.text, size: size, tracking: tracking, in: face))
  }

  /// Returns how far letters stand to the left of where spacing behind them puts them, in em.
  ///
  /// Spacing follows a letter, but the cut from 28 points on is narrower by 0.0535 em a letter on both sides: the 35
  /// letters of five pictures of one word at 28 to 53 points come out best between 0.022 and 0.027.
  static func lead(size: Double) -> Double { interpolate(leads, size) }

  private static let leads: [(Double, Double)] = [(19, 0), (20, 0.012), (28, 0.0235)]
  /// Returns the part of the spacing that does not count behind the last letter of a line that is centred or at the right, in em.
  ///
  /// Recorded labels and fields at 17 points have the letters themselves there: the mean distance of six centred labels is
  /// 0.24 points with the spacing of −0.44 behind each line, 0.02 without. Larger text was not recorded.
  static func trailing(size: Double) -> Double {
    size < DrawnFont.displaySize ? interpolate(bySize, size) : 0
  }

  private static func interpolate(_ points: [(Double, Double)], _ size: Double) -> Double {
    guard let first = points.first, size > first.0 else { return points.first?.1 ?? 0 }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.0 {
      return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
    }
    return points.last?.1 ?? 0
  }
}
