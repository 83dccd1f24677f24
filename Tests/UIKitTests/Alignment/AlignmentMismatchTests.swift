import Foundation
import Testing
import UIKit

/// Which of UIKit's views and overrides have alignment functions that do not undo each other.
///
/// Source: seed 000, listing 1-2; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
@MainActor @Suite(.serialized) struct AlignmentMismatchTests {
  private func found(_ body: () -> Void) -> (mismatches: [AlignmentMismatch], log: [String]) {
    var found: [AlignmentMismatch] = []
    LayoutProfile.standard.checksAlignmentRects = true
    LayoutProfile.standard.alignmentMismatchFound = { found.append($0) }
    defer {
      LayoutProfile.standard.checksAlignmentRects = false
      LayoutProfile.standard.alignmentMismatchFound = nil
    }
    let log = logged(body)
    return (found, log)
  }

  /// Views placed by frames are checked too, and so are values that are not numbers.
  @Test func framesAndNonsense() {
    final class Lost: UIView {
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { .null }
    }
    final class Nonsense: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [Lost(), Nonsense(), UISlider(), UISwitch(), UIButton(), UILabel()] as [UIView] {
      view.frame = CGRect(x: 3, y: 4, width: 50, height: 30)
      root.addSubview(view)
    }
    let mismatches = found { root.layoutIfNeeded() }.mismatches
    #expect(mismatches.map { type(of: $0.view) == Lost.self } == [true, false])
    #expect(root.subviews.allSatisfy { $0.frame == CGRect(x: 3, y: 4, width: 50, height: 30) })
  }

  /// A button or image view whose natural size is what its class says and so much more.
  final class Roomy: UIButton {
    var more: CGFloat = 0
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + more, height: size.height + more)
    }
  }

  /// Seed 003's button adds 20 that the frame adds again; none, or another number, is its author's affair.
  @Test(arguments: [(20, true), (0, false), (15, false)] as [(CGFloat, Bool)])
  func insetsCountedTwice(more: CGFloat, isTwice: Bool) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = Roomy(type: .custom)
    button.more = more
    button.setTitle("Tap", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let (mismatches, log) = found { root.layoutIfNeeded() }
    #expect(mismatches.map(\.kind) == (isTwice ? [.insetsCountedTwice] : []))
    #expect(log.count == mismatches.count)
    #expect(log.allSatisfy { $0.contains("counted twice") })
  }
}
