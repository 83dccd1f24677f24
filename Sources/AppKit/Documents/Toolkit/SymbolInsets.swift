internal import IBDocument
internal import LayoutGeometry
internal import NibBuilding

/// The insets of symbols above and below the part that is aligned.
///
/// What a symbol aligns is as high as a capital letter of text at 13 points; half of what it is higher is above, half
/// below, whatever size the view gives it. Symbols are the system's own of a document's resources and, since
/// macOS 11, the templates whose names begin with `NS`.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#symbols-are-aligned-by-capital-letters`.
@MainActor struct SymbolInsets {
  let element: ViewElement
  let nib: NibSource

  /// The height of a capital letter at 13 points.
  private static let capitals = 9.0
  /// The height of a symbol in a button divided by the one that the document's resources state.
  ///
  /// Since Xcode 14.3 the resources state heights in image views.
  static let inButtons = 0.77

  /// Whether a picture is smaller in buttons than the document's resources state.
  static func isLargerInViews(_ name: String, _ toolsVersion: Int) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("Template") && toolsVersion >= ToolVersion.flatFields
  }

  /// The insets; nil for a view that shows no symbol or has a border around it.
  func insets(_ style: ControlStyle, _ generation: ControlGeneration) -> ViewInsets? {
    guard generation != .aqua, let name, isSymbol(name), isAlone(style),
      var height = nib.document.images[name]?.height
    else { return nil }
    if element.kind == "button", Self.isLargerInViews(name, nib.document.toolsVersion) {
      height = (height * Self.inButtons).rounded()
    }
    let room = max(0, height - Self.capitals)
    let below = (room / 2).rounded(.down)
    return ViewInsets(top: room - below, left: 0, bottom: below, right: 0)
  }

  private var cell: Element? { element.element.children.first { $0["key"] == "cell" } }
  private var name: String? { NibReader(nib).imageName(of: element) }
  private func isSymbol(_ name: String) -> Bool {
    guard name != "NSSmartBadgeTemplate" else { return false }
    return nib.document.isSymbol(name) || name.hasPrefix("NS") && name.hasSuffix("Template")
  }
  /// Whether only the picture is visible.
  private func isAlone(_ style: ControlStyle) -> Bool {
    if element.kind == "imageView" { return cell?["imageFrameStyle"] == nil }
    guard style == .square || style == .plain, let position = cell?["imagePosition"] else {
      return false
    }
    return position == "only" || position == "overlaps" && style == .square
  }
}
