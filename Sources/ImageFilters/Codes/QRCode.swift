/// A QR code of bytes.
///
/// Source: ISO/IEC 18004.
struct QRCode {
  /// The dark modules, row by row from the top.
  private(set) var modules: [[Bool]]
  /// The modules without data.
  private var isFixed: [[Bool]]
  private let version: QRVersion
  /// The modules of a side.
  var side: Int { version.side }

  /// Creates the smallest code of bytes; nil if they are too many: 2,953 at the lowest level, 1,273 at the highest.
  init?(_ bytes: [UInt8], level: QRVersion.Level) {
    let fitting = (1...40).lazy.map { QRVersion(number: $0) }.first {
      (4 + $0.countBits + 8 * bytes.count + 7) / 8 <= $0.dataWords(level)
    }
    guard let fitting else { return nil }
    version = fitting
    let line = [Bool](repeating: false, count: fitting.side)
    modules = Array(repeating: line, count: fitting.side)
    isFixed = modules
    drawMarks()
    drawVersion()
    drawFormat(level, mask: 0)
    place(Self.words(bytes, level, fitting))
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      code.apply(mask)
      code.drawFormat(level, mask: mask)
      let penalty = code.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code) }
    }
    if let best { modules = best.code.modules }
  }

  // MARK: Words

  /// Returns data and check words in the order in which they are placed.
  private static func words(
    _ bytes: [UInt8], _ level: QRVersion.Level, _ version: QRVersion
  ) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    let capacity = version.dataWords(level) * 8
    // Bytes as they are, their number, and the bytes.
    add(4, 4)
    add(bytes.count, version.countBits)
    bytes.forEach { add(Int($0), 8) }
    add(0, min(4, capacity - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var filling = [0xEC, 0x11]
    while bits.count < capacity {
      add(filling[0], 8)
      filling.swapAt(0, 1)
    }
    let data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    // The last blocks are one word longer where the data do not divide evenly.
    let count = version.blocks(level)
    let (short, long) = (data.count / count, data.count % count)
    var blocks: [[UInt8]] = []
    var rest = data[...]
    for index in 0..<count {
      let length = index < count - long ? short : short + 1
      blocks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    let checks = blocks.map {
      GaloisField.checkWords($0, count: version.checkWords(level))
    }
    func interleaved(_ lists: [[UInt8]]) -> [UInt8] {
      (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
        lists.compactMap { index < $0.count ? $0[index] : nil }
      }
    }
    return interleaved(blocks) + interleaved(checks)
  }

  // MARK: Modules

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard row >= 0, column >= 0, row < side, column < side else { return }
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  /// Draws timing lines, finders and alignment marks.
  private mutating func drawMarks() {
    for index in 0..<side {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] {
      for y in -4...4 {
        for x in -4...4 {
          let ring = max(abs(x), abs(y))
          set(row + y, column + x, ring != 2 && ring != 4)
        }
      }
    }
    let centres = version.alignments
    for row in centres {
      for column in centres {
        let nearStart = row == 6 && column == 6
        let nearEnd = row == 6 && column == side - 7 || row == side - 7 && column == 6
        if nearStart || nearEnd { continue }
        for y in -2...2 {
          for x in -2...2 { set(row + y, column + x, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  /// Returns bits followed by the remainder by a polynomial.
  private static func checked(_ value: Int, _ polynomial: Int, _ degree: Int) -> Int {
    var rest = value << degree
    let length = Int.bitWidth - value.leadingZeroBitCount
    for bit in (0..<max(0, length)).reversed() where rest >> (bit + degree) & 1 == 1 {
      rest ^= polynomial << bit
    }
    return value << degree | rest
  }

  /// Draws the level and the mask twice.
  private mutating func drawFormat(_ level: QRVersion.Level, mask: Int) {
    let bits = Self.checked(level.bits << 3 | mask, 0x537, 10) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    // Around the upper left finder.
    for index in 0..<6 { set(index, 8, bit(index)) }
    set(7, 8, bit(6))
    set(8, 8, bit(7))
    set(8, 7, bit(8))
    for index in 9..<15 { set(8, 14 - index, bit(index)) }
    // Beside the other two.
    for index in 0..<8 { set(8, side - 1 - index, bit(index)) }
    for index in 8..<15 { set(side - 15 + index, 8, bit(index)) }
    set(side - 8, 8, true)
  }

  /// Draws the version twice, from 7 on.
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let bits = Self.checked(version.number, 0x1F25, 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (near, far) = (index / 3, side - 11 + index % 3)
      set(near, far, isDark)
      set(far, near, isDark)
    }
  }

  /// Places words in columns of two, up and down from the right, past the timing column.
  private mutating func place(_ words: [UInt8]) {
    var index = 0
    var right = side - 1
    var isUp = true
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let row = isUp ? side - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] && index < words.count * 8 {
          modules[row][column] = words[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUp.toggle()
      right -= 2
    }
  }

  /// Inverts the data modules of a pattern.
  private mutating func apply(_ mask: Int) {
    for row in 0..<side {
      for column in 0..<side where !isFixed[row][column] {
        let product = row * column
        let isInverted =
          switch mask {
          case 0: (row + column) % 2 == 0
          case 1: row % 2 == 0
          case 2: column % 3 == 0
          case 3: (row + column) % 3 == 0
          case 4: (row / 2 + column / 3) % 2 == 0
          case 5: product % 2 + product % 3 == 0
          case 6: (product % 2 + product % 3) % 2 == 0
          default: ((row + column) % 2 + product % 3) % 2 == 0
          }
        if isInverted { modules[row][column].toggle() }
      }
    }
  }

  // MARK: Penalty

  /// The measure of how hard a code is to read: runs, blocks, shapes like finders, and the share of dark modules.
  private var penalty: Int {
    var sum = 0
    let columns = (0..<side).map { column in modules.map { $0[column] } }
    let light = [false, false, false, false]
    let finder = [true, false, true, true, true, false, true]
    for line in modules + columns {
      var run = 0
      for index in 0..<side {
        run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
        if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
      }
      for start in 0...side - 11 {
        let part = Array(line[start..<start + 11])
        if part == finder + light || part == light + finder { sum += 40 }
      }
    }
    for row in 1..<side {
      for column in 1..<side {
        let color = modules[row][column]
        if modules[row - 1][column] == color, modules[row][column - 1] == color,
          modules[row - 1][column - 1] == color
        {
          sum += 3
        }
      }
    }
    let dark = modules.joined().count { $0 }
    return sum + abs(dark * 20 - side * side * 10) / (side * side) * 10
  }
}
