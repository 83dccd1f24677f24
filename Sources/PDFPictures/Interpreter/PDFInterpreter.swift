internal import Drawing
internal import Foundation

/// Draws the content of a page.
///
/// Operands are collected until an operator consumes them. Unknown operators are skipped, as the format requires; each
/// unsupported operator is reported once.
///
/// - SeeAlso: ISO 32000-1, 8 to 11, annex A.
final class PDFInterpreter {
  let file: PDFFile
  let context: CGContext
  /// The transform of user space at the start of the page or of the current form, where patterns begin.
  var patternMap: CGAffineTransform
  /// The current point of the path.
  private var current = CGPoint.zero
  var graphics = PDFGraphics()
  var resources: PDFResources
  /// The clip rule for the next path operator; nil without clipping.
  var clipRule: CGPathFillRule?
  /// The outlines of text that becomes a clip.
  var textClip: CGMutablePath?
  private var saved: [PDFGraphics] = []
  private var operands: [PDFValue] = []
  private var notes: Set<String> = []
  /// The maximum nesting of forms.
  private static let maximumDepth = 24
  /// The maximum number of bytes read from a content stream.
  static let maximumContent = 16 << 20
  /// The number of enclosing forms, patterns and masks.
  private(set) var depth: Int
  var fonts: [String: PDFFont] = [:]

  init(_ file: PDFFile, _ context: CGContext, _ resources: PDFResources, depth: Int = 0) {
    self.depth = depth
    self.file = file
    self.context = context
    self.resources = resources
    patternMap = context.ctm
  }

  /// Reports something that is not drawn, once.
  func report(_ message: String) {
    if notes.insert(message).inserted { context.report("PDF: " + message) }
  }

  // MARK: Running

  /// Executes a content stream.
  func run(_ content: [UInt8]) {
    if content.count > Self.maximumContent { report("content beyond 16 MB") }
    guard spend(Double(min(content.count, Self.maximumContent)) * PDFBudget.readByte) else {
      return
    }
    var parser = PDFParser(content.prefix(Self.maximumContent), readsReferences: false)
    operands = []
    while let item = parser.next() {
      switch item {
      case .value(let value):
        operands.append(value)
        if operands.count > 512 { operands.removeFirst(256) }
      case .word("BI"): inlineImage(&parser)
      case .word(let name):
        guard spend(1) else { return }
        perform(name)
        operands = []
      }
    }
  }

  /// Executes a content stream with its own resources, then restores the state.
  func runNested(_ content: [UInt8], _ own: PDFResources?) {
    guard depth < Self.maximumDepth else { return report("forms in each other too deeply") }
    guard spend(PDFBudget.nesting) else { return }
    depth += 1
    let before = (graphics, saved, operands, resources, clipRule)
    let level = context.stackDepth
    context.saveGState()
    saved = []
    if let own { resources = own }
    run(content)
    context.unwindStack(to: level + 1)
    context.restoreGState()
    (graphics, saved, operands, resources, clipRule) = before
    depth -= 1
  }

  /// An operand as a number; 0 for another type.
  func number(_ index: Int) -> Double {
    index < operands.count ? operands[index].number ?? 0 : 0
  }
  /// All operands that are numbers.
  var numbers: [Double] { operands.compactMap(\.number) }
  /// The last operand as a name.
  var name: String? { operands.last?.name }
  /// An operand.
  func operand(_ index: Int) -> PDFValue { index < operands.count ? operands[index] : .null }
  private func point(_ index: Int) -> CGPoint { CGPoint(x: number(index), y: number(index + 1)) }

  private func perform(_ name: String) {
    if performState(name) || performPath(name) || performColor(name) || performText(name) { return }
    switch name {
    case "Do": drawObject(self.name ?? "")
    case "sh": drawShading(self.name ?? "")
    default: break
    }
  }

  // MARK: State

