/// The properties that only the root of a tree has.
///
/// Created when the first one is set. A view keeps it while it is a subview, where it has no effect. The view's
/// properties of the same names document each one.
@MainActor final class TreeRoot {
  var profile: LayoutProfile?
  var sizing: RootSizing?
  /// The scale; nil for the main screen's.
  var pixelScale: Double?
  var conflictHandler: ((ConflictDescription) -> Void)?
  var reportedConflicts: Set<String> = []
  var requestHandler: (() -> Void)?
}

extension ViewNode {
  /// The root's properties, created on first use.
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

  /// The sizing of a root whose size constraints may change; nil for a fixed size; ignored for other views.
  package var rootSizing: RootSizing? {
    get { tree?.sizing }
    set {
      guard newValue != rootSizing else { return }
      ownTree.sizing = newValue
      setNeedsGeneration()
    }
  }

  /// The scale of the pixel grid at a root, in pixels per point; ignored elsewhere.
  ///
  /// The main screen's unless set, as for views outside of a window.
  package var pixelScale: Double {
    get { tree?.pixelScale ?? ScreenScale.main }
    set { ownTree.pixelScale = newValue }
  }

  /// Called with a report for each constraint of this tree that is broken.
  package var conflictHandler: ((ConflictDescription) -> Void)? {
    get { tree?.conflictHandler }
    set { ownTree.conflictHandler = newValue }
  }

  /// Called when a pass becomes pending in the tree of a root: windows lay out by themselves.
  package var requestHandler: (() -> Void)? {
    get { tree?.requestHandler }
    set { ownTree.requestHandler = newValue }
  }

  /// The keys of the reported contradictions that persist since the last solve of this tree.
  package internal(set) var reportedConflicts: Set<String> {
    get { tree?.reportedConflicts ?? [] }
    set { ownTree.reportedConflicts = newValue }
  }
}
