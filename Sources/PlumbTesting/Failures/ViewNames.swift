internal import Checking
internal import LayoutTree

/// The names of views in failures and frame lists, which are the same in every run.
@MainActor struct ViewNames {
  /// The names of a program's views: the class without its module, and the name that the program assigned.
  static let ofProgram = ViewNames { view in
    let type = ObjectName.className(of: type(of: view)).split(separator: ".").last ?? "view"
    return ViewKinds.givenName(of: view).map { "\(type) '\($0)'" } ?? String(type)
  }

  /// The names of a document's views, as in findings, such as `label 'Title'`.
  static let ofDocument = ViewNames { view in
    view.node.reportName ?? ViewNames.ofProgram.name(view)
  }

  /// Returns the name of a view.
  let name: @MainActor (any ViewHost) -> String
  /// Describes constraints as equations between views with these names.
  let words: ConstraintWords

  private init(_ name: @escaping @MainActor (any ViewHost) -> String) {
    self.name = name
    words = ConstraintWords { ($0 as? ViewNode).map { name($0.host) } }
  }
}
