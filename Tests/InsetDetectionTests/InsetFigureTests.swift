import Foundation
import InsetDetection
import Testing

/// How often the detector is right, on pictures whose cores are known.
struct InsetFigureTests {
  static func tallies(_ samples: [Sample]) -> [Sample.Kind: Tally] {
    var tallies: [Sample.Kind: Tally] = [:]
    let detector = InsetDetector()
    for sample in samples {
      if let one = ProcessInfo.processInfo.environment["INSET_ONE"] { if sample.name != one { continue }; print(sample.pixels.width, sample.pixels.height, sample.truth)
for y in 0..<sample.pixels.height { print("PX", sample.pixels.bytes[(y * sample.pixels.width * 4)..<((y + 1) * sample.pixels.width * 4)].map { String(format: "%02x", $0) }.joined()) } }
      tallies[sample.kind, default: Tally()].count(sample, detector.detect(sample.pixels))
    }
    return tallies
  }

  static func table(_ title: String, _ tallies: [Sample.Kind: Tally]) -> String {
    var lines = ["\(title): kind, pictures, right, right and sure, wrong and sure"]
    for kind in Sample.Kind.allCases {
      guard let tally = tallies[kind] else { continue }
      lines.append(
        "  \(kind) \(tally.total) \(tally.right) \(tally.rightAndSure) \(tally.wrongAndSure)")
      if ProcessInfo.processInfo.environment["INSET_MISSES"] != nil {
        lines += tally.misses.map { "    " + $0 }
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func picturesOfTheFirstGenerator() {
    var generator = FirstGenerator(seed: 1)
    let samples = generator.samples(shadows: 105, glows: 63, badges: 126)
    let tallies = Self.tallies(samples)
    print(Self.table("first generator", tallies))
  }

  @Test func picturesOfTheSecondGenerator() {
    var generator = SecondGenerator(seed: 20)
    let samples = generator.samples(shadows: 60, glows: 36, badges: 60)
    let tallies = Self.tallies(samples)
    print(Self.table("second generator", tallies))
  }
}
