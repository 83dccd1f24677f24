import Foundation
import FoundationShims
import LayoutGeometry
import QuartzCore
import Testing
import UIKit

/// Members that packages of a third draw use.
///
/// Sources: Apple's documentation of each class.
@MainActor @Suite struct DrawnPackageTests {
  @Test func statusBars() {
    let application = UIApplication.shared
    let before = (application.statusBarStyle, application.isStatusBarHidden)
    defer { (application.statusBarStyle, application.isStatusBarHidden) = before }
    application.setStatusBarStyle(.lightContent, animated: true)
    application.setStatusBarHidden(true, with: .fade)
    #expect(application.statusBarStyle == .lightContent && application.isStatusBarHidden)
  }

  @Test func collations() {
    let collation = UILocalizedIndexedCollation.current()
    let texts = ["pear", "Äpfel", "banana", "1"]
    let selector = Selector("self")
    #expect(
      texts.map { collation.section(for: $0, collationStringSelector: selector) } == [15, 0, 1, 26])
    let sorted = collation.sortedArray(from: texts, collationStringSelector: selector) as? [String]
    #expect(sorted == ["1", "Äpfel", "banana", "pear"])
    // An object without the message has an empty text.
    #expect(collation.section(for: NSObject(), collationStringSelector: selector) == 26)
  }

  @Test func tables() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
    }
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), Source()
    )
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.moveSection(0, toSection: 2)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
    table.reloadSectionIndexTitles()
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
    table.estimatedSectionHeaderHeight = 7
    table.estimatedSectionFooterHeight = 8
    #expect(source.tableView(table, estimatedHeightForHeaderInSection: 0) == 7)
    #expect(source.tableView(table, estimatedHeightForFooterInSection: 0) == 8)
  }

  @Test func findingText() {
    let view = UITextView()
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = view.findInteraction
    #expect(interaction != nil && interaction === view.findInteraction)
    guard let interaction else { return }
    expectStored(interaction, \.searchText, from: nil, to: "a")
    expectStored(interaction, \.replacementText, from: nil, to: "b")
    interaction.presentFindNavigator(showingReplace: true)
    interaction.findNext()
    interaction.findPrevious()
    #expect(!interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test func others() {
    let bar = UISearchBar()
    #expect(bar.isEnabled)
    bar.isEnabled = false
    #expect(!bar.isEnabled && !bar.searchTextField.isEnabled)
    let above = UIView()
    bar.inputAccessoryView = above
    #expect(bar.inputAccessoryView === above && bar.searchTextField.inputAccessoryView === above)
    final class Aligned: UIImageView {
      override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Aligned(image: .checkmark, highlightedImage: .add).highlightedImage != nil)
    #expect(UIPageViewController.SpineLocation.mid.rawValue == 2)
    let spring = CASpringAnimation(keyPath: "position")
    expectStored(spring, \.allowsOverdamping, from: false, to: true)
    #expect(CGRectZero == .zero && CGPointZero == .zero && CGSizeZero == .zero)
    #expect(CGRectNull.isNull && CGRectInfinite.isInfinite)
    #expect(Bundle.module === Bundle.main)
  }
}
