internal import Foundation
internal import LayoutEngine
internal import LayoutGeometry

/// A constraint of the system: of a mask, a natural size, a guide, a stack or a root.
///
/// It is created on demand for descriptions and lists; changing it has no effect. It may break the rules for
/// constraints of users, as Apple's do.
///
/// - SeeAlso: `Rules/Messages.md#names-of-the-systems-constraints`,
///   `Rules/Autoresizing.md#translated-masks-are-required-equations`.
final class SystemConstraint: NSLayoutConstraint {
  /// The text before the equation: the flags of a mask.
  private(set) var prefix: String?
  /// The text after the equation: the priorities of a natural size.
  private(set) var suffix: String?
  private var name = "NSLayoutConstraint"
  private var ownerReference: NodeReference?
  /// The node that created the constraint; nil once it is deallocated.
  var owner: LayoutNode? { ownerReference?.node }
  /// The origin of the constraint in its node.
  private(set) var origin = ConstraintOrigin.guide

  override var className: String { name }
  /// Whether the node that states it still takes part in layout.
  override var isActive: Bool {
    get { owner?.isInLayout ?? false }
    set {}
  }

  /// Creates the constraint that a node states.
  convenience init(
    _ stated: GeneratedConstraint, of node: LayoutNode, in context: LayoutContext
  ) {
    self.init()
    ownerReference = node.reference
    switch stated {
    case .intrinsic(let size):
      name = "NSContentSizeLayoutConstraint"
      origin = .naturalSize(
        hugging: Double(size.hugging), compressionResistance: Double(size.compressionResistance))
      suffix =
        "Hug:\(ConstraintDescription.number(size.hugging)) CompressionResistance:\(ConstraintDescription.number(size.compressionResistance))"
      set(
        ConstraintSide(node, size.axis == .horizontal ? .width : .height), .equal, nil, 1,
        size.length)
    case .relation(let spec, let identifier):
      set(
        context.side(spec.first), Relation(rawValue: spec.relation.rawValue) ?? .equal,
        spec.second.map(context.side), spec.multiplier, spec.constant)
      priority = LayoutPriority(spec.priority)
      describe(identifier, node)
    }
  }

  /// Creates a constraint of a translated mask.
  convenience init(
    mask first: ConstraintSide, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat,
    of node: ViewNode
  ) {
    self.init()
    ownerReference = node.reference
    set(first, .equal, second, multiplier, constant)
    describe(GeneratedNames.mask, node)
  }

  /// A short description by origin.
  var summary: String {
    let label = owner?.label ?? "item"
    if prefix != nil && identifier == nil { return "\(GeneratedNames.mask) of \(label)" }
    if suffix != nil { return "content size of \(label)" }
    guard let identifier else { return name }
    guard GeneratedNames.isRoot(identifier) else { return identifier }
    return
      "\(label).\(firstAttribute) == \(ConstraintDescription.number(Double(constant))), as given"
  }

  private func describe(_ identifier: String, _ node: LayoutNode) {
    origin = ConstraintOrigin(identifier: identifier)
    switch identifier {
    case GeneratedNames.mask:
      name = "NSAutoresizingMaskLayoutConstraint"
      prefix = (node as? ViewNode)?.maskNotation
    case GeneratedNames.rootLeft, GeneratedNames.rootTop:
      name = "NSAutoresizingMaskLayoutConstraint"
      prefix = (node as? ViewNode)?.maskNotation
      self.identifier = GeneratedNames.named(identifier, for: node)
    case GeneratedNames.support: name = identifier
    default: self.identifier = GeneratedNames.named(identifier, for: node)
    }
  }
}

/// The identifiers of generated constraints that determine their description.
enum GeneratedNames {
  /// A frame and mask as equations.
  static let mask = "NSAutoresizingMaskLayoutConstraint"
  /// A guide above or below a controller's content.
  static let support = "_UILayoutSupportConstraint"
  /// The position and size of a root.
  static let rootLeft = "UIView-Encapsulated-Layout-Left"
  static let rootTop = "UIView-Encapsulated-Layout-Top"
  static let rootWidth = "UIView-Encapsulated-Layout-Width"
  static let rootHeight = "UIView-Encapsulated-Layout-Height"
  /// The limits of a root's size.
  static let smallest = "UIWindow-smallest-content"
  static let largest = "UIWindow-largest-content"
  static let root: Set<String> = [rootLeft, rootTop, rootWidth, rootHeight]

  /// The name of a constraint with the class prefix of the node's toolkit.
  @MainActor static func named(_ identifier: String, for node: LayoutNode) -> String {
    guard identifier.hasPrefix("UIView") || identifier.hasPrefix("UIWindow"),
      let view = node.nearestView
    else { return identifier }
    return view.host.hostConventions.named(identifier)
  }

  /// Whether a name is that of a root's position or size, in either toolkit.
  static func isRoot(_ identifier: String) -> Bool {
    // A toolkit of a program's own has no prefix.
    root.contains("UI" + identifier) || root.contains("UI" + identifier.dropFirst(2))
  }
}

extension ViewNode {
  /// The mask in the format of logs: near margin, length, far margin; `&` for a flexible part.
  ///
  /// Without any flag the far margin absorbs the change, so it counts as flexible.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#mask-notation`.
  var maskNotation: String {
    func flags(_ mask: AxisMask) -> String {
      let rule = mask.rule
      guard rule.isMinFlexible || rule.isSizeFlexible || rule.isMaxFlexible else { return "--&" }
      return [rule.isMinFlexible, rule.isSizeFlexible, rule.isMaxFlexible]
        .map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(flags(mask.horizontal)) v=\(flags(mask.vertical))"
  }
}

extension NSLayoutConstraint {
  /// Whether no program created the constraint: it is of a mask, a natural size, a guide, a stack or a root.
  package var isSystemMade: Bool { self is SystemConstraint }
}
