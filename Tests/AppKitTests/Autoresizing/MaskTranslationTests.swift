import AppKit
import LayoutTree
import TestSupport
import Testing

/// A frame and a mask as constraints, as the superview counts y.
///
/// - SeeAlso: `Rules/Autoresizing.md#current-mask-equations`.
@MainActor @Suite(.serialized) struct MaskTranslationTests {
  /// Fine enough that rounding to pixels is below what is compared.
  private static let fine = Double(1 << 24)

  /// A superview that constraints size, a child with a mask, and a guide that lies where the engine has the
  /// child.
  @MainActor private struct Scene {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
    let parent: InsetView
    let child = InsetView()
    let guide = NSLayoutGuide()
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint

    init(
      flipped: Bool, _ size: NSSize, _ frame: NSRect, mask: UInt, insets: NSEdgeInsets
    ) {
      parent = NSView.make(flipped: flipped)
      parent.insets = insets
      root.viewNode.pixelScale = MaskTranslationTests.fine
      root.addFree(parent)
      parent.setFrameSize(size)
      child.frame = frame
      child.autoresizingMask = NSView.AutoresizingMask(rawValue: mask)
      parent.addSubview(child)
      parent.addLayoutGuide(guide)
      width = parent.widthAnchor.constraint(
        equalToConstant: size.width - insets.left - insets.right)
      height = parent.heightAnchor.constraint(
        equalToConstant: size.height - insets.top - insets.bottom)
      NSLayoutConstraint.activate([
        width, height, parent.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        parent.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        guide.leftAnchor.constraint(equalTo: child.leftAnchor),
        guide.rightAnchor.constraint(equalTo: child.rightAnchor),
        guide.topAnchor.constraint(equalTo: child.topAnchor),
        guide.bottomAnchor.constraint(equalTo: child.bottomAnchor),
      ])
      root.layoutSubtreeIfNeeded()
    }

    /// Resizes the superview by a change of its constraints.
    func grow(_ x: CGFloat, _ y: CGFloat) {
      width.constant += x
      height.constant += y
      root.layoutSubtreeIfNeeded()
    }
  }

  private static func isNear(_ one: NSRect, _ other: NSRect) -> Bool {
    abs(one.minX - other.minX) < 1e-4 && abs(one.minY - other.minY) < 1e-4
      && abs(one.width - other.width) < 1e-4 && abs(one.height - other.height) < 1e-4
  }

  private static func random(_ random: inout SeededRandom) -> (NSSize, NSRect, NSEdgeInsets) {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let frame = NSRect(
      x: number(1...90), y: number(1...90), width: number(1...90), height: number(1...90))
    let size = NSSize(width: frame.maxX + number(1...90), height: frame.maxY + number(1...90))
    let insets = NSEdgeInsets(
      top: number(-9...9), left: number(-9...9), bottom: number(-9...9), right: number(-9...9))
    return (size, frame, insets)
  }

  /// Both generations hold where the view is; the current one then does for every mask what the mask does
  /// without constraints, the early one for all but fixed lengths between two flexible margins, where it
  /// scales the middle: at 300 of 200 the middle is 1.5 times as far.
  @Test(arguments: [71, 72] as [UInt64], [false, true])
  func equationsDoWhatTheMaskDoes(seed: UInt64, isFlipped: Bool) {
    var random = SeededRandom(seed: seed)
    defer { LayoutProfile.standard.maskTranslation = .current }
    for mask in 0..<64 as Range<UInt> {
      for generation in [LayoutProfile.MaskTranslation.current, .early] {
        LayoutProfile.standard.maskTranslation = generation
        let (size, frame, insets) = Self.random(&random)
        let scene = Scene(flipped: isFlipped, size, frame, mask: mask, insets: insets)
        let note: Comment = "seed \(seed), mask \(mask), \(generation)"
        #expect(Self.isNear(scene.guide.frame, frame), note)
        scene.grow(57, 41)
        var (stated, resized) = (scene.guide.frame, scene.child.frame)
        if generation == .early {
          // Along axes where the generations differ, compare what the early one says.
          if mask & 7 == 5 {
            #expect(abs(stated.midX - frame.midX * (1 + 57 / size.width)) < 1e-4, note)
            (stated.origin.x, resized.origin.x) = (0, 0)
          }
          if mask >> 3 == 5 {
            #expect(abs(stated.midY - frame.midY * (1 + 41 / size.height)) < 1e-4, note)
            (stated.origin.y, resized.origin.y) = (0, 0)
          }
        }
        #expect(Self.isNear(stated, resized), note)
      }
    }
  }

