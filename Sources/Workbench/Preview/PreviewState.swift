internal import IBDocument
internal import NibBuilding

/// A state of a document in a preview: the surroundings, the language, and the changes that are tried.
///
/// It contains everything that an answer depends on, so that no answer depends on earlier requests.
package struct PreviewState: Codable, Hashable, Sendable {
  /// The path of the document.
  package var document: String
  /// The changes, as for `plumb explain --what-if`, in order; nil for none.
  package var changes: [String]?
  /// The name or identifier of a device.
  package var device: String?
  /// The orientation of the device.
  package var orientation: String?
  /// The appearance: `light` or `dark`.
  package var appearance: String?
  /// The text size, such as `XL`.
  package var textSize: String?
  /// The direction: `ltr` or `rtl`.
  package var direction: String?
  /// The language of a translation, or a pseudo-language.
  package var language: String?
  /// The size of the roots, such as `320x568`.
  package var size: String?
  /// The generation of macOS.
  package var generation: String?
  /// Whether roots are on whole screens or in windows.
  package var screen: Bool?

  /// Creates the state of a document as designed.
  package init(document: String) { self.document = document }

  /// The language; nil for the document's own.
  var layoutLanguage: LayoutLanguage? { language.map { LayoutLanguage($0) } }

  /// The generation of macOS; nil for the document's own.
  var look: ControlLook? { generation.flatMap { ControlLook(rawValue: $0) } }

  /// Returns the surroundings of the state, without those that a platform does not have.
  ///
  /// - Throws: `WorkbenchError.usage` for an unknown value.
  func surroundings(on platform: Document.Platform) throws(WorkbenchError) -> Surroundings {
    var result = Surroundings()
    let words = [
      ("device", device), ("orientation", orientation), ("appearance", appearance),
      ("text-size", textSize), ("direction", direction), ("size", size),
    ]
    // A page asks for a device although one of its documents is for macOS.
    let ignored: Set = platform == .macOS ? ["device", "orientation", "text-size"] : []
    for (name, word) in words where !ignored.contains(name) {
      if let word { try result.set(name, word) }
    }
    guard generation == nil || look != nil else {
      throw .usage("There is no generation '\(generation ?? "")'.")
    }
    if result.direction == nil, layoutLanguage?.isRightToLeft == true {
      result.direction = .rightToLeft
    }
    result.isWholeScreen = screen ?? false
    return result
  }
}

/// A question about a document in a state, or a change of its file.
package struct PreviewQuery: Codable, Hashable, Sendable {
  /// The kind of a question.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The controllers and roots with their places on a map.
    case scenes
    /// The views of a root with their frames.
    case layout
    /// The frames of a root's views, in the order of `layout`.
    case frames
    /// The picture of a root as SVG.
    case picture
    /// The properties and the constraints of a view.
    case inspect
    /// The explanation of a view's position and size.
    case why
    /// The change of a constant that moves an edge of a view.
    case edge
    /// The findings of `plumb check`.
    case findings
    /// The source code that makes the changes.
    case swift
    /// Writes the changes to the file.
    case write
    /// The explanation of a log.
    case log
    /// The source files with previews.
    case previews
  }

  /// The kind.
  package var kind: Kind
  /// The state of the document; without one only for a log.
  package var state: PreviewState?
  /// The id of the root, or the name of its scene; nil for the initial one.
  package var scene: String?
  /// The id of the view.
  package var view: String?
  /// The edge that moves: `left`, `right`, `top` or `bottom`.
  package var edge: String?
  /// The distance that the edge moves, in points.
  package var distance: Double?
  /// The version of the document that changes were made for.
  package var version: String?
  /// The text of a log.
  package var text: String?
  /// Whether the question is a step of a drag, for `frames`: the tree of the last step is laid out again in another size or
  /// with other constants, which a few layouts of macOS depend on.
  package var drag: Bool?

  /// Creates a question.
  package init(_ kind: Kind, of state: PreviewState? = nil, scene: String? = nil) {
    self.kind = kind
    self.state = state
    self.scene = scene
  }
}
