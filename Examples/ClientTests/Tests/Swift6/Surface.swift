import Testing
import UIKit

// Every symbol that ten layout libraries use, and those of their tests, once, with the type that they rely on. What
// compiles here has Apple's names, labels and types; the few checks say what they rely on beyond that.

/// A subclass of constraints as libraries have them, with `init()` in reach.
private final class MarkedConstraint: NSLayoutConstraint {
  var mark = 0
}

/// What subclasses of views override.
private final class OverridingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: 7, height: UIView.noIntrinsicMetric) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConstraints() { super.updateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func safeAreaInsetsDidChange() {}
}

@MainActor @Suite struct SurfaceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let one = UIView()
  private let two = UIView()

  private func build() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  // MARK: Constraints

  @Test func constraintsByItems() {
    build()
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute,
    ]
    #expect(attributes.map(\.rawValue) == Array(1...20) + [0])
    let relations: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
    let item: Any = one
    let made: NSLayoutConstraint = NSLayoutConstraint(
      item: item, attribute: .top, relatedBy: .equal, toItem: two, attribute: .bottom,
      multiplier: 2, constant: 3)
    made.priority = UILayoutPriority(rawValue: 749)
    made.identifier = "mark"
    let (first, second): (AnyObject?, AnyObject?) = (made.firstItem, made.secondItem)
    #expect(first === one && second === two)
    #expect(made.firstAttribute == .top && made.secondAttribute == .bottom)
    #expect(made.relation == .equal && made.multiplier == 2 && made.constant == 3)
    #expect(made.priority.rawValue == 749 && made.identifier == "mark" && !made.isActive)
    made.constant = 4
    made.isActive = true
    NSLayoutConstraint.deactivate([made])
    NSLayoutConstraint.activate([made])
    #expect(root.constraints.last === made)
    let marked = MarkedConstraint(
      item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    marked.mark = 5
    one.addConstraint(marked)
    one.addConstraints([])
    #expect((one.constraints.first as? MarkedConstraint)?.mark == 5)
    one.removeConstraint(marked)
    one.removeConstraints(one.constraints)
    #expect(one.constraints.isEmpty)
    _ = NSLayoutConstraint()
    _ = MarkedConstraint()
  }

  @Test func priorities() {
    let known: [UILayoutPriority] = [
      .required, .defaultHigh, .defaultLow, .fittingSizeLevel, .dragThatCanResizeScene,
      .sceneSizeStayPut, .dragThatCannotResizeScene,
    ]
    #expect(known.map(\.rawValue) == [1000, 750, 250, 50, 510, 500, 490])
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      one.setContentHuggingPriority(.defaultHigh, for: axis)
      one.setContentCompressionResistancePriority(.required, for: axis)
      #expect(one.contentHuggingPriority(for: axis) == .defaultHigh)
      #expect(one.contentCompressionResistancePriority(for: axis) == .required)
    }
  }

  // MARK: Anchors

  /// A library's operator on any anchor.
  private func tie<Kind: AnyObject>(_ one: NSLayoutAnchor<Kind>, _ two: NSLayoutAnchor<Kind>) -> Int
  {
    let all: [NSLayoutConstraint] = [
      one.constraint(equalTo: two), one.constraint(equalTo: two, constant: 1),
      one.constraint(greaterThanOrEqualTo: two),
      one.constraint(greaterThanOrEqualTo: two, constant: 1),
      one.constraint(lessThanOrEqualTo: two), one.constraint(lessThanOrEqualTo: two, constant: 1),
    ]
    return all.count
  }

  @Test func anchors() {
    build()
    let across: [(UIView) -> NSLayoutXAxisAnchor] = [
      { $0.leadingAnchor }, { $0.trailingAnchor }, { $0.leftAnchor }, { $0.rightAnchor },
      { $0.centerXAnchor },
    ]
    let down: [(UIView) -> NSLayoutYAxisAnchor] = [
      { $0.topAnchor }, { $0.bottomAnchor }, { $0.centerYAnchor }, { $0.firstBaselineAnchor },
      { $0.lastBaselineAnchor },
    ]
    let sizes: [(UIView) -> NSLayoutDimension] = [{ $0.widthAnchor }, { $0.heightAnchor }]
    #expect(across.map { tie($0(one), $0(two)) } == Array(repeating: 6, count: 5))
    #expect(down.map { tie($0(one), $0(two)) } == Array(repeating: 6, count: 5))
    for size in sizes {
      let (mine, other) = (size(one), size(two))
      let all: [NSLayoutConstraint] = [
        mine.constraint(equalTo: other, multiplier: 2),
        mine.constraint(equalTo: other, multiplier: 2, constant: 1),
        mine.constraint(equalToConstant: 3), mine.constraint(greaterThanOrEqualToConstant: 3),
        mine.constraint(greaterThanOrEqualTo: other, multiplier: 2),
        mine.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 1),
        mine.constraint(lessThanOrEqualToConstant: 3),
        mine.constraint(lessThanOrEqualTo: other, multiplier: 2),
        mine.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: 1),
      ]
      #expect(all.allSatisfy { $0.firstItem === one && !$0.isActive })
      #expect(tie(mine, other) == 6)
    }
    let gap: NSLayoutDimension = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor)
    gap.constraint(equalToConstant: 5).isActive = true
  }

  // MARK: Guides

  @Test func guides() {
    build()
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    let owner: UIView? = guide.owningView
    #expect(owner === root && root.layoutGuides.contains(guide))
    let across: [NSLayoutXAxisAnchor] = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.centerXAnchor,
    ]
    let down: [NSLayoutYAxisAnchor] = [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
    let sizes: [NSLayoutDimension] = [guide.widthAnchor, guide.heightAnchor]
    #expect(across.count + down.count + sizes.count == 10)
    let known: [UILayoutGuide] = [
      root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide,
      root.keyboardLayoutGuide,
    ]
    #expect(known.allSatisfy { $0.owningView === root })
    let frame: CGRect = root.layoutMarginsGuide.layoutFrame
    #expect(frame == CGRect(x: 8, y: 8, width: 284, height: 384))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    let controller = UIViewController()
    controller.view = root
    let supports: [any UILayoutSupport] = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    for support in supports {
      let (top, bottom): (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) = (
        support.topAnchor, support.bottomAnchor
      )
      let length: CGFloat = support.length
      #expect(length == 0 && tie(top, bottom) == 6)
    }
  }

  // MARK: Values

  @Test func insets() {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    insets.top += insets.bottom
    (insets.left, insets.right) = (insets.right, insets.left)
    #expect(insets == UIEdgeInsets(top: 4, left: 4, bottom: 3, right: 2))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    var directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    directional.leading = directional.trailing + directional.top + directional.bottom
    #expect(directional.leading == 8 && NSDirectionalEdgeInsets.zero.leading == 0)
    #expect(CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: insets).width == 3)
  }

  /// Its address is a key.
  nonisolated(unsafe) private static var key: UInt8 = 0
  @Test func associatedObjects() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ]
    for policy in policies {
      objc_setAssociatedObject(one, &Self.key, "kept", policy)
      #expect(objc_getAssociatedObject(one, &Self.key) as? String == "kept")
    }
    objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.key) == nil)
  }

  // MARK: Views

  @Test func geometryOfViews() {
    build()
    (one.frame, two.bounds.size) = (CGRect(x: 1, y: 2, width: 3, height: 4), .zero)
    one.center = CGPoint(x: 10, y: 20)
    #expect(one.frame == CGRect(x: 8.5, y: 18, width: 3, height: 4))
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(one.frame.size == CGSize(width: 6, height: 8) && one.bounds.width == 3)
    one.transform = .identity
    (one.alpha, one.isHidden) = (0.5, true)
    let above: UIView? = one.superview
    #expect(above === root && root.subviews == [one, two] && one.isDescendant(of: root))
    #expect(one.convert(CGPoint.zero, to: root) == CGPoint(x: 8.5, y: 18))
    let next: UIResponder? = one.next
    #expect(next === root)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(root.safeAreaInsets == .zero && root.directionalLayoutMargins.leading == 2)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let isAmbiguous: Bool = one.hasAmbiguousLayout
    #expect(isAmbiguous)
    let label = UILabel()
    label.text = "Text"
    label.sizeToFit()
    #expect(label.frame.size == label.sizeThatFits(.zero))
    let layer: CALayer = one.layer
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(layer.superlayer === root.layer && root.layer.sublayers?.isEmpty == false)
    #expect(layer.frame == one.frame && layer.bounds == one.bounds && layer.position == one.center)
    #expect(OverridingView().layer is CAShapeLayer)
  }

  @Test func directions() {
    let all: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    for (direction, attribute) in zip(
      all, [.forceLeftToRight, .forceRightToLeft] as [UISemanticContentAttribute])
    {
      one.semanticContentAttribute = attribute
      #expect(one.effectiveUserInterfaceLayoutDirection == direction)
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    }
  }

  @Test func theDevice() {
    let traits: UITraitCollection = root.traitCollection
    let classes: [UIUserInterfaceSizeClass] = [
      traits.horizontalSizeClass, traits.verticalSizeClass,
    ]
    #expect(classes == [.compact, .regular])
    let idioms: Set<UIUserInterfaceIdiom> = [
      UIDevice.current.userInterfaceIdiom, traits.userInterfaceIdiom, UI_USER_INTERFACE_IDIOM(),
    ]
    #expect(idioms == [.phone] && UIUserInterfaceIdiom.pad != .phone)
    #expect(UIScreen.main.scale == traits.displayScale && !UIScreen.main.bounds.isEmpty)
  }

  // MARK: Content and controllers

  @Test func content() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(named: "none"), for: UIControl.State.normal)
    let field = UITextField()
    field.placeholder = "Placeholder"
    let picture = UIImageView()
    picture.image = UIImage()
    let size: CGSize? = picture.image?.size
    #expect(size == .zero && button.currentTitle == "Title" && field.placeholder != nil)
    let stack = UIStackView()
    stack.addArrangedSubview(button)
    #expect(stack.arrangedSubviews == [button])
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    #expect(row.contentView.superview === row && item.contentView.superview === item)
  }

  @Test func controllers() {
    final class Controller: UIViewController {
      override func loadView() { view = UIView() }
    }
    let controller = Controller()
    let view: UIView = controller.view
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.window === window)
    window.isHidden = true
  }
}
