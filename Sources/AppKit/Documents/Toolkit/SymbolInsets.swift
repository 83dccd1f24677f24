internal import IBDocument
internal import LayoutGeometry
internal import NibBuilding

/// The insets of symbols above and below their alignment rectangle.
///
/// The alignment rectangle of a symbol has the height of a capital letter of text at 13 points; half of the
/// remaining height is above, half below, at any size of the view. Symbols are the system symbols of a
/// document's resources and, since macOS 11, the templates whose names begin with `NS`.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#symbols-are-aligned-by-capital-letters`.
@MainActor struct SymbolInsets {
  let element: ViewElement
  let nib: NibSource

  /// The height of a capital letter at 13 points, in points.
  private static let capitals = 9.0
  /// The ratio of a symbol's height in a button to the height in the document's resources, which is for image
  /// views since Xcode 14.3.
  static let inButtons = 0.77

  /// Whether an image is smaller in buttons than the document's resources declare.
  static func isLargerInViews(_ name: String, _ toolsVersion: Int) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("Template") && toolsVersion >= ToolVersion.flatFields
  }

  /// The insets; nil for a view that shows no symbol or has a border around it.
  func insets(_ style: ControlStyle, _ generation: ControlGeneration) -> ViewInsets? {
    guard generation != .aqua, let name, isSymbol(name), isAlone(style),
      var height = nib.document.images[name]?.height
    else { return nil }
    if element.kind == .button, Self.isLargerInViews(name, nib.document.toolsVersion) {
      height = (height * Self.inButtons).rounded()
    }
    var room = max(0, height - Self.capitals)
    // The symbol and its capitals are as much smaller as the text is.
    if element.kind == .button {
      let text = NSFont.systemFontSize(for: NibReader(nib).controlSize(of: element))
      room = (room * Double(text / NSFont.systemFontSize)).rounded()
    }
    let below = (room / 2).rounded(.down)
    return ViewInsets(top: room - below, left: 0, bottom: below, right: 0)
  }

  private var cell: Element? { element.element.children.first { $0["key"] == "cell" } }
  private var name: String? { NibReader(nib).imageName(of: element) }
  private func isSymbol(_ name: String) -> Bool {
    guard name != "NSSmartBadgeTemplate" else { return false }
    return nib.document.isSymbol(name) || name.hasPrefix("NS") && name.hasSuffix("Template")
  }
  /// Whether the symbol is the only visible part.
  private func isAlone(_ style: ControlStyle) -> Bool {
    if element.kind == .imageView { return cell?["imageFrameStyle"] == nil }
    guard style == .square || style == .plain, let position = cell?["imagePosition"] else {
      return false
    }
    return position == "only" || position == "overlaps" && style == .square
  }
}
