import PlumbTesting
import Testing
import UIKit

/// Each test fails in another way.
@Suite(.layout) @MainActor struct CardTests {
  @Test func aTextIsCutOff() {
    expectLayout(of: CardView(longTitle), on: [.iPhone15], rules: ["clipped-text"])
  }

  @Test func aTextIsCutOffInSomeLayouts() {
    expectLayout(
      of: CardView("Flight to Oslo"), on: [.iPhone15], directions: .both,
      textSizes: [.large, .accessibility3], rules: ["clipped-text"])
  }

  @Test func aRuleIsMisspelt() {
    expectLayout(of: CardView("Flight 12"), rules: ["cliped-text"])
  }

  @Test func constraintsContradict() {
    boxOfTwoWidths().layoutIfNeeded()
  }

  @Test func constraintsContradictOnADevice() {
    expectLayout(of: cardOfTwoWidths(), on: [.iPhone15], rules: ["clipped-text"])
  }

  @Test func aDocumentContradicts() {
    expectLayout(ofDocument: document("Conflict.xib"), rules: ["clipped-text"])
  }

  @Test func aDocumentIsMissing() {
    expectLayout(ofDocument: document("Missing.xib"))
  }

  @Test func framesAreMissing() {
    expectFrames(of: CardView("Flight 12"), named: "card")
  }

  @Test func framesAreMissingAndNotRecorded() {
    expectFrames(of: CardView("Flight 12"), named: "card", record: .never)
  }

  @Test func framesAreAlwaysRecorded() {
    expectFrames(of: CardView("Flight 12"), named: "card", record: .all)
  }

  @Test func framesDiffer() {
    expectFrames(of: CardView("Flight 12", gap: 7), named: "wrong-gap")
  }

  @Test func framesDifferAndAreRecorded() {
    expectFrames(
      of: CardView("Flight 12", gap: 7), named: "wrong-gap", record: .failed)
  }

  @Test func viewsCameAndWent() {
    expectFrames(of: cardWithAPicture(), named: "wrong-views")
  }

  @Test func aFileStatesNoFrames() {
    expectFrames(of: CardView("Flight 12"), named: "no-frames")
  }

  @Test func aFileCannotBeWritten() {
    expectFrames(of: CardView("Flight 12"), named: "a-folder")
  }

  @Test func aPictureIsMissing() {
    expectPicture(of: square(0.5), named: "square", scale: 1)
  }

  @Test func aPictureDiffers() {
    expectPicture(of: square(0.51), named: "wrong-grey", scale: 1)
  }

  @Test func aPictureDiffersAndIsRecorded() {
    expectPicture(
      of: square(0.51), named: "wrong-grey", scale: 1, record: .failed)
  }

  @Test func theSizeOfAPictureDiffers() {
    expectPicture(of: square(0.5), named: "wrong-size", scale: 1)
  }

  @Test func aFileIsNotAPicture() {
    expectPicture(of: square(0.5), named: "not-a-picture", scale: 1)
  }

  @Test func aViewHasNoArea() {
    expectPicture(of: UIView(), named: "nothing")
  }

  @Test func aLanguageIsUnknown() {
    expectLayout(
      ofDocument: document("Conflict.xib"), languages: [.translation("de")])
  }

  @Test func aSceneIsUnknown() {
    expectFrames(ofDocument: document("Conflict.xib"), root: "Login")
  }

  @Test func aButtonIsCovered() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let user = User(button)
    user.window.addSubview(UIView(frame: user.window.bounds))
    user.tap(button)
  }

  @Test func aTextIsNotShown() {
    User(CardView("Flight 12")).tap("Close")
  }
}
