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

  /// In choosing a pivot column, coefficients down to this part of the row's largest are as good.
  ///
  /// The usual threshold of sparse elimination: it bounds growth by 10 a step and leaves the choice
  /// to sparsity.
  static let pivotThreshold = 0.1

  /// A value that moved this far has lost so many digits that it is computed anew.
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
}
