import Foundation
import LayoutTree
import Testing

/// In all 64 forms a view with a mask goes where its printed constraints say, and views tied to it meet it.
///
/// - SeeAlso: seed 002; `Rules/Autoresizing.md#former-mask-equations`, generation A.
@MainActor @Suite(.serialized) struct EarlyMaskTests {
  private static let start = CGRect(x: 160, y: 120, width: 80, height: 80)

  /// What the two constraints of one axis give for another length of the superview: near edge and length.
  private func solved(_ pair: ArraySlice<NSLayoutConstraint>, _ parent: CGFloat)
    -> (CGFloat, CGFloat)
  {
    var (near, far, middle, length): (CGFloat?, CGFloat?, CGFloat?, CGFloat?) = (nil, nil, nil, nil)
    for row in pair {
      let reference: CGFloat =
        switch row.secondAttribute {
        case .centerX, .centerY: parent / 2
        case .notAnAttribute: 0
        default: parent
        }
      let value = row.multiplier * reference + row.constant
      switch row.firstAttribute {
      case .width, .height: length = value
      case .left, .top: near = value
      case .right, .bottom:
        far = row.secondAttribute == .notAnAttribute ? value : parent - row.constant
      default: middle = value
      }
    }
    let size = length ?? (far ?? 0) - (near ?? 0)
    return (near ?? middle.map { $0 - size / 2 } ?? (far ?? 0) - size, size)
  }

  @Test(arguments: [false, true], [true, false])
  func theViewGoesWhereItsConstraintsSay(isEarly: Bool, resizesSubviews: Bool) {
    LayoutProfile.standard.maskTranslation = isEarly ? .early : .current
    defer { LayoutProfile.standard.maskTranslation = .current }
    for mask in 0..<64 as Range<UInt> {
      let root = PlainView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      parent.node.resizesChildren = resizesSubviews
      parent.node.translatesMask = false
      root.insert(parent)
      let width = parent.widthAnchor.constraint(equalToConstant: 320)
      let height = parent.heightAnchor.constraint(equalToConstant: 480)
      let view = PlainView(frame: Self.start)
      view.maskBits = mask
      parent.insert(view)
      let tied = PlainView()
      parent.insert(tied)
      NSLayoutConstraint.activate([
        width, height, parent.leftAnchor.constraint(equalTo: root.leftAnchor),
        parent.topAnchor.constraint(equalTo: root.topAnchor),
        tied.leftAnchor.constraint(equalTo: view.leftAnchor),
        tied.rightAnchor.constraint(equalTo: view.rightAnchor),
        tied.topAnchor.constraint(equalTo: view.topAnchor),
        tied.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      root.layoutIfNeeded()
      let printed = view.node.autoresizingMaskConstraints
      (width.constant, height.constant) = (400, 720)
      root.layoutIfNeeded()
      let x = solved(printed[0..<2], 400)
      let y = solved(printed[2..<4], 720)
      let expected = [x.0, y.0, x.1, y.1]
      let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      #expect(
        zip(frame, expected).allSatisfy { abs($0 - $1) < 1e-6 },
        "mask \(mask): \(frame) for \(expected)")
      #expect(abs(tied.frame.minX - view.frame.minX) <= 0.25, "mask \(mask)")
      #expect(abs(tied.frame.maxY - view.frame.maxY) <= 0.25, "mask \(mask)")
      // What is printed afterwards is the same line.
      let after = view.node.autoresizingMaskConstraints
      for (old, new) in zip(printed, after) {
        #expect(abs(old.multiplier - new.multiplier) < 1e-9, "mask \(mask)")
      }
    }
  }
}
