internal import Checking
internal import LayoutTree

/// What failures and frames call views: the same in every run.
@MainActor enum ViewNames {
  /// Constraints as equations between views with these names.
  static let words = ConstraintWords { ($0 as? ViewNode).map { name($0.host) } }

  /// A view's class without the module, with its given name.
  static func name(_ view: any ViewHost) -> String {
    let type = ObjectName.className(of: type(of: view)).split(separator: ".").last ?? "view"
    return ViewKinds.givenName(of: view).map { "\(type) '\($0)'" } ?? String(type)
  }
}
