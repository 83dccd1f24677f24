package import Diagnostics
package import Foundation
internal import IBDocument
package import LayoutTree
internal import NibBuilding

/// Why a view of a document is where it is, as `plumb explain --view` prints it.
@MainActor package struct ViewExplanation {
  /// The view's name in reports, such as `label 'Title'`.
  package let name: String
  /// Its id in the document.
  package let id: String
  /// Where the document states it.
  package let location: Location
  /// The frame in the superview's coordinates as the document would write it, in points.
  package let frame: CGRect
  /// The alignment rectangle, the same way.
  package let alignmentRect: CGRect
  /// The explanations of the attributes that were asked for.
  package let attributes: [LayoutExplanation]
  /// The root that the view lies in.
  let root: BuiltRoot
  private let words: RootWords

  /// Explains a view of a laid-out root.
  init(
    _ view: any ViewHost, _ element: ViewElement, in root: BuiltRoot, words: RootWords,
    attributes: [NSLayoutConstraint.Attribute]
  ) {
    self.root = root
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

  /// Where the document states a constraint; nil for one that it does not state.
  package func location(of statement: LayoutExplanation.Statement) -> Location? {
    words.location(of: statement.constraint)
  }
}

extension ViewExplanation {
  /// What is explained where no attribute is named: place and size.
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

  private static func isNamed(_ element: ViewElement, _ id: String, _ name: String) -> Bool {
    id == name || element.element["userLabel"] == name || element.attribute("text") == name
      || ElementNames.givenName(of: element) == name || element.customClass == name
  }
}
