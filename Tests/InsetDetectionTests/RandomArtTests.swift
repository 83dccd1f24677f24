import InsetDetection
import TestSupport
import Testing

/// Any art has an answer that lies within the picture.
///
/// Pictures are drawn without a plan: few colours in coarse blocks, cores with shadows and badges that the edges of the
/// picture cut off, symmetric art below badges. What once trapped is among them.
struct RandomArtTests {
  private static let palette: [[UInt8]] = [
    [60, 60, 250, 255], [255, 0, 0, 255], [200, 30, 255, 255], [255, 255, 255, 255],
    [60, 60, 20, 255], [0, 90, 70, 110], [0, 0, 0, 60],
  ]

  /// The pixels of a picture that is being drawn.
  private struct Art {
    let width: Int
    let height: Int
    var colors: [[UInt8]]

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
      colors = Array(repeating: [0, 0, 0, 0], count: width * height)
    }

    /// Blocks of few colours, mirrored or not, as coarse pictures that were enlarged.
    mutating func fillBlocks(_ random: inout SeededRandom) {
      let size = Int.random(in: 1...4, using: &random)
      let share = Int.random(in: 2...8, using: &random)
      let isMirrored = Bool.random(using: &random)
      let count = (width / size + 1) * (height / size + 1)
      let blocks = (0..<count).map { _ in
        Int.random(in: 0..<10, using: &random) < share
          ? Int.random(in: 0..<RandomArtTests.palette.count, using: &random) : -1
      }
      for y in 0..<height {
        for x in 0..<width {
          let seen = isMirrored ? min(x, width - 1 - x) : x
          let block = blocks[y / size * (width / size + 1) + seen / size]
          if block >= 0 { colors[y * width + x] = RandomArtTests.palette[block] }
        }
      }
    }

    /// A disc, or a rectangle; parts of it may lie outside.
    mutating func draw(_ box: PixelRect, isDisc: Bool, color: [UInt8]) {
      let (a, b) = (max(1, box.width), max(1, box.height))
      for y in max(0, box.top)..<max(0, min(height, box.bottom)) {
        for x in max(0, box.left)..<max(0, min(width, box.right)) {
          let dx = Double(2 * (x - box.left) + 1 - a) / Double(a)
          let dy = Double(2 * (y - box.top) + 1 - b) / Double(b)
          if !isDisc || dx * dx + dy * dy <= 1 { colors[y * width + x] = color }
        }
      }
    }
  }

  private static func art(_ random: inout SeededRandom) -> Art {
    var art = Art(Int.random(in: 8...48, using: &random), Int.random(in: 8...48, using: &random))
    func box(_ sides: ClosedRange<Int>, _ random: inout SeededRandom) -> PixelRect {
      let (w, h) = (Int.random(in: sides, using: &random), Int.random(in: sides, using: &random))
      let x = Int.random(in: -w / 2...art.width - w / 3, using: &random)
      let y = Int.random(in: -h / 2...art.height - h / 3, using: &random)
      return PixelRect(left: x, top: y, right: x + w, bottom: y + h)
    }
    func grown(_ box: PixelRect, _ by: Int) -> PixelRect {
      PixelRect(
        left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by)
    }
    func color(_ random: inout SeededRandom) -> [UInt8] {
      palette[Int.random(in: 0..<palette.count, using: &random)]
    }
    if Int.random(in: 0..<3, using: &random) > 0 { art.fillBlocks(&random) }
    // A shadow, a core and what lies on it.
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      art.draw(box(6...40, &random), isDisc: Bool.random(using: &random), color: color(&random))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      var badge = box(4...20, &random)
      badge.bottom = badge.top + badge.width
      art.draw(
        grown(badge, Int.random(in: 0...3, using: &random)), isDisc: true, color: color(&random))
      art.draw(badge, isDisc: true, color: color(&random))
    }
    return art
  }

  @Test(arguments: [UInt64(1), 38, 20_261_127, 9_510])
  func theAnswerLiesWithinThePicture(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for number in 0..<1_500 {
      let art = Self.art(&random)
      try Self.expectAnswer(
        art.width, art.height, art.colors.flatMap { $0 }, "seed \(seed), \(number)")
    }
  }

  private static func expectAnswer(
    _ width: Int, _ height: Int, _ bytes: [UInt8], _ name: String
  ) throws {
    for density in [1, 4] {
      let pixels = try #require(
        PixelBuffer(width: width, height: height, density: density, premultipliedRGBA: bytes))
      let found = InsetDetector(countsPadding: true).detect(pixels)
      if let core = found.core {
        #expect(core.left >= 0 && core.top >= 0, "\(name): \(core)")
        #expect(core.right <= width && core.bottom <= height, "\(name): \(core)")
      }
      for insets in [found.insets, found.insetsInFile, found.roomInFile ?? CoreInsets()] {
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        #expect(sides.allSatisfy { $0 >= 0 }, "\(name): \(insets)")
        #expect(
          insets.top + insets.bottom <= height && insets.left + insets.right <= width, "\(name)")
      }
      #expect((0...1).contains(found.confidence), "\(name)")
    }
  }

  /// A picture of blocks that was found by chance: the core, completed behind the disc at its corner, went out of it.
  @Test func whatABadgeAtTheEdgeHidesEndsThere() throws {
    let rows = [
      "..bbcccccccccccccccc", "..bbcccccccccccccccc", "..bb..ccb...........",
      "..bb..ccb...........", "bbbbccccbb..cccccccc", "bbbbccccbb..cccccccc",
      "bb..ccccbbcc....cc..", "bb..ccccbbcc....cc..", "bb......bbcc........",
      "bb......bpcc........", "bbbbbbbbbpcccccc....", "bbbbbbbbppcccccc....",
      "..bbcccccccc..cc....", "..bbcccccccc..cc....", "......cccccc..cccc..",
      "......cccccc..cccc..", "..cc....cccccccccc..", "..cc....cccccccccc..",
      "..cccccccccccccccc..", "..cccccccccccccccc..", "..cccccc....cccccc..",
      "..cccccc....cccccc..", "..cccccc....cccccccc", "..cccccc....cccccccc",
      "..cccccc......cccc..", "..cccccc......cccc..", "..cccccc....cccccc..",
      "..cccccc....cccccc..", "..cccccc....cccccc..", "..cccccc....cccccc..",
      "....cccc....cccccc..", "....cccc....cccccc..", "........cc..cccc....",
      "........cc..cccc....", "..wwcccccc..cccc....", "..kkcccccc..cccc....",
      "..kkkkkk............", "..kkkkkk............",
    ]
    let colors: [Character: [UInt8]] = [
      "b": Self.palette[0], "c": Self.palette[1], "p": Self.palette[2], "w": Self.palette[3],
      "k": Self.palette[4],
    ]
    let bytes = rows.flatMap { row in row.flatMap { colors[$0] ?? [0, 0, 0, 0] } }
    try Self.expectAnswer(20, 38, bytes, "blocks")
  }
}
