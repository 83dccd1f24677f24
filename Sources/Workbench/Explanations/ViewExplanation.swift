package import Diagnostics
package import Foundation
internal import IBDocument
package import LayoutTree
internal import NibBuilding
package import ViewDrawing

/// The explanation of a view's position and size, as in `plumb explain --view`.
@MainActor package struct ViewExplanation {
  /// The view's name in reports, such as `label 'Title'`.
  package let name: String
  /// The view's id in the document.
  package let id: String
  /// The location of the view in the document.
  package let location: Location
  /// The frame in the superview's coordinates, in points, as stored in documents.
  package let frame: CGRect
  /// The alignment rectangle, in the same coordinates.
  package let alignmentRect: CGRect
  /// The explanations of the requested attributes.
  package let attributes: [LayoutExplanation]
  private let root: BuiltRoot
  private let node: ViewNode
  private let words: RootWords

  /// Creates the explanation of a view in a laid-out root.
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

  /// Returns the location of a constraint in the document; nil if the document does not contain it.
  package func location(of statement: LayoutExplanation.Statement) -> Location? {
    words.location(of: statement.constraint)
  }
}

extension ViewExplanation {
  /// Returns a picture of the view's root, with overlays of the view and the constraints in its equations.
  ///
  /// Masks, natural sizes, guides and constraints of stacks are not drawn.
  ///
  /// - Throws: `WorkbenchError` if the root cannot be drawn.
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

  /// The attributes that are explained by default: position and size.
  package static let placeAndSize: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  /// Explains the views in a document with a name.
  ///
  /// - Parameters:
  ///   - name: An id, a user label from Interface Builder, a text, or a custom class; nil for all views.
  ///   - attributes: The attributes to explain.
  /// - Returns: The views in document order; empty if none has the name.
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

  /// Returns the name in a document that was probably meant by an unknown one; nil if there is no similar name.
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
