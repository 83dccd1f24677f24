internal import Foundation
internal import IBDocument
package import NibBuilding

/// The comparison of documents in `plumb diff`.
@MainActor package enum DocumentComparison {
  /// Returns the change between two states of a document; nil if one of them does not exist, or if they are equal.
  ///
  /// - Throws: `WorkbenchError` if one of them cannot be read or laid out.
  package static func change(
    _ pair: ComparedPair, layouts: ComparedLayouts, options: NibOptions = NibOptions()
  ) throws(WorkbenchError) -> LayoutChange? {
    guard let oldData = pair.old, let newData = pair.new, oldData != newData else { return nil }
    let old: Document
    let new: Document
    do throws(DocumentError) {
      old = try Document(data: oldData, path: pair.path)
      new = try Document(data: newData, path: pair.path)
    } catch {
      throw .document(error)
    }
    return try LayoutComparison.change(
      from: old.element, to: new.element, path: pair.path, options: options,
      layouts: layouts.layouts(of: new))
  }
}
