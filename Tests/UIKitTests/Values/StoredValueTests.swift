import Foundation
import Testing
import UIKit

/// Values that are kept for programs that set them, and makers of objects.
@MainActor
struct StoredValueTests {
  @Test func transitions() {
    let transition = CATransition()
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    transition.startProgress = 0.25
    transition.endProgress = 0.5
    #expect(transition.endProgress - transition.startProgress == 0.25)
    CATransaction.begin()
    let timing = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(timing)
    #expect(CATransaction.animationTimingFunction() === timing)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.isDoubleSided = true
    #expect(pages.isDoubleSided)
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  /// No delegate that leaves them out animates a navigation.
  @Test func navigationIsAnimatedByNothing() {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
    let (delegate, navigation) = (Delegate(), UINavigationController())
    for operation in [UINavigationController.Operation.none, .push, .pop] {
      #expect(
        delegate.navigationController(
          navigation, animationControllerFor: operation, from: UIViewController(),
          to: UIViewController()) == nil)
    }
    #expect(
      delegate.navigationController(navigation, interactionControllerFor: Animator()) == nil)
  }

  @Test func headersOfDocumentsAreRegistered() {
    let table = UITableView()
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") == nil)
  }

  /// Subclasses of text views override the maker with a container, and inherit the other.
  @Test func textViewsAreMadeWithContainers() {
    final class Notes: UITextView {
      var count = 0
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        count += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let container = NSTextContainer()
    #expect(Notes(frame: .zero, textContainer: container).textContainer === container)
    #expect(Notes(frame: .zero).count == 1)
  }

  @Test func attachmentsGiveTheirImage() {
    let image = UIImage()
    let attachment = NSTextAttachment(image: image)
    #expect(
      attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
  }
}
