internal import Drawing
internal import Foundation

/// An entry of the table of symbols: how the set draws a name.
package struct SymbolEntry: Hashable, Sendable {
  /// A change of a picture in its square.
  package enum Turn: Character, Hashable, Sendable {
    /// Mirrored left to right.
    case horizontally = "h"
    /// Mirrored top to bottom.
    case vertically = "v"
    /// Turned by a quarter, clockwise.
    case right = "r"
    /// Turned by a quarter, counter-clockwise.
    case left = "l"
    /// Turned by a half.
    case around = "u"
    /// Turned by three eighths, clockwise.
    case slanted = "d"
  }

  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    /// Another symbol.
    case symbol(String)
    /// A picture of the set.
    case picture(String, Turn?)
    /// A symbol in the middle of a picture.
    case nested(String, String)
    /// Two symbols, the second one in front at the lower right.
    case pair(String, String)
    /// A composition, although the set has a picture of the name.
    case composition
    /// A drawing of our own.
    case drawing([SymbolLayer])
  }

  /// The kind.
  package let kind: Kind

  /// The picture with its change; nil for other kinds.
  var picture: (name: String, turn: Turn?)? {
    guard case .picture(let name, let turn) = kind else { return nil }
    return (name, turn)
  }

  /// Creates an entry from its text.
  ///
  /// `=name` is another symbol, `picture` or `picture/h` a picture, `picture(name)` a picture with a symbol in its
  /// middle, `one+two` a pair, `*` a composition. Behind `!`, path data that follows `~` is stroked with a width of 1, and path data that
  /// follows `#` is filled.
  init(_ text: Substring) {
    switch text.first {
    case "=": kind = .symbol(String(text.dropFirst()))
    case "*": kind = .composition
    case "!": kind = .drawing(Self.layers(text.dropFirst()))
    default:
      if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
        kind = .nested(
          String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
      } else if let plus = text.firstIndex(of: "+") {
        kind = .pair(String(text[..<plus]), String(text[text.index(after: plus)...]))
      } else {
        let parts = text.split(separator: "/")
        kind = .picture(
          parts.first.map(String.init) ?? "",
          parts.count > 1 ? parts[1].first.flatMap(Turn.init(rawValue:)) : nil)
      }
    }
  }

  private static func layers(_ text: Substring) -> [SymbolLayer] {
    var layers: [SymbolLayer] = []
    var rest = text.drop { $0 != "~" && $0 != "#" }
    while let kind = rest.first {
      let data = rest.dropFirst().prefix { $0 != "~" && $0 != "#" }
      var layer = SymbolLayer(SVGOutline.path(String(data)).elements)
      layer.isFilled = kind == "#"
      layer.isEvenOdd = true
      layer.stroke = kind == "~" ? 1 : 0
      layers.append(layer)
      rest = rest.dropFirst(1 + data.count)
    }
    return layers
  }
}

extension SymbolOutline {
  /// Returns the outline turned or mirrored in its square of 16 units.
  func turned(_ turn: SymbolEntry.Turn?) -> SymbolOutline {
    switch turn {
    case nil: self
    case .horizontally: applying(CGAffineTransform(-1, 0, 0, 1, 16, 0))
    case .vertically: applying(CGAffineTransform(1, 0, 0, -1, 0, 16))
    case .right: applying(CGAffineTransform(0, 1, -1, 0, 16, 0))
    case .left: applying(CGAffineTransform(0, -1, 1, 0, 0, 16))
    case .around: applying(CGAffineTransform(-1, 0, 0, -1, 16, 16))
    case .slanted:
      {
        let half = 0.5.squareRoot()
        return applying(
          CGAffineTransform(-half, half, -half, -half, 8 + 16 * half, 8))
      }()
    }
  }
}
