import Foundation
import InsetDetection
import Testing

/// How often the detector is right, on 406 pictures whose cores are known.
///
/// The detector was tuned on the first generator. The second was written, and its shapes drawn for the first
/// time, with all numbers settled; what it brought to light was mended, so the shapes that no mending has
/// seen are a set of their own. The third is only measured: nothing was mended by its pictures, which are
/// harder.
struct InsetFigureTests {
  /// A set of pictures.
  enum Source: String, CaseIterable, Sendable {
    case first, second, unseen, third

    /// The pictures, from a fixed seed.
    var samples: [Sample] {
      switch self {
      case .first:
        var generator = FirstGenerator(seed: Self.seed ?? 1)
        return generator.samples(shadows: 42, glows: 28, badges: 70)
      case .second:
        var generator = SecondGenerator(seed: Self.seed ?? 20)
        return generator.samples(shadows: 36, glows: 18, badges: 36)
      case .unseen:
        var generator = SecondGenerator(
          seed: Self.seed ?? 31, shapes: SecondGenerator.unseenShapes)
        return generator.samples(shadows: 32, glows: 16, badges: 40)
      case .third:
        var generator = ThirdGenerator(seed: Self.seed ?? 41)
        return generator.samples(shadows: 32, glows: 16, badges: 40)
      }
    }

    /// Another seed, to look at fresh pictures by hand.
    private static var seed: UInt64? {
      ProcessInfo.processInfo.environment["INSET_SEED"].flatMap(UInt64.init)
    }
  }

  /// The least shares that are asked for of a set of pictures.
  struct Least {
    /// Pictures with soft ornament, and with badges, within a pixel of the truth.
    var soft = 0.95
    var badge = 0.85
    /// Right ones among the sure ones, and sure ones among the right ones.
    var rightOfSure = 0.98
    var sureOfRight = 0.8
  }

  /// The sets that thresholds were selected on have hardly a wrong result with high confidence.
  ///
  /// Nine of ten wrong ones are unsure on many seeds, as the decision page shows. Here they are too few for a
  /// share to say much, so the sure ones are counted.
  @Test func insetsAreWithinAPixelOrDoubted() async {
    let sources = Source.allCases
    let results = await withTaskGroup(of: (source: Source, soft: Tally, badges: Tally).self) {
      group in
      for source in sources {
        group.addTask {
          let (soft, badges) = measured(source)
          return (source, soft, badges)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let known = results.filter { $0.source != .third }
      .reduce(Tally()) { $0 + $1.soft + $1.badges }
    #expect(known.wrongAndSure <= 3, "\(known.misses.joined(separator: "\n"))")
    // All four together: what the detector is asked for.
    #expect(results.reduce(Tally()) { $0 + $1.soft }.share >= 0.95)
    #expect(results.reduce(Tally()) { $0 + $1.badges }.share >= 0.85)
  }

  /// Detects a set of pictures and looks at its shares.
  private func measured(_ source: Source) -> (soft: Tally, badges: Tally) {
    var tallies: [Sample.Kind: Tally] = [:]
    let detector = InsetDetector()
    for sample in source.samples {
      tallies[sample.kind, default: Tally()].count(sample, detector.detect(sample.pixels))
    }
    print(Self.table(source, tallies))
    var soft = Tally()
    var badges = Tally()
    for (kind, tally) in tallies {
      if kind.hasBadge { badges = badges + tally } else { soft = soft + tally }
    }
    let least =
      source == .third
      ? Least(soft: 0.9, badge: 0.65, rightOfSure: 0.9, sureOfRight: 0.6) : Least()
    #expect(soft.share >= least.soft, "\(soft.misses.joined(separator: "\n"))")
    #expect(badges.share >= least.badge, "\(badges.misses.joined(separator: "\n"))")
    // Who is sure is right, and who is right mostly sure.
    let all = soft + badges
    let sure = Double(all.rightAndSure) / Double(all.rightAndSure + all.wrongAndSure)
    #expect(sure >= least.rightOfSure, "\(all.misses.joined(separator: "\n"))")
    #expect(Double(all.rightAndSure) >= least.sureOfRight * Double(all.right))
    return (soft, badges)
  }

  private static func table(_ source: Source, _ tallies: [Sample.Kind: Tally]) -> String {
    var lines = ["\(source.rawValue): kind, pictures, right, right and sure, wrong and sure"]
    for kind in Sample.Kind.allCases {
      guard let tally = tallies[kind] else { continue }
      lines.append(
        "  \(kind) \(tally.total) \(tally.right) \(tally.rightAndSure) \(tally.wrongAndSure)")
    }
    return lines.joined(separator: "\n")
  }
}
