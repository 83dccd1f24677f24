internal import Foundation

/// A PostScript calculator function.
///
/// - SeeAlso: ISO 32000-1, 7.10.5.
struct PDFCalculator {
  private indirect enum Step {
    case push(Double)
    case word(String)
    case choice([Step], [Step])
  }
  private let steps: [Step]
  /// The maximum depth of the stack.
  private static let maximumDepth = 256

  /// Creates a function from a program in braces; nil if it cannot be read.
  init?(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes[...])
    guard lexer.next() == .word("{"), let steps = Self.block(&lexer, depth: 0) else { return nil }
    self.steps = steps
  }

  private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
    guard depth < 32 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let token = lexer.next() {
      switch token {
      case .number(let number): steps.append(.push(number))
      case .word("{"):
        guard let inner = block(&lexer, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .word("}"): return steps
      case .word("if"):
        guard let then = blocks.popLast() else { return nil }
        steps.append(.choice(then, []))
      case .word("ifelse"):
        guard let other = blocks.popLast(), let then = blocks.popLast() else { return nil }
        steps.append(.choice(then, other))
      case .word(let word): steps.append(.word(word))
      default: return nil
      }
    }
    return nil
  }

  /// Returns the stack after the program.
  func run(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      guard stack.count < maximumDepth else { return }
      switch step {
      case .push(let number): stack.append(number)
      case .choice(let then, let other): run((stack.popLast() ?? 0) != 0 ? then : other, &stack)
      case .word(let word): perform(word, &stack)
      }
    }
  }

  private static let one: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { $0 < 0 ? 0 : $0.squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "ln": { $0 > 0 ? log($0) : 0 },
    "log": { $0 > 0 ? log10($0) : 0 }, "not": { $0 == 0 ? 1 : $0 == 1 ? 0 : -$0 - 1 },
  ]
  private static let two: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { whole($1) == 0 ? 0 : (whole($0) / whole($1)).rounded(.towardZero) },
    "mod": { whole($1) == 0 ? 0 : fmod(whole($0), whole($1)) },
    "exp": {
      let value = pow($0, $1); return value.isFinite ? value : 0
    },
    "atan": { y, x in
      let angle = atan2(y, x) * 180 / .pi
      return angle < 0 ? angle + 360 : angle
    },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { Double(bits($0) & bits($1)) }, "or": { Double(bits($0) | bits($1)) },
    "xor": { Double(bits($0) ^ bits($1)) },
    "bitshift": { value, shift in
      let count = bits(shift)
      return Double(count >= 0 ? bits(value) << min(count, 31) : bits(value) >> min(-count, 31))
    },
  ]
  private static func whole(_ value: Double) -> Double { value.rounded(.towardZero) }
  private static func bits(_ value: Double) -> Int {
    value.isFinite && abs(value) < 2_147_483_648 ? Int(value) : 0
  }

  private static func perform(_ word: String, _ stack: inout [Double]) {
    if let function = one[word] {
      stack.append(function(stack.popLast() ?? 0))
    } else if let function = two[word] {
      let second = stack.popLast() ?? 0
      stack.append(function(stack.popLast() ?? 0, second))
    } else {
      arrange(word, &stack)
    }
  }

  private static func arrange(_ word: String, _ stack: inout [Double]) {
    switch word {
    case "true": stack.append(1)
    case "false": stack.append(0)
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last { stack.append(last) }
    case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = bits(stack.popLast() ?? 0)
      if count > 0, count <= stack.count { stack += stack.suffix(count) }
    case "index":
      let index = bits(stack.popLast() ?? 0)
      if index >= 0, index < stack.count { stack.append(stack[stack.count - 1 - index]) }
    case "roll":
      let turn = bits(stack.popLast() ?? 0)
      let count = bits(stack.popLast() ?? 0)
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let shift = ((turn % count) + count) % count
      stack.replaceSubrange(
        stack.count - count..<stack.count, with: part.suffix(shift) + part.prefix(count - shift))
    default: break
    }
  }
}
