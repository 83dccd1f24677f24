import Drawing
import Foundation
import LayoutGeometry
import LayoutTree
import Testing
import UIKit

/// Sizes that Apple's controls have, from public suites and their pictures.
@MainActor @Suite(.serialized) struct NaturalSizeTests {
  @Test func sizeToFitKeepsTheOrigin() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Plumb"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  /// 2,777,777 points where the natural length is the greatest number (figures of a device with three pixels a point).
  @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e300, 1e12], [true, false])
  func thereIsAGreatestLength(length: CGFloat, isStack: Bool) {
    final class Endless: UIView {
      var length: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    let endless = Endless()
    endless.length = length
    let view = isStack ? UIStackView(arrangedSubviews: [endless]) : endless
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 2_777_777, height: 20))
  }

  @Test func controlsHaveTheirSizesAtOnce() {
    #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
    #expect(
      UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1)).frame
        == CGRect(x: 3, y: 4, width: 63, height: 28))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(
      UISlider().sizeThatFits(CGSize(width: 373, height: 1000)) == CGSize(width: 373, height: 34))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.sizeToFit()
    #expect(pages.frame.width == 73)
    #expect(abs(pages.frame.height - 25.67) < 0.01)
    let add = UIButton(type: .contactAdd)
    #expect(abs(add.frame.width - 24.33) < 0.01 && abs(add.frame.height - 23.67) < 0.01)
    #expect(add.intrinsicContentSize == add.frame.size)
  }

  /// The values of the layout library LayoutKit's own suite.
  @Test func buttonsWithImagesAndInsets() {
    let button = UIButton(type: .custom)
    button.setTitle("Hi", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize.width.rounded(.up)
    button.setImage(picture(10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title + 10, height: 22))
    let empty = UIButton(type: .custom)
    #expect(empty.intrinsicContentSize == CGSize(width: 30, height: 34))
    empty.setTitle("", for: .normal)
    empty.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(empty.intrinsicContentSize == CGSize(width: 2, height: 24))
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func aButtonHasItsTitleLabelAtOnce() {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    button.setTitle("Hello", for: .normal)
    #expect(button.titleLabel?.text == "Hello")
    #expect(button.subviews == [button.titleLabel!])
    button.setTitle("Bye", for: .normal)
    #expect(button.titleLabel?.text == "Bye")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame == button.titleRect(forContentRect: button.bounds))
    #expect(button.titleLabel!.font === UIFont.systemFont(ofSize: 15))
    button.titleLabel!.font = .systemFont(ofSize: 20)
    #expect(button.intrinsicContentSize.height == 36)
  }

  /// Another look of the same words reaches the label, and so does a plain title after it.
  @Test func theTitleLabelFollowsLooks() {
    let button = UIButton(type: .custom)
    func title(_ size: CGFloat) -> NSAttributedString {
      NSAttributedString(string: "Go", attributes: [.font: UIFont.systemFont(ofSize: size)])
    }
    button.setAttributedTitle(title(10), for: .normal)
    let small = button.titleLabel!.intrinsicContentSize.width
    button.setAttributedTitle(title(40), for: .normal)
    #expect(button.titleLabel!.intrinsicContentSize.width > 2 * small)
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel!.intrinsicContentSize.height == 21.5)
  }

  @Test func anEmptyTextViewHasALine() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.font = .systemFont(ofSize: 12)
    #expect(view.intrinsicContentSize.height == 14.5)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height == 14.5)
  }

  @Test func viewsWithoutAWindowRoundToTheScreen() {
    UIScreen.main.device = "iPhone 15"
    defer { UIScreen.main.device = "" }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(child.frame.width - 100.0 / 3) < 1e-9)
  }

  @Test(arguments: [1.0, -1.0, 3]) func aFrameUnderAQuarterTurn(_ turns: Double) {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: turns * .pi / 2)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(abs(view.bounds.width - 50) < 1e-9 && abs(view.bounds.height - 100) < 1e-9)
    #expect(abs(view.frame.minX - 100) < 1e-9 && abs(view.frame.width - 100) < 1e-9)
  }

  @Test func treesStandBesideEachOther() {
    let one = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
    one.addSubview(inner)
    let two = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(inner.convert(CGPoint.zero, to: two) == CGPoint(x: 20, y: 20))
    #expect(two.convert(CGPoint(x: 20, y: 20), to: inner) == .zero)
  }

  @Test func fontsAreInterned() {
    #expect(UIFont.systemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12))
    #expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
    let texts = (0..<2).map { _ in
      NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    #expect(texts[0] == texts[1])
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
  }

  /// Move, four curves, close.
  @Test func anEllipseHasApplesElements() {
    var kinds: [Int32] = []
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
      .applyWithBlock { kinds.append($0.pointee.type.rawValue) }
    #expect(kinds == [0, 3, 3, 3, 3, 4])
  }

  /// The widths in pixels of pictures of one label at twelve sizes, three pixels a point, that a public suite recorded on iOS.
  @Test(arguments: [
    (25.0, 566), (26, 588), (27, 610), (28, 632), (30, 677), (32, 721), (34, 765), (38, 852),
    (43, 962), (48, 1070), (53, 1178), (58, 1285),
  ])
  func largeTexts(_ size: Double, _ pixels: Int) {
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .systemFont(ofSize: size)
    // The label is rounded up to half a point here.
    let width = label.intrinsicContentSize.width
    #expect(width > Double(pixels - 1) / 3 && width < Double(pixels) / 3 + 0.5, "\(width)")
  }
}
