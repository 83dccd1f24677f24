package import Foundation
internal import Synchronization

/// The profile in force.
extension LayoutProfile {
  /// The process's profile: that of trees without their own, and of what belongs to no tree.
  ///
  /// Set where a program starts; to lay out one tree differently give its root a profile instead.
  public static var standard = LayoutProfile() { didSet { shareFolders() } }

  /// The profile of what is at work: that of ``with(_:_:)``, of the tree that is being laid out, else ``standard``.
  public static var current: LayoutProfile { scopes.last ?? standard }
  private static var scopes: [LayoutProfile] = []

  /// Runs a piece of work with a profile: views that are made in it and lie in no tree with a profile of its
  /// own follow it.
  ///
  /// - Parameters:
  ///   - profile: The profile; nil changes nothing.
  ///   - body: The work.
  public static func with<Value, Failure>(
    _ profile: LayoutProfile?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let profile else { return try body() }
    scopes.append(profile)
    shareFolders()
    defer {
      scopes.removeLast()
      shareFolders()
    }
    return try body()
  }

  /// The folders of ``current``, for those who look pictures up on any thread.
  package nonisolated static var currentAssetFolders: [URL] { folders.withLock { $0 } }
  private nonisolated static let folders = Mutex<[URL]>([])

  private static func shareFolders() {
    let stated = current.assetFolders
    folders.withLock { $0 = stated }
  }
}

extension LayoutNode {
  /// The profile of the node's tree.
  ///
  /// - Complexity: O(depth).
  package var profile: LayoutProfile { nearestView?.root.treeProfile ?? .current }
}

extension ConstraintSide {
  /// The profile of the item's tree.
  var profile: LayoutProfile { node?.profile ?? .current }
}

extension NSLayoutConstraint {
  /// The profile of the tree that the constraint is about.
  var profile: LayoutProfile { first?.profile ?? .current }
}
