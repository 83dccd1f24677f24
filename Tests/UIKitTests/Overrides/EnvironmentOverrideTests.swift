import Foundation
import Testing
import UIKit

/// What a window or a view says of its environment by an override counts for what is below it.
@MainActor struct EnvironmentOverrideTests {
  private final class Window: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
      ])
    }
  }
  private final class Card: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
      set {}
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(verticalSizeClass: .compact),
      ])
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
  }

  private func pinned(to guide: UILayoutGuide, in view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return child
  }

  @Test func theWindowsSafeAreaReachesTheControllersView() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    let child = pinned(to: controller.view.safeAreaLayoutGuide, in: controller.view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(child.frame == CGRect(x: 0, y: 44, width: 320, height: 402))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aViewsInsetsReachItsGuidesAndSubviews() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let safe = pinned(to: card.safeAreaLayoutGuide, in: card)
    let inner = pinned(to: card.layoutMarginsGuide, in: card)
    let deep = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    deep.preservesSuperviewLayoutMargins = true
    card.addSubview(deep)
    card.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(inner.frame == CGRect(x: 6, y: 5, width: 86, height: 88))
    #expect(deep.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(deep.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aViewsDirectionIsThatOfItsContent() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 20),
    ])
    card.layoutIfNeeded()
    #expect(child.frame.minX == 70)
  }

  @Test func aViewsNaturalSizeCounts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 40, height: 30))
  }
}
