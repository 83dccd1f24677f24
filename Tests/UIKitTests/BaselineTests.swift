import Foundation
import Testing
import UIKit

/// Where texts stand (`Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`;
/// `Rules/AlignmentRectangles.md#baselines-of-ios-controls`, "Text baselines").
///
/// The system font has its baseline 0.9525 of its size below the top of a line 1.1934 of its size high.
@MainActor @Suite struct BaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  /// Puts a view at (0, 100), and reports where its baselines are, below its own top.
  private func baselines(of view: UIView, size: CGSize? = nil) -> (first: CGFloat, last: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    if let size {
      view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    // Guides are not snapped apart: their top is where the baseline is.
    let marks = [view.firstBaselineAnchor, view.lastBaselineAnchor].map { anchor in
      let mark = Sized(1, 0)
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
      mark.topAnchor.constraint(equalTo: anchor).isActive = true
      mark.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      return mark
    }
    root.layoutIfNeeded()
    return (marks[0].frame.minY - 100, marks[1].frame.minY - 100)
  }

  /// Edges are snapped to half points: a quarter off at most.
  private func expect(
    _ found: (first: CGFloat, last: CGFloat), _ first: CGFloat, _ last: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found.first - first) <= 0.25 + 1e-6, sourceLocation: sourceLocation)
    #expect(abs(found.last - last) <= 0.25 + 1e-6, sourceLocation: sourceLocation)
  }

  private func label(_ text: String = "text", size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func viewsWithoutText() {
    expect(baselines(of: UIView(), size: CGSize(width: 50, height: 90)), 0, 90)
    expect(baselines(of: UISwitch(), size: CGSize(width: 50, height: 31)), 0, 31)
  }

  /// An image with a baseline, seen by a view whose alignment rectangle ends above the image's edge.
  @Test(arguments: [0, 4] as [CGFloat]) func imagesBringTheirBaseline(inset: CGFloat) {
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    let plain = canvas.image { _ in }.withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0))
    let image = plain.withBaselineOffset(fromBottom: 7)
    #expect(image.baselineOffsetFromBottom == 7 && plain.baselineOffsetFromBottom == nil)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image.alignmentRectInsets.bottom == inset)
    expect(baselines(of: UIImageView(image: image)), 23, 23)
    expect(baselines(of: UIImageView(image: plain)), 0, 30 - inset)
  }

  @Test(arguments: [1, 3]) func labels(lines: Int) {
    let label = label((0..<lines).map { "line \($0)" }.joined(separator: "\n"))
    label.numberOfLines = 0
    let found = baselines(of: label)
    // Heights go up to the pixel.
    expect(found, 20 * 0.9525, label.frame.height - 20 * (1.1934 - 0.9525))
  }

  /// Stretched: the first one stays below the top, the last one above the bottom.
  @Test func stretchedLabels() {
    expect(
      baselines(of: label(), size: CGSize(width: 100, height: 90)), 20 * 0.9525,
      90 - 20 * (1.1934 - 0.9525))
  }

  @Test func fieldsAndButtonsStandInTheMiddle() {
    let middle = 45 + 20 * 0.9525 - 20 * 1.1934 / 2
    let field = UITextField()
    field.text = "text"
    field.font = .systemFont(ofSize: 20)
    expect(baselines(of: field, size: CGSize(width: 100, height: 90)), middle, middle)
    let button = UIButton(type: .custom)
    button.setTitle("text", for: .normal)
    button.titleFont = .systemFont(ofSize: 20)
    expect(baselines(of: button, size: CGSize(width: 100, height: 90)), middle, middle)
  }

  /// Where a button draws its title, its baseline is.
  @Test(arguments: [UIControl.ContentVerticalAlignment.top, .center, .bottom])
  func buttonsByTheirTitlesPlace(_ alignment: UIControl.ContentVerticalAlignment) {
    let button = UIButton(type: .custom)
    button.setTitle("text", for: .normal)
    button.titleFont = .systemFont(ofSize: 20)
    button.contentVerticalAlignment = alignment
    button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 0, bottom: 4, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    let found = baselines(of: button, size: CGSize(width: 100, height: 90))
    let title = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    let baseline = title.minY + 20 * 0.9525
    expect(found, baseline, baseline)
  }

  /// A title of two lines above a subtitle: both lines of the title have a baseline, the subtitle none.
  @Test(arguments: [false, true]) func wrappedTitles(hasSubtitle: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "one\ntwo"
    if hasSubtitle { configuration.subtitle = "below" }
    let button = UIButton(configuration: configuration)
    let found = baselines(of: button, size: CGSize(width: 200, height: 150))
    let line = 1.1934 * 17
    // A subtitle of 12 points, a point below the title.
    let whole = 2 * line + (hasSubtitle ? 1 + 1.1934 * 12 : 0)
    let first = 75 - whole / 2 + 0.9525 * 17
    expect(found, first, first + line)
  }

  @Test func textViews() {
    let view = UITextView()
    view.text = "one\ntwo"
    view.font = .systemFont(ofSize: 20)
    view.isScrollEnabled = false
    let found = baselines(of: view)
    // Insets of 8 above and below.
    expect(found, 8 + 20 * 0.9525, view.frame.height - 8 - 20 * (1.1934 - 0.9525))
  }

  // MARK: Views that name others

  /// Two labels, one 5 points from the top, the other 5 from the bottom; either may be named.
  final class Pair: UIView {
    let upper = UILabel()
    let lower = UILabel()
    var first: UIView?
    var last: UIView?
    override var forFirstBaselineLayout: UIView { first ?? super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { last ?? super.forLastBaselineLayout }

    init() {
      super.init(frame: .zero)
      for label in [upper, lower] {
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "text"
        label.font = .systemFont(ofSize: 20)
        addSubview(label)
        label.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
      }
      upper.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
      lower.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private let size = CGSize(width: 100, height: 90)
  /// From the pair's top to the upper label's baseline, and to the lower one's (on the pixel).
  private let upper = CGFloat(5 + 20 * 0.9525)
  private let lower = CGFloat(85 - 20 * (1.1934 - 0.9525))

  @Test func namedSubviewsHaveTheBaselines() {
    let pair = Pair()
    (pair.first, pair.last) = (pair.upper, pair.lower)
    expect(baselines(of: pair, size: size), upper, lower)
  }

  /// The first baseline is what the last one says unless it says something itself.
  @Test func theFirstFollowsTheLast() {
    let pair = Pair()
    pair.last = pair.lower
    // The first baseline of the lower label: its line is up to the pixel high.
    let top = 85 - pair.lower.sizeThatFits(.zero).height
    expect(baselines(of: pair, size: size), top + 20 * 0.9525, lower)
  }

  @Test func theOldNameCounts() {
    final class Old: UIView {
      let inner = UILabel()
      override func forBaselineLayout() -> UIView { inner }
    }
    let old = Old()
    old.inner.text = "text"
    old.inner.font = .systemFont(ofSize: 20)
    old.inner.translatesAutoresizingMaskIntoConstraints = false
    old.addSubview(old.inner)
    old.inner.topAnchor.constraint(equalTo: old.topAnchor, constant: 5).isActive = true
    let found = baselines(of: old, size: size)
    #expect(abs(found.first - upper) <= 0.25 + 1e-6)
  }

  // MARK: System spacing

  /// From baseline to baseline it is a line: the room below the upper text and above the lower one.
  @Test func systemSpacingBetweenBaselines() {
    let (a, b) = (label(size: 20), label(size: 40))
    for label in [a, b] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    a.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let between = b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 2)
    between.isActive = true
    root.layoutIfNeeded()
    let line = 20 * (1.1934 - 0.9525) + 40 * 0.9525
    #expect(abs(between.constant - 2 * line) < 1e-6)
    b.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(abs(between.constant - 2 * (20 * (1.1934 - 0.9525) + 30 * 0.9525)) < 1e-6)
  }
}
