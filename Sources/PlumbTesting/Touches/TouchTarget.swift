public import Foundation
public import UIKit

/// A target that a ``User`` touches: a view, a text that a view shows, a row, an item or a point.
@MainActor public protocol TouchTarget {
  /// The view or the part of one that is meant, looked for in the user's window.
  func place(in user: User) throws -> TouchPlace
}

/// A view, or a part of one, that a ``User`` touches.
@MainActor public struct TouchPlace {
  let view: UIView
  /// The part in the view's bounds; nil for all of it.
  let part: CGRect?
  /// The name in failures.
  let name: String
  /// Whether the part can be used.
  let isEnabled: Bool
  /// Whether touches on controls inside the view are not meant.
  let isRow: Bool

  init(
    _ view: UIView, part: CGRect? = nil, name: String? = nil, isEnabled: Bool = true,
    isRow: Bool = false
  ) {
    (self.view, self.part, self.isEnabled, self.isRow) = (view, part, isEnabled, isRow)
    self.name = name ?? TouchNames.name(of: view)
  }
  /// The frame in the window's bounds.
  var frame: CGRect { view.convert(part ?? view.bounds, to: nil) }
}

extension UIView: TouchTarget {
  /// The view itself.
  public func place(in user: User) throws -> TouchPlace { TouchPlace(self) }
}

extension String: TouchTarget {
  /// The view, or the part of one, that shows the text: as its text, title, placeholder or accessibility label.
  public func place(in user: User) throws -> TouchPlace {
    try TextSearch(user.window).place(showing: self)
  }
}

/// A row of a table, by its index path; it is scrolled to first.
public struct RowTarget: TouchTarget {
  let path: IndexPath
  let table: UITableView
  /// The row's cell.
  public func place(in user: User) throws -> TouchPlace {
    let name = "row \(path.row) of section \(path.section) of \(TouchNames.name(of: table))"
    guard (0..<table.numberOfSections).contains(path.section),
      (0..<table.numberOfRows(inSection: path.section)).contains(path.row)
    else { throw TouchProblem("there is no \(name)") }
    try user.reveal(name, in: table) { table.rectForRow(at: path) }
    guard let cell = table.cellForRow(at: path) else { throw TouchProblem("\(name) has no cell") }
    return TouchPlace(cell, name: name, isRow: true)
  }
}

/// An item of a collection, by its index path; it is scrolled to first.
public struct ItemTarget: TouchTarget {
  let path: IndexPath
  let collection: UICollectionView
  /// The item's cell.
  public func place(in user: User) throws -> TouchPlace {
    let name = "item \(path.item) of section \(path.section) of \(TouchNames.name(of: collection))"
    guard (0..<collection.numberOfSections).contains(path.section),
      (0..<collection.numberOfItems(inSection: path.section)).contains(path.item)
    else { throw TouchProblem("there is no \(name)") }
    try user.reveal(name, in: collection) {
      collection.layoutAttributesForItem(at: path)?.frame ?? .zero
    }
    guard let cell = collection.cellForItem(at: path) else {
      throw TouchProblem("\(name) has no cell")
    }
    return TouchPlace(cell, name: name, isRow: true)
  }
}

/// A point in the window's bounds, whatever is there.
public struct PointTarget: TouchTarget {
  let point: CGPoint
  /// The window, at the point.
  public func place(in user: User) throws -> TouchPlace {
    TouchPlace(
      user.window, part: CGRect(origin: point, size: .zero),
      name: "the point (\(point.x), \(point.y))")
  }
}

extension TouchTarget where Self == RowTarget {
  /// A row of a table.
  public static func row(_ path: IndexPath, in table: UITableView) -> RowTarget {
    RowTarget(path: path, table: table)
  }
}
extension TouchTarget where Self == ItemTarget {
  /// An item of a collection.
  public static func item(_ path: IndexPath, in collection: UICollectionView) -> ItemTarget {
    ItemTarget(path: path, collection: collection)
  }
}
extension TouchTarget where Self == PointTarget {
  /// A point in the window's bounds.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> PointTarget {
    PointTarget(point: CGPoint(x: x, y: y))
  }
}
