package import Drawing
public import Foundation
internal import FoundationShims

/// A font at a size, for Core Text.
///
/// The fronts' font classes are subclasses, as the types are bridged on Apple's systems: `font as CTFont` compiles.
///
/// Unchecked: open for subclasses; what it stores is constant.
///
/// Source: Apple, "CTFont".
open class CTFont: NSObject, FontValue, @unchecked Sendable {
  private let header = FoundationHeader()
  /// The font's description for the drawing layer.
  package let descriptor: FontDescriptor

  /// Creates a font from its description.
  package init(drawnAs descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// The family's name; that of the system font has a dot in front.
  package var shownFamily: String {
    switch descriptor.kind {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): isStandIn ? name : descriptor.resolvedFace.family
    }
  }
  /// The font's name: for the system's own fonts a prefix with the weight.
  package func shownName(system: String, monospaced: String) -> String {
    switch descriptor.kind {
    case .system: "\(system)-\(descriptor.styleName)"
    case .monospaced: "\(monospaced)-\(descriptor.styleName)"
    case .named(let name): name
    }
  }
  /// Whether the requested font is not installed and Inter replaces it.
  package var isStandIn: Bool { descriptor.resolvedFace.isFallback }

  /// Whether both describe the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CTFont)?.descriptor == descriptor
  }
  /// Consistent with `isEqual`.
  open override var hash: Int { descriptor.hashValue }
}
