/// The numbers that separate zero from noise, each with its derivation.
enum Tolerance {
  /// An activity within this of zero counts as zero.
  ///
  /// Layouts live below 1e5 points; a double keeps 16 digits, and a solve through a few hundred
  /// factors loses four or five of them. 1e-7 is a ten-thousandth of the smallest device pixel.
  static let activity = 1e-7

  /// A required row further from holding than this, per unit of its own size, does not hold.
  static let feasibility = 1e-6

  /// Coefficients and multipliers are sums of products of layout coefficients, most of them ±1;
  /// what cancels leaves rounding noise of 1e-16 times a few hundred.
  static let coefficient = 1e-10

  /// An entry of a solution this small is what rounding left of a zero.
  static let zero = 1e-13

  /// A multiplier this close to a bound lies on it.
  ///
  /// Relative to the largest multiplier of its level, or to 1 where all are smaller.
  static let multiplier = 1e-11

  /// A row whose smallest coefficient is below this part of its largest is wide.
  ///
  /// Three such rows in a chain make a multiplier of 1e-9 beside one of 1, which `multiplier` still
  /// tells from zero; a system with wider ones is proved in twice the digits.
  static let spread = 0x1p-10

  /// In choosing a pivot column, coefficients down to this part of the row's largest are as good.
  ///
  /// The common threshold of sparse elimination: it bounds growth by 10 a step and leaves the choice
  /// to sparsity.
  static let pivotThreshold = 0.1

  /// A value that moved this far has lost so many digits that it is recomputed.
  ///
  /// 1e-16 of it is a tenth of `activity`.
  static let coarse = 1e8

  /// Values and constants beyond this are cut off here.
  ///
  /// A solve multiplies a value by at most 1e9 a step (`dependence`); what leaves the range of doubles
  /// after that belongs to no layout, but it must not become NaN.
  static let range = 1e100

  /// A pivot below this part of the row's largest original coefficient means dependence.
  static let dependence = 1e-9

  /// The part of the largest operand that rounding may leave of a zero.
  ///
  /// A few dozen roundings of 1.1e-16. What lies between this and `dependence`, `coefficient` or
  /// `multiplier` may be a number as well as noise: twice the digits decide.
  static let rounding = 1e-14

  /// A multiplier beyond this makes noise of the costs beside it: `multiplier` of it is a hundredth.
  static let drowning = 1e9

  /// The error of a sum in double-doubles, as a part of its largest term.
  ///
  /// One operation is right to 2⁻¹⁰⁴; a factor's entries and a solve add up errors of those before
  /// them, and 2²⁴ is more than the steps and the growth of any.
  static let precise = 0x1p-80

  /// The uncertainty of the rows' own coefficients, as a part of a sum's largest term.
  ///
  /// Each was rounded to 2⁻⁵³ when it was written as a double, and 0.1 + 0.2 is not 0.3; a sum of a
  /// few terms that is smaller than 2⁻⁴⁸ of one of them says nothing about what was meant.
  static let given = 0x1p-48
}
