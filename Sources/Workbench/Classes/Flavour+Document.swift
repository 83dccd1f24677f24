internal import IBDocument
package import Toolsets

extension Toolset.Flavour {
  /// Creates the flavour that contains the classes of a document.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read.
  package init(ofDocument path: String) throws(WorkbenchError) {
    do throws(DocumentError) {
      let document = try Document(data: try Document.data(path: path), path: path)
      self = document.platform == .macOS ? .appKit : .uiKit
    } catch {
      throw .document(error)
    }
  }
}
