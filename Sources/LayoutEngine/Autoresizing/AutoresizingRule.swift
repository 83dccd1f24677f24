/// The flexible parts of an autoresizing mask along one axis; min is left or top in engine space.
///
/// - SeeAlso: `Rules/Autoresizing.md#mask-bits`, `Rules/Autoresizing.md#flexible-parts-share-the-difference`,
///   `Rules/Autoresizing.md#current-mask-equations`.
package struct AutoresizingRule: Hashable, Sendable {
  /// Whether the distance to the left or upper edge may change.
  package var isMinFlexible: Bool
  /// Whether the length may change.
  package var isSizeFlexible: Bool
  /// Whether the distance to the right or lower edge may change.
  package var isMaxFlexible: Bool

  /// Creates a rule from its three flags.
  package init(min: Bool, size: Bool, max: Bool) {
    isMinFlexible = min
    isSizeFlexible = size
    isMaxFlexible = max
  }

  /// The position and length of an item after its parent's length changed, without constraints.
  ///
  /// Flexible parts share the change in proportion to their old lengths, equally when all are zero; without
  /// flexible parts the far distance absorbs it.
  ///
  /// - Parameters:
  ///   - min: Old distance to the near edge.
  ///   - size: Old length.
  ///   - old: The parent's old length.
  ///   - new: The parent's new length.
  /// - SeeAlso: `Rules/Autoresizing.md#flexible-parts-share-the-difference`.
  package func resized(min: Double, size: Double, from old: Double, to new: Double)
    -> (min: Double, size: Double)
  {
    let change = new - old
    let max = old - min - size
    let parts = [
      (isMinFlexible, min), (isSizeFlexible, size), (isMaxFlexible, max),
    ]
    let flexible = parts.filter(\.0)
    guard change != 0, !flexible.isEmpty else { return (min, size) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    let shares = parts.map { isFlexible, length in
      guard isFlexible else { return 0.0 }
      return total == 0 ? change / Double(flexible.count) : change * length / total
    }
    return (min + shares[0], size + shares[1])
  }

  /// An equation of a translated mask along one axis.
  package struct Equation: Hashable, Sendable {
    /// The variable that the equation determines.
    package enum Subject: Hashable, Sendable {
      /// The near edge.
      case min
      /// The far edge, as its distance from the parent's far edge.
      case max
      /// The length.
      case size
      /// The centre; only in the early generation.
      case middle
    }
    /// The parent's variable that an equation refers to.
    package enum Reference: Hashable, Sendable {
      /// The parent's length.
      case length
      /// The parent's centre.
      case middle
    }
    /// The variable that the equation determines.
    package var subject: Subject
    /// The factor of the parent's length or centre; 0 for a constant.
    package var multiplier: Double
    /// The constant, in points.
    package var constant: Double
    /// The parent's variable that is multiplied.
    package var reference = Reference.length
  }

  /// The two equations of the mask in the current generation: minimum and size.
  ///
  /// Both hold for the current geometry, and for every other parent length they agree with
  /// ``resized(min:size:from:to:)``.
  ///
  /// - Parameters:
  ///   - min: Distance to the parent's near edge.
  ///   - size: Length.
  ///   - parent: The parent's length.
  /// - SeeAlso: `Rules/Autoresizing.md#current-mask-equations`, generation B; order as printed there.
  package func equations(min: Double, size: Double, parent: Double) -> [Equation] {
    let max = parent - min - size
    func share(_ part: Double, of whole: Double) -> Double { whole == 0 ? 0 : part / whole }
    switch (isMinFlexible, isSizeFlexible, isMaxFlexible) {
    case (false, false, _):
      return [fixed(.min, min), fixed(.size, size)]
    case (true, false, false):
      return [fixed(.max, max), fixed(.size, size)]
    case (false, true, false):
      return [fixed(.min, min), fixed(.max, max)]
    case (true, true, false):
      let m = share(size, of: min + size)
      return [fixed(.max, max), scaled(.size, m, keeping: size, at: parent)]
    case (false, true, true):
      let m = share(size, of: size + max)
      return [fixed(.min, min), scaled(.size, m, keeping: size, at: parent)]
    case (true, false, true):
      let m = share(min, of: min + max)
      return [fixed(.size, size), scaled(.min, m, keeping: min, at: parent)]
    case (true, true, true):
      return [
        scaled(.min, share(min, of: parent), keeping: min, at: parent),
        scaled(.size, share(size, of: parent), keeping: size, at: parent),
      ]
    }
  }

  func fixed(_ subject: Equation.Subject, _ constant: Double) -> Equation {
    Equation(subject: subject, multiplier: 0, constant: constant)
  }

  /// Returns the line through the current value with a given slope; a zero slope keeps the value.
  private func scaled(
    _ subject: Equation.Subject, _ multiplier: Double, keeping value: Double, at parent: Double
  ) -> Equation {
    Equation(
      subject: subject, multiplier: multiplier, constant: value - multiplier * parent)
  }
}
