package import Foundation
package import IBDocument

/// The document of a storyboard, with the location of the storyboards that it refers to.
package struct StoryboardSource {
  /// The document.
  package let document: Document
  /// The file name without its extension.
  package let name: String
  /// The bundle; nil for the main bundle or a file.
  package let bundle: Bundle?
  /// The file that was read; nil for a document of a bundle.
  private let file: URL?
  /// The size classes for reading.
  private let classes: SizeClasses?

  /// Creates the source by reading a storyboard of a bundle; nil for the main bundle.
  ///
  /// - Parameter classes: The size classes for reading; nil if the front has none.
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

  /// Returns the storyboard that a reference in this one names: in the same bundle, or next to the file.
  ///
  /// - Throws: A message in Apple's wording if it is missing.
  func storyboard(named other: String) throws(NibFile.Failure) -> StoryboardSource {
    guard let file else {
      return try StoryboardSource(named: other, in: bundle, classes: classes)
    }
    let name = (other as NSString).lastPathComponent
    return try StoryboardSource(
      contentsOf: file.deletingLastPathComponent().appendingPathComponent(name)
        .appendingPathExtension("storyboard"), classes: classes)
  }

  /// Returns the id of the controller with a storyboard identifier, or of the initial one for nil; nil for an unknown
  /// identifier.
  package func controller(identifier: String?) -> String? {
    guard let identifier else { return document.initialViewController }
    return document.controllers.first { $0.storyboardIdentifier == identifier }?.id
  }
}
