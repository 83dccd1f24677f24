internal import Checking
internal import LayoutTree

/// The names of views in failures and frames: the same in every run.
@MainActor struct ViewNames {
  /// Views of a program: the class without the module, with the name that the program gave.
  static let ofProgram = ViewNames { view in
    let type = ObjectName.className(of: type(of: view)).split(separator: ".").last ?? "view"
    return ViewKinds.givenName(of: view).map { "\(type) '\($0)'" } ?? String(type)
  }

  /// Views of a document: as findings call them, such as `label 'Title'`.
  static let ofDocument = ViewNames { view in
    view.node.reportName ?? ViewNames.ofProgram.name(view)
  }

  /// The name of a view.
  let name: @MainActor (any ViewHost) -> String
  /// Constraints as equations between views with these names.
  let words: ConstraintWords

  private init(_ name: @escaping @MainActor (any ViewHost) -> String) {
    self.name = name
    words = ConstraintWords { ($0 as? ViewNode).map { name($0.host) } }
  }
}
