package import Foundation
internal import Synchronization

/// The scope of profiles: process, tree, or a closure.
extension LayoutProfile {
  /// The process's profile: that of trees without one, and of everything outside of trees.
  ///
  /// Set where a program starts; to lay out one tree differently set a profile on its root instead.
  public static var standard = LayoutProfile() { didSet { shareFolders() } }

  /// The current profile: that of ``with(_:_:)``, of the tree that is being laid out, else ``standard``.
  public static var current: LayoutProfile { scopes.last ?? standard }
  private static var scopes: [LayoutProfile] = []

  /// Runs a closure with a profile, which applies to views created in it outside of trees with a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile; nil changes nothing.
  ///   - body: The closure.
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

  /// The folders of ``current``, for image lookups on any thread.
  package nonisolated static var currentAssetFolders: [URL] { folders.withLock { $0 } }
  private nonisolated static let folders = Mutex<[URL]>([])
  /// The folder of symbols of ``current``, on any thread.
  package nonisolated static var currentSymbolFolder: URL? { symbols.withLock { $0 } }
  private nonisolated static let symbols = Mutex<URL?>(nil)

  private static func shareFolders() {
    let (stated, symbol) = (current.assetFolders, current.symbolFolder)
    folders.withLock { $0 = stated }
    symbols.withLock { $0 = symbol }
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
  /// The profile of the constraint's tree.
  var profile: LayoutProfile { first?.profile ?? .current }
}
