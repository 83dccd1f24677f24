package import Foundation
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

  /// Creates the flavour that the Swift sources in a folder need: AppKit where one imports it and none imports UIKit.
  ///
  /// - Complexity: O(the length of the sources).
  package init(ofSources folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var isMac = false
    for case let name as String in names
    where name.hasSuffix(".swift") && !name.hasPrefix(".") && !name.contains("/.") {
      let file = folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if text.contains("import UIKit") {
        self = .uiKit
        return
      }
      isMac = isMac || text.contains("import AppKit") || text.contains("import Cocoa")
    }
    self = isMac ? .appKit : .uiKit
  }
}
