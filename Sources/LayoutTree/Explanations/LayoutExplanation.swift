public import Foundation

/// The explanation of an attribute of a view's alignment rectangle: equations that add up to its value, the constraints
/// that lost against them, and the changes that would change it.
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
  /// The source of a part of the layout.
  public struct Statement {
    /// The constraint; for masks, natural sizes, guides and stacks one that stands for what they state, and nil for
    /// what is so without any constraint.
    public let constraint: NSLayoutConstraint?
    /// The constraint as an equation between named items, followed by what states it where no program did.
    public let text: String
  }

  /// An equation that determines the value.
  public struct Equation {
    /// The source of the equation.
    public let statement: Statement
    /// The change of the value when the equation's constant grows by one point.
    public let weight: Double
    /// The value that the equation asks for, in points: its constant, with the distances of baselines from
    /// edges.
    public let requested: CGFloat
    /// The priority at which it holds against what pulls at it.
    public let priority: LayoutPriority
    /// The equation's summand of the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * requested }
  }

  /// A place or a length that nothing holds, so that it stays where it was.
  public struct Free {
    /// The name of the free attribute, such as `UILabel.width`.
    public let text: String
    /// The position at which it stays, in points.
    public let place: CGFloat
    /// The change of the value when it moves by one point.
    public let weight: Double
    /// Its summand of the value, in points.
    public var contribution: CGFloat { CGFloat(weight) * place }
  }

  /// A constraint that wanted another value.
  public struct Loser {
    /// The source of the constraint.
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
    /// The property to change: `priority`, `hugging` or `compression resistance`.
    public let property: String
    /// The priority that it would have to be below.
    public let threshold: LayoutPriority
    /// The value that would follow, in points.
    public let value: CGFloat
  }

  /// The explained attribute, such as `UILabel.width`.
  public let subject: String
  /// The attribute.
  public let attribute: NSLayoutConstraint.Attribute
  /// The value that the equations, what is free and ``constant`` add up to, in points.
  public let value: CGFloat
  /// The attribute's own summand, such as the distance of a baseline from an edge, in points.
  public let constant: CGFloat
  /// The equations, from the root down; without one of them the others do not add up.
  public let equations: [Equation]
  /// The attributes that nothing holds; empty where the layout is not ambiguous.
  public let free: [Free]
  /// The constraints that lost, the most important first.
  public let losers: [Loser]
  /// The repetitions of the equations, which could be removed.
  public let repetitions: [Statement]
  /// The changes that would change the value.
  public let levers: [Lever]
}
