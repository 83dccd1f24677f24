internal import Foundation
internal import FoundationShims

/// The classes, nibs and waiting views of a collection view, by identifier.
@MainActor struct CollectionPool {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: NSNib] = [:]
  private var waiting: [String: [AnyObject]] = [:]

  /// Registers a class; nil unregisters it.
  mutating func register(_ type: AnyClass?, _ name: String) { classes[name] = type }
  /// Registers a nib; nil unregisters it.
  mutating func register(_ nib: NSNib?, _ name: String) { nibs[name] = nib }
  /// Takes an object that waits for reuse.
  mutating func take(_ name: String) -> AnyObject? { waiting[name]?.popLast() }
  /// Lets an object wait for reuse.
  mutating func put(_ object: AnyObject, _ name: String) {
    waiting[name, default: []].append(object)
  }

  /// Creates an item of the class or the nib of an identifier; nil without one.
  func makeItem(_ name: String) -> NSCollectionViewItem? {
    if let nib = nibs[name] { return Self.object(of: nib) }
    guard let type = classes[name] as? NSCollectionViewItem.Type else { return nil }
    return created((type as NSViewController.Type).init(nibName: nil, bundle: nil))
  }
  /// Creates a view of the class or the nib of an identifier; nil without one.
  func makeView(_ name: String) -> NSView? {
    if let nib = nibs[name] { return Self.object(of: nib) }
    guard let type = classes[name] as? NSView.Type else { return nil }
    return type.init(frame: .zero)
  }
  private static func object<Object>(of nib: NSNib) -> Object? {
    var objects: NSArray?
    nib.instantiate(withOwner: nil, topLevelObjects: &objects)
    return objects?.lazy.compactMap { $0 as? Object }.first { _ in true }
  }
}
