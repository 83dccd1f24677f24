internal import LayoutEngine

/// The origin of a constraint that no program created.
enum ConstraintOrigin: Equatable {
  /// A frame and mask as equations.
  case mask
  /// A natural size, with its priorities.
  case naturalSize(hugging: Double, compressionResistance: Double)
  /// The given frame of a root, or the limits of a window.
  case root
  /// The position of a guide in its view.
  case guide
  /// A stack or a grid, with the purpose of the constraint in its arrangement.
  case container(purpose: String)

  /// Creates the origin of a stack's or grid's constraint from its identifier.
  ///
  /// - SeeAlso: `Rules/Messages.md#names-of-the-systems-constraints`.
  init(identifier: String) {
    if identifier == GeneratedNames.mask {
      self = .mask
    } else if GeneratedNames.isRoot(identifier)
      || identifier.hasSuffix(GeneratedNames.smallest.dropFirst(2))
      || identifier.hasSuffix(GeneratedNames.largest.dropFirst(2))
    {
      self = .root
    } else if let container = Self.containers.first(where: { identifier.hasPrefix($0) }) {
      let detail = String(identifier.dropFirst(container.count))
      self = .container(purpose: Self.purposes[detail] ?? "arrangement")
    } else {
      self = .guide
    }
  }

  private static let containers = ["UISV-", "NSStackView-", "NSGridView-"]

  /// The purposes by the part of the identifier that follows the container's name.
  private static let purposes: [String: String] = [
    "canvas-connection": "edges", "canvas-fit": "edges", "spanning-boundary": "edges",
    "edge": "edges", "inside": "edges", "closing": "edges", "clipping": "clipping",
    "alignment": "alignment", "baseline": "baselines", "centering": "centering",
    "spacing": "spacing", "spacing-hidden": "spacing", "gap": "gaps", "distributing-edge": "gaps",
    "area": "gravity areas", "hiding": "hidden views", "hidden": "hidden tracks",
    "fill": "filling", "fill-equally": "equal lengths", "equal": "equal lengths",
    "fill-proportionally": "proportional lengths", "proportional": "proportional lengths",
    "hugging": "hugging", "spanning-fit": "hugging", "ordering-spanner": "hugging",
    "ambiguity-suppression": "preference", "text-width-disambiguation": "preference",
    "placement": "placement", "length": "stated lengths",
  ]
}
