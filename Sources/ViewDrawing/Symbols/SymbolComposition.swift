internal import Drawing
internal import Foundation

/// A symbol made of others: inside a shape, with a badge, with a slash, on another one.
///
/// The places and sizes are ours, from looking at documents and pictures of apps.
///
/// - SeeAlso: `Decisions/symbols.md#composition`.
struct SymbolComposition {
  private let words: [String]
  private let isFill: Bool

  init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFill = words.last == "fill" && words.count > 1
    if isFill { words.removeLast() }
    self.words = words
  }

  /// Returns the outline; nil for a name that is not made of others.
  ///
  /// - Parameter find: Returns the outline of a name.
  func outline(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    guard words.count > 1, words.count <= 16 else { return nil }
    return badged(find) ?? slashed(find) ?? joined(find) ?? contained(find) ?? marked(find)
  }

  private static func name(_ words: some Sequence<String>, fill: Bool = false) -> String {
    words.joined(separator: ".") + (fill ? ".fill" : "")
  }

  // MARK: Badges

  private func badged(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    guard let at = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), at > 0,
      let base = find(Self.name(words[..<at], fill: isFill && words[at - 1] != "fill"))
    else { return nil }
    let rest = words[(at + 1)...]
    if rest.isEmpty {
      let place = CGRect(x: 9.5, y: 0.5, width: 6, height: 6)
      return Self.disc(on: base, place)
    }
    guard let sign = find(Self.name(rest)) else { return nil }
    if words[at] == "trianglebadge" {
      guard let triangle = find("triangle.fill") else { return nil }
      return Self.badge(sign, on: base, shape: triangle)
    }
    return Self.badge(sign, on: base, shape: nil)
  }

  /// A symbol with a disc.
  private static func disc(on base: SymbolOutline, _ place: CGRect) -> SymbolOutline {
    let hole = CGPath(ellipseIn: place.insetBy(dx: -1, dy: -1)).elements
    let disc = SymbolLayer(CGPath(ellipseIn: place).elements)
    return base.inLevel(1).without([hole]).with(SymbolOutline([disc]))
  }

  /// A symbol with a sign cut out of a disc, or of another shape, at its lower right.
  private static func badge(
    _ sign: SymbolOutline, on base: SymbolOutline, shape: SymbolOutline?
  ) -> SymbolOutline {
    let box = base.bounds
    let side: CGFloat = 7.5
    let place = CGRect(
      x: box.maxX - side + 1.5, y: box.maxY - side + 1.5, width: side, height: side)
    let hole = CGPath(ellipseIn: place.insetBy(dx: -1, dy: -1)).elements
    let lower = base.inLevel(1).without([hole])
    let inner = sign.fitted(in: place.insetBy(dx: 1.9, dy: 1.9))
    var below =
      shape?.fitted(in: place) ?? SymbolOutline([SymbolLayer(CGPath(ellipseIn: place).elements)])
    let cut = inner.layers.flatMap(\.areas)
    below = below.without(cut)
    return lower.with(below)
  }

  // MARK: Slashes

  private func slashed(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    guard words.last == "slash",
      let base = find(Self.name(words.dropLast(), fill: isFill))
        ?? find(Self.name(words.dropLast()))
    else { return nil }
    let box = base.bounds.insetBy(dx: 0.3, dy: 0.3)
    let line = CGMutablePath()
    line.move(to: CGPoint(x: box.minX, y: box.minY))
    line.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    var slash = SymbolLayer(line.elements)
    slash.isFilled = false
    slash.stroke = 1.1
    var gap = slash
    // The gap is at the upper side, as wide as the line.
    gap.elements = slash.elements.map { $0.applying(CGAffineTransform(1, 0, 0, 1, 0.75, -0.75)) }
    gap.stroke = 1.4
    return base.inLevel(1).without(slash.areas + gap.areas).with(SymbolOutline([slash]))
  }

  // MARK: Pairs

  private func joined(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    for word in ["on", "and"] {
      guard let at = words.firstIndex(of: word), at > 0, at + 1 < words.count,
        let first = find(Self.name(words[..<at], fill: isFill)),
        let second = find(Self.name(words[(at + 1)...], fill: isFill))
      else { continue }
      return word == "on" ? Self.stacked(first, on: second) : Self.pair(first, second)
    }
    return nil
  }

  /// Two symbols side by side, the second one lower and in front.
  static func pair(_ first: SymbolOutline, _ second: SymbolOutline) -> SymbolOutline {
    let front = second.fitted(in: CGRect(x: 7.5, y: 6, width: 10.5, height: 10))
    let back = first.fitted(in: CGRect(x: -2, y: 0, width: 10.5, height: 10))
    let gap = CGPath(rect: front.bounds.insetBy(dx: -0.8, dy: -0.8)).elements
    return back.inLevel(1).without([gap]).with(front)
  }

  /// A symbol in front of another one, which is seen above it at the right.
  private static func stacked(_ front: SymbolOutline, on back: SymbolOutline) -> SymbolOutline {
    let front = front.fitted(in: CGRect(x: 0, y: 4, width: 14, height: 12))
    let box = front.bounds
    let back = back.fitted(
      in: CGRect(x: box.minX + 4, y: box.minY - 4, width: box.width, height: box.height))
    let hole = CGPath.rounded(box.insetBy(dx: -0.9, dy: -0.9), radius: 2).elements
    return back.inLevel(1).without([hole]).with(front)
  }

  // MARK: Shapes around

  /// The room in shapes that contain a symbol.
  private static let rooms: [String: CGRect] = [
    "circle": CGRect(x: 3.6, y: 3.6, width: 8.8, height: 8.8),
    "square": CGRect(x: 3.4, y: 3.4, width: 9.2, height: 9.2),
    "app": CGRect(x: 3.4, y: 3.4, width: 9.2, height: 9.2),
    "rectangle": CGRect(x: 2.5, y: 4.5, width: 11, height: 7),
    "macwindow": CGRect(x: 3, y: 6, width: 10, height: 6.5),
    "rectangle.portrait": CGRect(x: 4.7, y: 3.2, width: 6.6, height: 9.6),
    "capsule": CGRect(x: 3, y: 5.2, width: 10, height: 5.6),
    "triangle": CGRect(x: 5.4, y: 6.4, width: 5.2, height: 6),
    "diamond": CGRect(x: 4.6, y: 4.6, width: 6.8, height: 6.8),
    "hexagon": CGRect(x: 4, y: 4, width: 8, height: 8),
    "octagon": CGRect(x: 3.6, y: 3.6, width: 8.8, height: 8.8),
    "pentagon": CGRect(x: 4.4, y: 5, width: 7.2, height: 7.2),
    "shield": CGRect(x: 4.6, y: 3.6, width: 6.8, height: 7.6),
    "seal": CGRect(x: 4, y: 4, width: 8, height: 8),
    "bubble": CGRect(x: 3.6, y: 3, width: 8.8, height: 6.4),
    "viewfinder": CGRect(x: 3.5, y: 3.5, width: 9, height: 9),
    "house": CGRect(x: 4.6, y: 7, width: 6.8, height: 6),
    "heart": CGRect(x: 4.6, y: 4.4, width: 6.8, height: 6),
    "folder": CGRect(x: 4, y: 6, width: 8, height: 6),
    "calendar": CGRect(x: 4, y: 5.6, width: 8, height: 7.6),
    "clipboard": CGRect(x: 4.6, y: 5, width: 6.8, height: 8),
    "doc": CGRect(x: 4.6, y: 6, width: 6.8, height: 7),
    "cloud": CGRect(x: 5, y: 6, width: 6.6, height: 5.6),
  ]

  /// The symbols that stay outlines inside of a shape.
  private static let outlined: Set = [
    "trash", "doc", "folder", "pencil", "gear", "gearshape", "cloud",
  ]

  /// Returns the symbol inside of a shape: filled where there is a filled one.
  private static func sign(
    _ words: ArraySlice<String>, _ find: (String) -> SymbolOutline?
  ) -> SymbolOutline? {
    let plain = name(words)
    return words.first.map(outlined.contains) == true || words.count > 2
      ? find(plain) : find(plain + ".fill") ?? find(plain)
  }

  private func contained(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    for count in [2, 1] where words.count > count {
      let container = Self.name(words.suffix(count))
      guard let room = Self.rooms[container],
        let sign = Self.sign(words.dropLast(count), find)
      else { continue }
      let canFill = container != "viewfinder"
      guard let shape = find(container + (isFill && canFill ? ".fill" : "")) else { continue }
      var inner = sign.fitted(in: room)
      guard isFill, canFill else { return shape.inLevel(1).with(inner) }
      for index in inner.layers.indices { inner.layers[index].cutsBelow = true }
      return shape.inLevel(1).with(inner)
    }
    return nil
  }

  // MARK: Marks behind

  /// A symbol with a mark that follows its name without a word between: `person.fill.checkmark`.
  private func marked(_ find: (String) -> SymbolOutline?) -> SymbolOutline? {
    let marks: Set = [
      "checkmark", "xmark", "plus", "minus", "questionmark", "exclamationmark",
      "magnifyingglass",
    ]
    guard let last = words.last, marks.contains(last), let sign = find(last),
      let base = find(Self.name(words.dropLast(), fill: isFill && words[words.count - 2] != "fill"))
    else { return nil }
    return Self.badge(sign, on: base, shape: nil)
  }
}
