package import Foundation

extension ViewNode {
  /// The natural size that layout uses: the view's own, or what stands in for it.
  ///
  /// Points, of the alignment rectangle; negative on an axis without one.
  package var naturalSize: CGSize {
    var size = host.hostIntrinsicContentSize
    if let width = intrinsicOverride.width { size.width = width }
    if let height = intrinsicOverride.height { size.height = height }
    return size
  }

  /// Where the first line of the view's text stands; nil for a view without text.
  var firstTextBaseline: NodeBaseline? { textBaseline(\.first) }
  /// Where the last line of the view's text stands; nil for a view without text.
  var lastTextBaseline: NodeBaseline? { textBaseline(\.last) }

  /// The baseline of the view, or of the subview it passes the question on to.
  private func textBaseline(
    _ which: KeyPath<(first: NodeBaseline, last: NodeBaseline), NodeBaseline>
  ) -> NodeBaseline? {
    switch host.hostBaselines[keyPath: which] {
    case .first(of: let other): other === self ? nil : other.textBaseline(\.first)
    case .last(of: let other): other === self ? nil : other.textBaseline(\.last)
    case .bottom(0): nil
    case let baseline: baseline
    }
  }
}
