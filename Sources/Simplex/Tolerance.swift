/// The numbers that separate zero from noise, each with its derivation.
enum Tolerance {
  /// The maximum absolute activity that counts as zero.
  ///
  /// Layouts stay below 1e5 points; a double has 16 digits, and a solve through a few hundred factors loses
  /// four or five of them. 1e-7 is a ten-thousandth of the smallest device pixel.
  static let activity = 1e-7

  /// The maximum violation of a required row, per unit of its size, that counts as holding.
  static let feasibility = 1e-6

  /// The maximum coefficient that counts as cancelled.
  ///
  /// Coefficients and multipliers are sums of products of layout coefficients, most of them ±1; cancellation
  /// leaves rounding noise of 1e-16 times a few hundred.
  static let coefficient = 1e-10

  /// The maximum entry of a solution that counts as a rounding error of zero.
  static let zero = 1e-13

  /// The maximum distance of a multiplier on a bound.
  ///
  /// Relative to the largest multiplier of its level, or to 1 where all are smaller.
  static let multiplier = 1e-11

  /// The ratio of a row's smallest to its largest coefficient below which it is wide.
  ///
  /// Three such rows in a chain create a multiplier of 1e-9 beside one of 1, which `multiplier` still
  /// distinguishes from zero; a system with wider ones is proved in double-double precision.
  static let spread = 0x1p-10

  /// The ratio to the row's largest coefficient above which coefficients are acceptable pivots.
  ///
  /// The common threshold of sparse elimination: it bounds growth by 10 a step and leaves the choice to
  /// sparsity.
  static let pivotThreshold = 0.1

  /// The movement of a value that loses so many digits that it is recomputed.
  ///
  /// 1e-16 of it is a tenth of `activity`.
  static let coarse = 1e8

  /// The maximum of values and constants, which are clamped to it.
  ///
  /// A solve multiplies a value by at most 1e9 a step (`dependence`); what leaves the range of doubles after
  /// that belongs to no layout, but it must not become NaN.
  static let range = 1e100

  /// The ratio of a pivot to the row's largest original coefficient below which the row is dependent.
  static let dependence = 1e-9

  /// The rounding error of a zero, relative to the largest number it came from.
  ///
  /// A few dozen roundings of 1.1e-16. A value between this and `dependence`, `coefficient` or `multiplier` may
  /// be a number as well as noise: double-double precision decides.
  static let rounding = 1e-14

  /// The multiplier beyond which neighbouring costs are noise: `multiplier` of it is a hundredth.
  static let drowning = 1e9

  /// The error of a sum in double-doubles, relative to its largest term.
  ///
  /// One operation is right to 2⁻¹⁰⁴; a factor's entries and a solve add up errors of those before them, and
  /// 2²⁴ is more than the steps and the growth of any.
  static let precise = 0x1p-80

  /// The rounding error of the rows' coefficients, relative to a sum's largest term.
  ///
  /// Each was rounded to 2⁻⁵³ when it was written as a double, and 0.1 + 0.2 is not 0.3; a sum of a few terms
  /// that is smaller than 2⁻⁴⁸ of one of them does not show the intended value.
  static let given = 0x1p-48
}
