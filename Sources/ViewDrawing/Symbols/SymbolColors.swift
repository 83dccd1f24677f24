package import Drawing
internal import Foundation

/// The colours of a symbol's layers.
package enum SymbolColors: Hashable, Sendable {
  /// All layers in one colour.
  case single
  /// The layers in one colour, those of lower ranks paler.
  case hierarchical
  /// The layers in colours by their rank; layers beyond them have the last one.
  case palette([CGColor])

  /// The opacities of the ranks in hierarchical colours.
  ///
  /// Inferred from pictures of apps, not documented.
  private static let opacities: [CGFloat] = [1, 0.5, 0.25]

  /// Returns the colour of a rank.
  ///
  /// - Parameter tint: The colour where the symbol states none.
  func color(ofLevel level: Int, tint: CGColor) -> CGColor {
    switch self {
    case .single: return tint
    case .hierarchical:
      let opacity = Self.opacities[min(max(0, level), Self.opacities.count - 1)]
      return tint.copy(alpha: tint.alpha * opacity) ?? tint
    case .palette(let colors):
      return colors.isEmpty ? tint : colors[min(max(0, level), colors.count - 1)]
    }
  }
}
