package import Foundation
internal import LayoutGeometry

extension GuideNode {
  /// The rectangle in the owner's bounds: the solved one, or that of the guide's rule if no constraint mentions
  /// the guide.
  ///
  /// So frames that are set by hand can follow guides in trees without constraints.
  package var shownFrame: CGRect {
    guard !isInLayout, let owner, frame == .zero else { return frame }
    let rect = owner.host.hostAlignmentRect(
      forFrame: CGRect(origin: .zero, size: owner.frame.size))
    let margins = owner.margins
    switch kind {
    case .safeArea: return rect.inset(by: margins.safeArea)
    case .margins: return rect.inset(by: margins.effective)
    case .readable: return rect.inset(by: margins.readable)
    case .topStrip: return rect.divided(atDistance: margins.safeArea.top, from: .minYEdge).slice
    case .bottomStrip:
      return rect.divided(atDistance: margins.safeArea.bottom, from: .maxYEdge).slice
    case .keyboard:
      return rect.divided(atDistance: margins.keyboardStrip, from: .maxYEdge).slice
    case .visibleFrame: return owner.bounds
    case .content: return CGRect(origin: .zero, size: owner.contentSize)
    case .custom, .gap, .contentMargins: return frame
    }
  }
}
