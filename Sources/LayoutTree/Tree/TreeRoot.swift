/// The properties of the root of a tree.
///
/// Made when the first of it is set. A view keeps it while it lies in another one, where it counts for nothing. The
/// view's properties of the same names say what each is.
@MainActor final class TreeRoot {
  var profile: LayoutProfile?
  var sizing: RootSizing?
  /// Nil for the main screen's.
  var pixelScale: Double?
  var conflictHandler: ((ConflictDescription) -> Void)?
  var reportedConflicts: Set<String> = []
  var requestHandler: (() -> Void)?
}

extension ViewNode {
  /// The root's part, made when first needed.
  private var ownTree: TreeRoot {
    if let tree { return tree }
    let made = TreeRoot()
    tree = made
    return made
  }

  /// The profile of the tree whose root this is; nil for the process's.
  ///
  /// Setting it invalidates the layout of the tree.
  package var treeProfile: LayoutProfile? {
    get { tree?.profile }
    set {
      ownTree.profile = newValue
      root.dropContexts()
      for node in preorder() { node.margins.inheritedInsetsChanged() }
      setNeedsLayout()
    }
  }

  /// The sizing by which constraints may change a root's size; nil where they may not, and ignored elsewhere.
  package var rootSizing: RootSizing? {
    get { tree?.sizing }
    set {
      guard newValue != rootSizing else { return }
      ownTree.sizing = newValue
      setNeedsGeneration()
    }
  }

  /// Scale of the pixel grid at a root, in pixels a point; ignored elsewhere.
  ///
  /// The main screen's unless set, as for views that are in no window.
  package var pixelScale: Double {
    get { tree?.pixelScale ?? ScreenScale.main }
    set { ownTree.pixelScale = newValue }
  }

  /// Called with each report when a constraint of this tree is given up.
  package var conflictHandler: ((ConflictDescription) -> Void)? {
    get { tree?.conflictHandler }
    set { ownTree.conflictHandler = newValue }
  }

  /// Called when something in the tree of a root begins to wait for a pass: windows lay out on their own.
  package var requestHandler: (() -> Void)? {
    get { tree?.requestHandler }
    set { ownTree.requestHandler = newValue }
  }

  /// The keys of the reported contradictions that are in force since the last solve of this tree.
  package internal(set) var reportedConflicts: Set<String> {
    get { tree?.reportedConflicts ?? [] }
    set { ownTree.reportedConflicts = newValue }
  }
}
