package import Foundation
package import IBDocument

/// A storyboard's document, and where the storyboards are that it refers to.
package struct StoryboardSource {
  /// The document.
  package let document: Document
  /// The file's name without its ending.
  package let name: String
  /// The bundle; nil for the main bundle or a file.
  package let bundle: Bundle?
  /// The file that was read; nil for a document of a bundle.
  private let file: URL?
  /// The size classes that it was read for.
  private let classes: SizeClasses?

  /// Creates the source by reading a storyboard of a bundle, the main one for nil.
  ///
  /// - Parameter classes: The size classes it is read for; nil where the front has none.
  package init(
    named name: String, in bundle: Bundle?, classes: SizeClasses? = nil
  ) throws(NibFile.Failure) {
    document = try NibFile.document(named: name, kind: .storyboard, in: bundle, classes: classes)
    (self.name, self.bundle, file, self.classes) = (name, bundle, nil, classes)
  }

  /// Creates the source by reading a storyboard from a file.
  package init(contentsOf url: URL, classes: SizeClasses? = nil) throws(NibFile.Failure) {
    document = try NibFile.document(atPath: url.path, classes: classes)
    name = url.deletingPathExtension().lastPathComponent
    (bundle, file, self.classes) = (nil, url, classes)
  }

  /// The storyboard that a reference in this one names: of the same bundle, or beside the file.
  ///
  /// - Throws: A message in Apple's wording when it is missing.
  func storyboard(named other: String) throws(NibFile.Failure) -> StoryboardSource {
    guard let file else {
      return try StoryboardSource(named: other, in: bundle, classes: classes)
    }
    let name = (other as NSString).lastPathComponent
    return try StoryboardSource(
      contentsOf: file.deletingLastPathComponent().appendingPathComponent(name)
        .appendingPathExtension("storyboard"), classes: classes)
  }

  /// The id of the controller with a storyboard identifier, of the first one for nil; nil for an unknown one.
  package func controller(identifier: String?) -> String? {
    guard let identifier else { return document.initialViewController }
    return document.controllers.first { $0.storyboardIdentifier == identifier }?.id
  }
}
