internal import Drawing
internal import IBDocument
internal import NibBuilding

/// The parts of the screen around the roots of a document, which pictures of the roots leave out.
@MainActor package struct PictureSurroundings {
  private let rules: EnvironmentRules
  /// The titled windows by the ids of their content views, and whether they have a toolbar.
  private var windows: [String: Bool] = [:]

  /// Creates the surroundings of all roots of a document.
  ///
  /// - Complexity: O(elements).
  init(_ document: Document) {
    rules = EnvironmentRules(document)
    guard document.platform == .macOS else { return }
    var waiting = [document.element]
    while let element = waiting.popLast() {
      waiting += element.children
      guard element.name == "window" || element.name == "panel",
        element.child("windowStyleMask", key: "styleMask")?.bool("titled") == true
      else { continue }
      let hasToolbar = element.children.contains { $0.name == "toolbar" }
      for content in element.children where content["key"] == "contentView" {
        if let id = content["id"] { windows[id] = hasToolbar }
      }
    }
  }

  /// Adds the surroundings of a root to the omissions of its picture.
  func add(around root: BuiltRoot, to omissions: inout PictureOmissions) {
    guard rules.document.platform == .iOS else {
      guard let hasToolbar = windows[root.element.id] else { return }
      omissions.add(surrounding: "title bar")
      if hasToolbar { omissions.add(surrounding: "toolbar") }
      return
    }
    for bar in rules.bars(around: root.element, controller: root.controller) {
      omissions.add(surrounding: bar.rawValue)
    }
  }
}
