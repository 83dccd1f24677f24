import Foundation
import Testing
import UIKit

/// Names of UIKit, Core Animation and Core Foundation that hold values, or have Apple's default answers.
///
/// Source: Apple's pages of the types that the tests name.
@MainActor struct KeptSurfaceTests {
  @Test func numbersOfTheSystem() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    #expect(HUGE == .greatestFiniteMagnitude)
    let (name, list, index): (CFString, CFArray, CFIndex) = ("Inter", [1], 2)
    #expect(CGFont(name as CFString)?.fullName == name && list.count == 1 && index == 2)
    #expect(CGFont("") == nil)
  }

  @Test func linesAreStrokedInPairs() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      $0.cgContext.setLineWidth(2)
      $0.cgContext.strokeLineSegments(between: [
        CGPoint(x: 0, y: 2), CGPoint(x: 10, y: 2), CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 8),
        CGPoint(x: 5, y: 5),
      ])
    }
    let picture = try #require(image.cgImage)
    #expect([1, 5, 8].map { picture.color(x: 5, y: $0)?.alpha ?? 0 } == [1, 0, 1])
  }

  @Test func layersKeepFilters() {
    let layer = CALayer()
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    layer.minificationFilterBias = 0.5
    layer.bounds.size = CGSize(width: 3, height: 4)
    #expect(layer.minificationFilterBias == 0.5)
    #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
  }

  @Test func recognizersAnswer() {
    let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(first.canPrevent(second) && first.canBePrevented(by: second))
    #expect(!first.shouldRequireFailure(of: second) && !first.shouldBeRequiredToFail(by: second))
  }

  @Test func theInputModeIsThatOfTheLocale() {
    let mode = UIView().textInputMode
    #expect(mode?.primaryLanguage?.isEmpty == false)
    #expect(UITextInputMode.activeInputModes.first === mode)
    #expect(UIView().textInputContextIdentifier == nil)
    #expect(
      UITextInputMode.currentInputModeDidChangeNotification.rawValue
        == "UITextInputCurrentInputModeDidChangeNotification")
  }

  @Test func menusHaveNoPlace() {
    let menu = UIMenuController.shared
    #expect(menu.arrowDirection == .default && menu.menuFrame == .zero)
    #expect(
      UIMenuController.menuFrameDidChangeNotification.rawValue
        == "UIMenuControllerMenuFrameDidChangeNotification")
  }

  @Test func presentationsAnswer() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(presentation.shouldPresentInFullscreen)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.timingCurve = UICubicTimingParameters()
    #expect(driver.timingCurve?.timingCurveType == .builtin)
    #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test func layoutsAnswerNothing() {
    let (layout, path) = (UICollectionViewLayout(), IndexPath(item: 0, section: 0))
    #expect(
      [
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: path),
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: path),
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "a", at: path),
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "a", at: path),
      ] == [nil, nil, nil, nil])
    #expect(
      [
        layout.indexPathsToInsertForSupplementaryView(ofKind: "a"),
        layout.indexPathsToDeleteForSupplementaryView(ofKind: "a"),
        layout.indexPathsToInsertForDecorationView(ofKind: "a"),
        layout.indexPathsToDeleteForDecorationView(ofKind: "a"),
      ] == [[], [], [], []])
    layout.finalizeAnimatedBoundsChange()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(!view.hasUncommittedUpdates && view.visibleSupplementaryViews(ofKind: "a").isEmpty)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "a", at: path) == nil)
  }

  @Test func interactionsAreReported() {
    final class Coordinator: UIViewController {
      var ends = 0
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        coordinator.notifyWhenInteractionEnds { [weak self] _ in self?.ends += 1 }
        coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.ends += 1 }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = Coordinator()
    window.rootViewController = controller
    window.frame.size.width = 20
    #expect(controller.ends == 0, "A change of size is never interactive.")
  }

  @Test func addressesHaveKeys() throws {
    #expect(
      [NSTextCheckingKey.city, .airline, .flight].map(\.rawValue) == ["City", "Airline", "Flight"])
    let match = try NSRegularExpression(pattern: "a").firstMatch(
      in: "a", range: NSRange(location: 0, length: 1))
    #expect(try #require(match).addressComponents == nil)
  }
}
