import Foundation
import TestSupport
import Testing
import UIKit

/// Settings of scroll views, tables, collections and cells that are kept and change no frame.
///
/// Source of the defaults: Apple, "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView",
/// "UISwipeActionsConfiguration", "NSCollectionLayoutDimension", "UIVibrancyEffect".
@MainActor struct ContainerDefaultTests {
  @Test func settingsOfScrollViewsAreKept() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.contentOffset = CGPoint(x: 5, y: 6)
    scroll.layoutIfNeeded()
    let (count, insets) = (scroll.subviews.count, scroll.adjustedContentInset)
    #expect(
      KeptProperty.lapses(
        in: scroll,
        [
          KeptProperty(\.isDirectionalLockEnabled, default: false, other: true),
          KeptProperty(\.scrollsToTop, default: true, other: false),
          KeptProperty(\.decelerationRate, default: .normal, other: .fast),
          KeptProperty(\.keyboardDismissMode, default: .none, other: .interactive),
          KeptProperty(\.delaysContentTouches, default: true, other: false),
          KeptProperty(\.canCancelContentTouches, default: true, other: false),
          KeptProperty(\.showsVerticalScrollIndicator, default: true, other: false),
          KeptProperty(\.showsHorizontalScrollIndicator, default: true, other: false),
          KeptProperty(\.indicatorStyle, default: .default, other: .white),
          KeptProperty(\.automaticallyAdjustsScrollIndicatorInsets, default: true, other: false),
          KeptProperty(\.bouncesZoom, default: true, other: false),
        ]) == [])
    scroll.flashScrollIndicators()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 5, y: 6) && scroll.subviews.count == count)
    #expect(scroll.adjustedContentInset == insets)
    let rates = [UIScrollView.DecelerationRate.normal, .fast].map(\.rawValue)
    #expect(rates == [0.998, 0.99])
  }

  /// Without touches a scroll view is neither held nor moving, whatever scrolls or zooms it.
  @Test func noFingerScrolls() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.maximumZoomScale = 2
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.setZoomScale(2, animated: true)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing && scroll.contentOffset.y > 0)
  }

  @Test func settingsOfTablesAreKept() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let size = table.contentSize
    #expect(
      KeptProperty.lapses(
        in: table,
        [
          KeptProperty(
            \.sectionHeaderTopPadding, default: UITableView.automaticDimension, other: 9),
          KeptProperty(\.allowsSelectionDuringEditing, default: false, other: true),
          KeptProperty(\.allowsMultipleSelectionDuringEditing, default: false, other: true),
        ]) == [])
    table.layoutIfNeeded()
    #expect(table.contentSize == size)
  }

  @Test func settingsOfCellsAreKept() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.textLabel?.text = "Text"
    cell.layoutIfNeeded()
    let frame = cell.textLabel?.frame
    #expect(
      KeptProperty.lapses(
        in: cell,
        [
          KeptProperty(\.showsReorderControl, default: false, other: true),
          KeptProperty(\.shouldIndentWhileEditing, default: true, other: false),
        ]) == [])
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == frame && frame?.width ?? 0 > 0)
    #expect(
      KeptProperty.lapses(
        in: UISwipeActionsConfiguration(actions: []),
        [KeptProperty(\.performsFirstActionWithFullSwipe, default: true, other: false)]) == [])
  }

  /// A dimension is one of its kinds and no other.
  @Test(arguments: [0, 1, 2, 3])
  func kindsOfDimensions(kind: Int) {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(20), .estimated(20),
    ]
    let dimension = dimensions[kind]
    let answers = [
      dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
      dimension.isEstimated,
    ]
    #expect(answers == (0..<4).map { $0 == kind } && dimension.dimension == (kind < 2 ? 0.5 : 20))
  }

  @Test func kindsOfSpacing() {
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(5), NSCollectionLayoutSpacing.flexible(6)
    )
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 5)
    #expect(!flexible.isFixedSpacing && flexible.isFlexibleSpacing && flexible.spacing == 6)
  }

  /// What lies in a view of vibrancy is laid out as in any other.
  @Test func vibrancyChangesNoLayout() {
    let blur = UIBlurEffect(style: .regular)
    for effect in [
      UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .fill),
    ] {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      view.layoutIfNeeded()
      #expect(view.effect === effect && view.contentView.frame == view.bounds)
    }
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
      .tertiaryFill, .separator,
    ]
    #expect(styles.map(\.rawValue) == Array(0...7))
  }

  /// Configurations of contents follow no state: they are the same for a selected cell.
  @Test func contentsFollowNoState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 2))
    #expect(!state.isSelected && !state.isHighlighted && state.traitCollection.displayScale == 2)
    state.isSelected = true
    state.isHighlighted = true
    let label = UIListContentConfiguration.cell()
    let view = label.makeContentView()
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let updated = label.updated(for: state).makeContentView()
    #expect(updated.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    #expect(state.isSelected && state.isHighlighted)
  }
}