  private func performState(_ name: String) -> Bool {
    switch name {
    case "q":
      guard saved.count < 512 else { return true }
      saved.append(graphics)
      context.saveGState()
    case "Q":
      guard let last = saved.popLast() else { return true }
      graphics = last
      context.restoreGState()
    case "cm": if let map = CGAffineTransform(pdf: numbers) { context.concatenate(map) }
    case "w": context.setLineWidth(CGFloat(number(0)))
    case "J": context.setLineCap(CGLineCap(rawValue: Int32(operand(0).integer ?? 0)) ?? .butt)
    case "j": context.setLineJoin(CGLineJoin(rawValue: Int32(operand(0).integer ?? 0)) ?? .miter)
    case "M": context.setMiterLimit(CGFloat(number(0)))
    case "d": setDash(operand(0), number(1))
    case "gs": if let name = self.name { setState(resources.value("ExtGState", name)) }
    case "ri", "i": break
    default: return false
    }
    return true
  }

  private func setDash(_ lengths: PDFValue, _ phase: Double) {
    let lengths = (lengths.array ?? []).compactMap { file.resolve($0).number }
    context.setLineDash(phase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
  }

  private func setState(_ value: PDFValue?) {
    for (key, value) in value?.dictionary ?? [:] {
      let value = file.resolve(value)
      switch key {
      case "LW": context.setLineWidth(CGFloat(value.number ?? 1))
      case "LC": context.setLineCap(CGLineCap(rawValue: Int32(value.integer ?? 0)) ?? .butt)
      case "LJ": context.setLineJoin(CGLineJoin(rawValue: Int32(value.integer ?? 0)) ?? .miter)
      case "ML": context.setMiterLimit(CGFloat(value.number ?? 10))
      case "D":
        let parts = value.array ?? []
        setDash(file.resolve(parts.first), parts.count > 1 ? file.resolve(parts[1]).number ?? 0 : 0)
      case "ca": graphics.fillAlpha = min(max(value.number ?? 1, 0), 1)
      case "CA": graphics.strokeAlpha = min(max(value.number ?? 1, 0), 1)
      case "BM":
        let names =
          value.array.map { $0.compactMap { file.resolve($0).name } } ?? [value.name ?? ""]
        let modes = names.compactMap { Self.blendModes[$0] }
        context.setBlendMode(modes.first ?? .normal)
      case "SMask":
        graphics.mask = value.dictionary.map {
          PDFGraphics.SoftMask(entries: $0, map: context.ctm)
        }
      default: break
      }
    }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  // MARK: Paths

  private func performPath(_ name: String) -> Bool {
    switch name {
    case "m":
      context.move(to: point(0))
      current = point(0)
    case "l":
      context.addLine(to: point(0))
      current = point(0)
    case "c":
      context.addCurve(to: point(4), control1: point(0), control2: point(2))
      current = point(4)
    case "v":
      context.addCurve(to: point(2), control1: current, control2: point(0))
      current = point(2)
    case "y":
      context.addCurve(to: point(2), control1: point(0), control2: point(2))
      current = point(2)
    case "h": context.closePath()
    case "re":
      context.addRect(
        CGRect(x: number(0), y: number(1), width: number(2), height: number(3)).standardized)
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "n": finishPath(nil, strokes: false)
    case "f", "F": finishPath(.winding, strokes: false)
    case "f*": finishPath(.evenOdd, strokes: false)
    case "S": finishPath(nil, strokes: true)
    case "s":
      context.closePath()
      finishPath(nil, strokes: true)
    case "B": finishPath(.winding, strokes: true)
    case "B*": finishPath(.evenOdd, strokes: true)
    case "b":
      context.closePath()
      finishPath(.winding, strokes: true)
    case "b*":
      context.closePath()
      finishPath(.evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  private func finishPath(_ rule: CGPathFillRule?, strokes: Bool) {
    let path = context.path?.copy()
    context.beginPath()
    if let path, rule != nil || strokes { paint(path, rule, strokes: strokes) }
    if let clipRule {
      context.addPath(path ?? CGMutablePath())
      context.clip(using: clipRule)
    }
    clipRule = nil
  }

  /// Fills, strokes or does both, through the soft mask if there is one.
  func paint(_ path: CGPath, _ rule: CGPathFillRule?, strokes: Bool) {
    guard spend(pixels(of: path) * PDFBudget.coveredPixel) else { return }
    masked {
      if let rule { fill(path, rule) }
      if strokes { stroke(path) }
    }
  }
}
