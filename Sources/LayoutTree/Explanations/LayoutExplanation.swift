public import Foundation

/// The explanation of an alignment rectangle's attribute: equations that add up to its value, overruled
/// constraints, and changes that would affect it.
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
  /// The origin of a part of the explanation.
  public struct Statement {
    /// The constraint; for masks, natural sizes, guides and stacks one that represents them; nil for what holds
    /// without a constraint.
    public let constraint: NSLayoutConstraint?
    /// The constraint as an equation between named items, followed by its origin if no program created it.
    public let text: String
  }

  /// An equation that determines the value.
  public struct Equation {
    /// The statement of the equation.
    public let statement: Statement
    /// The change of the value when the equation's constant grows by one point.
    public let weight: Double
    /// The equation's constant, in points, including the distances of baselines from edges.
    public let requested: CGFloat
    /// The priority at which it holds against opposing constraints.
    public let priority: LayoutPriority
    /// The equation's summand of the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * requested }
  }

  /// A position or length that no constraint determines, so that it stays unchanged.
  public struct Free {
    /// The name of the variable, such as `UILabel.width`.
    public let text: String
    /// The current value, in points.
    public let place: CGFloat
    /// The change of the value when the variable grows by one point.
    public let weight: Double
    /// The variable's summand of the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * place }
  }

  /// A constraint that was overruled.
  public struct Loser {
    /// The statement of the constraint.
    public let statement: Statement
    /// The priority at which it was overruled.
    public let priority: LayoutPriority
    /// The violation, in points: its left side less its right one.
    public let shortfall: CGFloat
    /// The equations that overruled it, as indices into ``LayoutExplanation/equations``.
    public let opponents: [Int]
  }

  /// A change of a priority that affects the value, confirmed by solving again.
  public struct Lever {
    /// The constraint that would yield.
    public let statement: Statement
    /// The property to change: `priority`, `hugging` or `compression resistance`.
    public let property: String
    /// The threshold: a priority below it changes the value.
    public let threshold: LayoutPriority
    /// The value after the change, in points.
    public let value: CGFloat
  }

  /// The explained attribute, such as `UILabel.width`.
  public let subject: String
  /// The attribute.
  public let attribute: NSLayoutConstraint.Attribute
  /// The explained value, the sum of the equations, the free variables and ``constant``, in points.
  public let value: CGFloat
  /// The attribute's constant offset, such as the distance of a baseline from an edge, in points.
  public let constant: CGFloat
  /// The equations, from the root down; all are necessary for the sum.
  public let equations: [Equation]
  /// The variables that no constraint determines; empty where the layout is not ambiguous.
  public let free: [Free]
  /// The overruled constraints, highest priority first.
  public let losers: [Loser]
  /// The constraints that repeat the equations and are redundant.
  public let repetitions: [Statement]
  /// The changes that would affect the value.
  public let levers: [Lever]
}
