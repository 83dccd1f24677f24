package import Diagnostics
package import Foundation
internal import IBDocument
package import LayoutTree
internal import NibBuilding
package import ViewDrawing

/// The explanation of a view's position and size, as `plumb explain --view` prints it.
@MainActor package struct ViewExplanation {
  /// The view's name in reports, such as `label 'Title'`.
  package let name: String
  /// Its id in the document.
  package let id: String
  /// The location of the view in the document.
  package let location: Location
  /// The frame in the superview's coordinates as the document would write it, in points.
  package let frame: CGRect
  /// The alignment rectangle, in the same space.
  package let alignmentRect: CGRect
  /// The explanations of the requested attributes.
  package let attributes: [LayoutExplanation]
  private let root: BuiltRoot
  private let node: ViewNode
  private let words: RootWords

  /// Creates the explanation of a view of a laid-out root.
  init(
    _ view: any ViewHost, _ element: ViewElement, in root: BuiltRoot, words: RootWords,
    attributes: [NSLayoutConstraint.Attribute]
  ) {
    self.root = root
    node = view.node
    self.words = words
    name = ElementNames.name(of: element)
    id = element.id
    location = Location(words.path, at: element.position, subject: element.id)
    frame = view.node.nativeFrame
    alignmentRect = view.node.nativeAlignmentRect
    self.attributes = attributes.compactMap {
      view.node.explanation(of: $0, words: words.constraintWords)
    }
  }

  /// Returns the location of a constraint in the document; nil for one that it does not state.
  package func location(of statement: LayoutExplanation.Statement) -> Location? {
    words.location(of: statement.constraint)
  }
}

extension ViewExplanation {
  /// The picture of the view's root, with the view and the constraints of its equations drawn over it.
  ///
  /// Masks, natural sizes, guides and what stacks state are not drawn.
  ///
  /// - Throws: `WorkbenchError` when the root cannot be drawn.
  package func picture(
    in laidOut: LaidOutDocument, format: PictureFormat
  ) throws(WorkbenchError) -> Data {
    let constraints = attributes.flatMap(\.equations).compactMap(\.statement.constraint)
    return try DocumentPicture(
      of: root, in: laidOut,
      options: PictureOptions(overlays: [.alignmentRects, .constraints], format: format),
      subject: OverlaySubject(views: [node], constraints: constraints)
    ).data
  }

  /// The attributes that are explained where none is named: position and size.
  package static let placeAndSize: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  /// Explains the views of a document that a name selects.
  ///
  /// - Parameters:
  ///   - name: An id; or the name that people gave in Interface Builder, a text, or a custom class; nil for all views.
  ///   - attributes: What of each is explained.
  /// - Returns: The views in document order; empty where none has the name.
  package static func explanations(
    ofViewsNamed name: String?, in laidOut: LaidOutDocument,
    attributes: [NSLayoutConstraint.Attribute] = placeAndSize
  ) -> [ViewExplanation] {
    laidOut.roots.flatMap { root -> [ViewExplanation] in
      let selected = root.views.filter { entry in
        name.map { isNamed(entry.element, entry.id, $0) } ?? true
      }
      guard !selected.isEmpty else { return [] }
      let words = RootWords(root, in: laidOut.document)
      return selected.map {
        ViewExplanation($0.view, $0.element, in: root, words: words, attributes: attributes)
      }
    }
  }

  /// Returns the name in a document that an unknown one is probably a misspelling of; nil where none is near.
  package static func suggestion(for name: String, in laidOut: LaidOutDocument) -> String? {
    let names = laidOut.roots.flatMap(\.views).flatMap { entry in
      [
        entry.id, entry.element.element["userLabel"], entry.element.attribute("text"),
        ElementNames.givenName(of: entry.element), entry.element.customClass,
      ].compactMap { $0 }
    }
    return Spelling.nearest(to: name, in: Set(names))
  }

  private static func isNamed(_ element: ViewElement, _ id: String, _ name: String) -> Bool {
    id == name || element.element["userLabel"] == name || element.attribute("text") == name
      || ElementNames.givenName(of: element) == name || element.customClass == name
  }
}
