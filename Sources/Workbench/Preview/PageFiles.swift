/// The files of the preview's page, as they are in the program.
package enum PageFiles {
  /// A file of the page.
  package struct File: Sendable {
    /// The name, which is its path below the page.
    package let name: String
    /// The media type.
    package let type: String
    /// The contents.
    package let bytes: [UInt8]
  }

  /// The page itself, without its style and its scripts.
  package static let index = File(
    name: "index.html", type: "text/html; charset=utf-8", bytes: PackageResources.index_html)
  /// The style of the page.
  package static let style = File(
    name: "page.css", type: "text/css; charset=utf-8", bytes: PackageResources.page_css)
  /// The scripts of the page, in the order in which they run.
  package static let scripts = [
    ("connection.js", PackageResources.connection_js), ("state.js", PackageResources.state_js),
    ("elements.js", PackageResources.elements_js), ("stage.js", PackageResources.stage_js),
    ("map.js", PackageResources.map_js), ("tree.js", PackageResources.tree_js),
    ("inspector.js", PackageResources.inspector_js), ("log.js", PackageResources.log_js),
    ("report.js", PackageResources.report_js), ("page.js", PackageResources.page_js),
  ].map { File(name: $0, type: "text/javascript; charset=utf-8", bytes: $1) }

  /// All files.
  package static let all = [index, style] + scripts
}
