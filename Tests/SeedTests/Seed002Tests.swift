import Foundation
import Testing
import UIKit

/// Seed 002, "Translating Autoresizing Masks Into Constraints".
@MainActor @Suite(.serialized) struct Seed002Tests {
  /// The test setup, line by line; what it logs is the eight cases of the text.
  private final class TWTViewController: UIViewController {
    var logged: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      let testView = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      self.view.addSubview(testView)
      for mask in 0..<8 as Range<UInt> {
        testView.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        logged.append(String(format: "view: %@", testView))
        logged.append(
          String(
            format: "constraints: %@",
            NSArray(array: testView._constraintsEquivalentToAutoresizingMask())))
      }
    }
  }

  /// Size and place of each of the horizontal masks, as the text prints Apple's.
  nonisolated static let printed: [(mask: UInt, size: String, place: String)] = [
    (0, "H:[V(80)]", "V.midX == + 200"),
    (1, "H:[V(80)]", "V.midX == P.width - 120"),
    (2, "V.width == P.width - 240", "V.midX == P.midX + 40"),
    (3, "V.width == 0.333333*P.width - 26.6667", "V.midX == 1.66667*P.midX - 66.6667"),
    (4, "H:[V(80)]", "V.midX == + 200"),
    (5, "H:[V(80)]", "V.midX == 0.625*P.width"),
    (6, "V.width == 0.5*P.width - 80", "V.midX == 0.5*P.midX + 120"),
    (7, "V.width == 0.25*P.width", "V.midX == 0.625*P.width"),
  ]

  private func scene() -> (superview: UIView, view: UIView) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.addSubview(view)
    return (superview, view)
  }

  @Test(arguments: printed)
  func theEightMasks(_ mask: UInt, _ size: String, _ place: String) {
    LayoutProfile.standard.maskTranslation = .early
    LayoutProfile.standard.wording = .early
    defer {
      LayoutProfile.standard.maskTranslation = .current
      LayoutProfile.standard.wording = .current
    }
    let (superview, view) = scene()
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    let constraints = view._constraintsEquivalentToAutoresizingMask().prefix(2)
    let texts = constraints.map { constraint in
      constraint.description
        .replacing(
          "UIView:0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16), with: "V"
        )
        .replacing(
          "UIView:0x" + String(UInt(bitPattern: ObjectIdentifier(superview)), radix: 16), with: "P")
    }
    #expect(texts.allSatisfy { $0.contains("NSAutoresizingMaskLayoutConstraint") })
    #expect(texts[0].contains(size), "\(texts[0])")
    // A middle says + 0 for what is left of rounding.
    #expect(texts[1].contains(place), "\(texts[1])")
  }

  @Test func theProgramLogs() throws {
    LayoutProfile.standard.maskTranslation = .early
    defer { LayoutProfile.standard.maskTranslation = .current }
    let controller = TWTViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(controller.logged.count == 16)
    #expect(controller.logged[0].contains("frame = (160 120; 80 80)"))
    #expect(
      controller.logged.filter { $0.contains("NSAutoresizingMaskLayoutConstraint") }.count == 8)
    // The words of the text: NSLog takes views.
    NSLog("view: %@", controller.view)
  }

  /// "I quickly learned that the generated constraints are not added there".
  @Test func generatedConstraintsAreInNoArray() {
    let (superview, view) = scene()
    superview.layoutIfNeeded()
    #expect(superview.constraints.isEmpty && view.constraints.isEmpty)
    #expect(view._constraintsEquivalentToAutoresizingMask().count == 4)
  }

  /// "if there are no constraints that involve that view, its size and position will stay the same": "either
  /// approach … will work".
  @Test(arguments: [false, true]) func aFrameSetManuallyStays(translates: Bool) {
    let (superview, view) = scene()
    view.translatesAutoresizingMaskIntoConstraints = translates
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(other)
    other.widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
    superview.layoutIfNeeded()
    view.frame = CGRect(x: 17, y: 18, width: 19, height: 20)
    superview.setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 17, y: 18, width: 19, height: 20))
  }

  /// "if there are other constraints that involve that view they must be sufficient".
  @Test func tooFewConstraintsAreAmbiguous() {
    let (superview, view) = scene()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    superview.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
  }

  /// The two exceptions, in the words of the text.
  @Test func whatConstraintsMayNotSay() {
    LayoutProfile.standard.wording = .early
    defer { LayoutProfile.standard.wording = .current }
    let (superview, view) = scene()
    func reason(_ other: UIView?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
      let error = #expect(throws: ConstraintProblem.self) {
        try NSLayoutConstraint(
          validating: view, attribute: .centerX, relatedBy: .equal, toItem: other,
          attribute: attribute, multiplier: 1, constant: 5)
      }
      #expect(error?.exceptionName == "NSInvalidArgumentException")
      return error?.reason
    }
    let method =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
    #expect(reason(superview, .width) == "\(method): Invalid pairing of layout attributes")
    #expect(
      reason(nil, .notAnAttribute)
        == "\(method): A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs"
    )
  }
}
