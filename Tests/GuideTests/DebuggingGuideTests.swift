import Testing
import UIKit

/// The code of `Documentation/Guides/Debugging.md`.
@MainActor struct DebuggingGuideTests {
  private let view = UIView()

  @Test func messagesGoElsewhere() {
    var myLog: [String] = []
    let former = LayoutProfile.standard
    defer { LayoutProfile.standard = former }

    LayoutProfile.standard.log = { myLog.append($0) }  // instead of standard error
    LayoutProfile.standard.constraintBroken = { conflict in  // a test can fail here
      print(conflict.broken.constraint, conflict.conflicting.count)
    }

    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
    #expect(myLog.contains { $0.contains("Unable to simultaneously satisfy constraints.") })
  }

  @Test func illegalConstraintsThrow() throws {
    do {
      let constraint = try NSLayoutConstraint(
        validating: view, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5)
      try NSLayoutConstraint.activate(validating: [constraint])
      Issue.record("a location equal to a constant is illegal")
    } catch {
      print(error.exceptionName, error.reason)
      #expect(error.exceptionName == "NSInvalidArgumentException")
    }
  }

  @Test func formatsThrow() throws {
    let views = ["icon": UIView(), "name": UIView()]
    for child in views.values { view.addSubview(child) }

    let made = try NSLayoutConstraint.constraints(
      validatingVisualFormat: "H:|-[icon]-gap-[name]-|", metrics: ["gap": 12], views: views)

    #expect(made.count == 3)
    #expect(made[1].constant == 12)
  }

  /// `Documentation/Guides/AssetCatalogs.md`; the catalogue is missing here.
  @Test func catalogues() {
    let image = UIImage(named: "Shadow", in: .module, with: nil)
    #expect(image == nil)
  }

  @Test func pictureInsets() {
    let picture = UIImage()
    let aligned = picture.withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20))
    #expect(aligned.alignmentRectInsets.bottom == 20)
  }

  @Test func detectedInsets() {
    let imageView = UIImageView()
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    imageView.image = UIImage(data: data)?.withDetectedAlignmentRectInsets()
    #expect(imageView.image?.alignmentRectInsets == .zero)
  }
}
