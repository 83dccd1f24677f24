import Foundation
import TestSupport
import Testing
import UIKit

/// Properties of lists that are kept and change no layout.
///
/// Source of the defaults: Apple, "UITableView" and "NSCollectionLayoutSection".
@MainActor struct ListDefaultTests {
  @Test func tables() {
    let automatic = UITableView.automaticDimension
    #expect(
      KeptProperty.lapses(
        in: UITableView(),
        [
          KeptProperty(\.estimatedSectionHeaderHeight, default: automatic, other: 30),
          KeptProperty(\.estimatedSectionFooterHeight, default: automatic, other: 20),
          KeptProperty(\.cellLayoutMarginsFollowReadableWidth, default: false, other: true),
          KeptProperty(
            \.selfSizingInvalidation, default: .enabled, other: .enabledIncludingConstraints),
        ]) == [])
    let kinds: [UITableView.SelfSizingInvalidation] = [
      .disabled, .enabled, .enabledIncludingConstraints,
    ]
    #expect(kinds.map(\.rawValue) == [0, 1, 2])
  }

  @Test func sections() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(
      KeptProperty.lapses(
        in: NSCollectionLayoutSection(group: group),
        [
          KeptProperty(\.supplementaryContentInsetsReference, default: .automatic, other: .none)
        ]) == [])
  }
}
