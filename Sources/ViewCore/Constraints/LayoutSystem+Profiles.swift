/// Where numbers of the system differ between its generations.
extension LayoutSystem {
  /// How hard a stack view closes over a view that is hidden.
  public enum HiddenArrangedViews: Sendable {
    /// Just below required, as measured on iOS 26: a fixed length wins without a word.
    case current
    /// Required, as logs of iOS 9 and 10 show: a fixed length is a contradiction.
    case early
  }

  /// How hard stack views close over hidden views; asked whenever a stack's constraints are made.
  ///
  /// - SeeAlso: semantics 10.2 and 16-5.
  public static var hiddenArrangedViews = HiddenArrangedViews.current
}
