import PlumbTesting
import UIKit
import XCTest

/// Each test fails in another way.
final class OldCardTests: XCTestCase {
  override func setUp() {
    observeLayout()
  }

  @MainActor func testATextIsCutOff() async {
    expectLayout(of: CardView(longTitle), on: [.iPhone15], rules: ["clipped-text"])
  }

  @MainActor func testATextIsCutOffInSomeLayouts() async {
    expectLayout(
      of: CardView("Flight to Oslo"), on: [.iPhone15], directions: .both,
      textSizes: [.large, .accessibility3], rules: ["clipped-text"])
  }

  @MainActor func testARuleIsMisspelt() async {
    expectLayout(of: CardView("Flight 12"), rules: ["cliped-text"])
  }

  @MainActor func testConstraintsContradict() async {
    boxOfTwoWidths().layoutIfNeeded()
  }

  @MainActor func testConstraintsContradictOnADevice() async {
    expectLayout(of: cardOfTwoWidths(), on: [.iPhone15], rules: ["clipped-text"])
  }

  @MainActor func testADocumentContradicts() async {
    expectLayout(ofDocument: document("Conflict.xib"), rules: ["clipped-text"])
  }

  @MainActor func testADocumentIsMissing() async {
    expectLayout(ofDocument: document("Missing.xib"))
  }

  @MainActor func testFramesAreMissing() async {
    expectFrames(of: CardView("Flight 12"), named: "card")
  }

  @MainActor func testFramesAreMissingAndNotRecorded() async {
    expectFrames(of: CardView("Flight 12"), named: "card", record: .never)
  }

  @MainActor func testFramesAreAlwaysRecorded() async {
    expectFrames(of: CardView("Flight 12"), named: "card", record: .all)
  }

  @MainActor func testFramesDiffer() async {
    expectFrames(of: CardView("Flight 12", gap: 7), named: "wrong-gap")
  }

  @MainActor func testFramesDifferAndAreRecorded() async {
    expectFrames(
      of: CardView("Flight 12", gap: 7), named: "wrong-gap", record: .failed)
  }

  @MainActor func testViewsCameAndWent() async {
    expectFrames(of: cardWithAPicture(), named: "wrong-views")
  }

  @MainActor func testAFileStatesNoFrames() async {
    expectFrames(of: CardView("Flight 12"), named: "no-frames")
  }

  @MainActor func testAFileCannotBeWritten() async {
    expectFrames(of: CardView("Flight 12"), named: "a-folder")
  }

  @MainActor func testAPictureIsMissing() async {
    expectPicture(of: square(0.5), named: "square", scale: 1)
  }

  @MainActor func testAPictureDiffers() async {
    expectPicture(of: square(0.51), named: "wrong-grey", scale: 1)
  }

  @MainActor func testAPictureDiffersAndIsRecorded() async {
    expectPicture(
      of: square(0.51), named: "wrong-grey", scale: 1, record: .failed)
  }

  @MainActor func testTheSizeOfAPictureDiffers() async {
    expectPicture(of: square(0.5), named: "wrong-size", scale: 1)
  }

  @MainActor func testAFileIsNotAPicture() async {
    expectPicture(of: square(0.5), named: "not-a-picture", scale: 1)
  }

  @MainActor func testAViewHasNoArea() async {
    expectPicture(of: UIView(), named: "nothing")
  }

  @MainActor func testALanguageIsUnknown() async {
    expectLayout(
      ofDocument: document("Conflict.xib"), languages: [.translation("de")])
  }

  @MainActor func testASceneIsUnknown() async {
    expectFrames(ofDocument: document("Conflict.xib"), root: "Login")
  }

  @MainActor func testAButtonIsCovered() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let user = User(button)
    user.window.addSubview(UIView(frame: user.window.bounds))
    user.tap(button)
  }

  @MainActor func testATextIsNotShown() async {
    User(CardView("Flight 12")).tap("Close")
  }
}