  /// With insets of its own the equations speak of the view's alignment rectangle, which they leave where
  /// it is.
  @Test(arguments: [81] as [UInt64], [false, true])
  func theViewStaysWhereItIs(seed: UInt64, isFlipped: Bool) {
    var random = SeededRandom(seed: seed)
    for mask in 0..<64 as Range<UInt> {
      let (size, frame, insets) = Self.random(&random)
      let scene = Scene(flipped: isFlipped, size, frame, mask: mask, insets: insets)
      scene.child.insets = NSEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
      scene.child.invalidateIntrinsicContentSize()
      scene.root.layoutSubtreeIfNeeded()
      #expect(
        Self.isNear(scene.guide.frame, scene.child.alignmentRect(forFrame: frame)), "mask \(mask)")
      #expect(scene.child.frame == frame)
    }
  }

  /// Scrolling the superview moves nothing.
  @Test(arguments: [false, true]) func scrollingPlaysNoPart(isFlipped: Bool) {
    let frame = NSRect(x: 10, y: 20, width: 30, height: 40)
    let scene = Scene(
      flipped: isFlipped, NSSize(width: 100, height: 100), frame, mask: 18,
      insets: NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    scene.parent.setBoundsOrigin(NSPoint(x: 7, y: 9))
    scene.grow(10, 10)
    #expect(scene.child.frame == NSRect(x: 10, y: 20, width: 40, height: 50))
    #expect(Self.isNear(scene.guide.frame, scene.child.frame))
  }

  /// (10, 20, 30, 40) in 100 × 100.
  ///
  /// Where y grows up the fixed lower distance is the one to the visual bottom, as in a log of a
  /// window's close button, `v=--& V:[_NSThemeCloseWidget…]-(374)-|`, and the one to the upper edge
  /// is drawn `V:|-(c)-[V]`.
  nonisolated static let forms: [(NSView.AutoresizingMask, isFlipped: Bool, [String])] = [
    (
      [], false,
      [
        "h=--& v=--& H:|-(10)-[V]", "h=--& v=--& V.width == 30",
        "h=--& v=--& V:[V]-(20)-|", "h=--& v=--& V.height == 40",
      ]
    ),
    (
      [], true,
      [
        "h=--& v=--& H:|-(10)-[V]", "h=--& v=--& V.width == 30",
        "h=--& v=--& V:|-(20)-[V]", "h=--& v=--& V.height == 40",
      ]
    ),
    (
      [.minYMargin], false,
      [
        "h=--& v=&-- H:|-(10)-[V]", "h=--& v=&-- V.width == 30",
        "h=--& v=&-- V:|-(40)-[V]", "h=--& v=&-- V.height == 40",
      ]
    ),
    (
      [.minYMargin], true,
      [
        "h=--& v=&-- H:|-(10)-[V]", "h=--& v=&-- V.width == 30",
        "h=--& v=&-- V:[V]-(40)-|", "h=--& v=&-- V.height == 40",
      ]
    ),
    (
      [.width, .height], false,
      [
        "h=-&- v=-&- H:|-(10)-[V]", "h=-&- v=-&- H:[V]-(60)-|",
        "h=-&- v=-&- V:[V]-(20)-|", "h=-&- v=-&- V:|-(40)-[V]",
      ]
    ),
    (
      [.minXMargin], true,
      [
        "h=&-- v=--& H:[V]-(60)-|", "h=&-- v=--& V.width == 30",
        "h=&-- v=--& V:|-(20)-[V]", "h=&-- v=--& V.height == 40",
      ]
    ),
  ]

  @Test(arguments: forms)
  func printedForms(form: (mask: NSView.AutoresizingMask, isFlipped: Bool, texts: [String])) {
    let parent = NSView.make(
      flipped: form.isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    child.identifier = "V"
    child.autoresizingMask = form.mask
    parent.addSubview(child)
    let texts = child.autoresizingMaskConstraints.map(\.description)
    #expect(texts.count == form.texts.count)
    for (text, expected) in zip(texts, form.texts) {
      #expect(text.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x"))
      #expect(text.contains(" " + expected), "\(text)")
    }
  }
}
