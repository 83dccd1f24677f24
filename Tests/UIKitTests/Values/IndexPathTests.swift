import Foundation
import Testing
import UIKit

/// Index paths as values and as objects.
struct IndexPathTests {
  @Test(arguments: [(0, 0), (3, 1), (12, 7)])
  func rowsAndItemsAreTheSecondIndex(row: Int, section: Int) {
    let objects = [
      NSIndexPath(forRow: row, inSection: section), NSIndexPath(forItem: row, inSection: section),
      IndexPath(row: row, section: section) as NSIndexPath,
    ]
    for path in objects {
      #expect((path.row, path.item, path.section) == (row, row, section))
      #expect(path as IndexPath == IndexPath(item: row, section: section))
    }
  }
}
