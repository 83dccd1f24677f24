public import Foundation

/// Why an attribute of a view's alignment rectangle has its value: equations that add up to it, what lost against them,
/// and what would change it.
///
///     print(label.explanation(of: .width)!)
///     // UILabel.width = 343
///     //    375  UIView.width == 375 (its given frame)
///     //   − 16  UILabel.leading == UIView.leading + 16
///     //   − 16  UILabel.trailing == UIView.trailing − 16
///
/// - Units: Points; places are in the alignment space of the superview, y down, before rounding to pixels.
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`; `Documentation/Guides/WhyIsItThere.md`.
@preconcurrency @MainActor public struct LayoutExplanation {
  /// What states something of the layout.
  public struct Statement {
    /// The constraint; for masks, natural sizes, guides and stacks one that stands for what they state, and nil for
    /// what is so without any constraint.
    public let constraint: NSLayoutConstraint?
    /// The constraint as an equation between named items, followed by what states it where no program did.
    public let text: String
  }

  /// An equation that determines the value.
  public struct Equation {
    /// What states it.
    public let statement: Statement
    /// How far the value moves when the equation's constant grows by one point.
    public let weight: Double
    /// What the equation asks for, in points: its constant, with the distances of baselines from edges.
    public let requested: CGFloat
    /// The priority at which it holds against what pulls at it.
    public let priority: LayoutPriority
    /// What the equation adds to the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * requested }
  }

  /// A place or a length that nothing holds, so that it stays where it was.
  public struct Free {
    /// What is free, such as `UILabel.width`.
    public let text: String
    /// Where it stays, in points.
    public let place: CGFloat
    /// How far the value moves with it.
    public let weight: Double
    /// What it adds to the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * place }
  }

  /// A constraint that wanted another value.
  public struct Loser {
    /// What states it.
    public let statement: Statement
    /// The priority that it lost at.
    public let priority: LayoutPriority
    /// By how many points it is not met: its left side less its right one.
    public let shortfall: CGFloat
    /// The equations that it lost against, by their places in ``LayoutExplanation/equations``.
    public let opponents: [Int]
  }

  /// A change of a priority that changes the value, which solving again has confirmed.
  public struct Lever {
    /// The constraint that would give way.
    public let statement: Statement
    /// What of it would have to change: `priority`, `hugging` or `compression resistance`.
    public let property: String
    /// What its priority would have to be below.
    public let threshold: LayoutPriority
    /// The value that would follow, in points.
    public let value: CGFloat
  }

  /// What is explained, such as `UILabel.width`.
  public let subject: String
  /// The attribute.
  public let attribute: NSLayoutConstraint.Attribute
  /// The value that the equations, what is free and ``constant`` add up to, in points.
  public let value: CGFloat
  /// What the attribute adds by itself, such as the distance of a baseline from an edge, in points.
  public let constant: CGFloat
  /// The equations, from the root down; without one of them the others do not add up.
  public let equations: [Equation]
  /// What nothing holds; empty where the layout is not ambiguous.
  public let free: [Free]
  /// What lost, the most important first.
  public let losers: [Loser]
  /// What says the same as the equations, so that it could go.
  public let repetitions: [Statement]
  /// What would change the value.
  public let levers: [Lever]
}
