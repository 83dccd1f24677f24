import Foundation

extension Forms {
  /// The table of the rewriter, relative to `Sources`.
  static let requirementsPath =
    "../Rewriter/Sources/SourceRewriting/Names/SystemRequirements.swift"

  /// The methods of all protocols of delegates and data sources, with their labels.
  ///
  /// Programs for Apple's systems call them as optional; the rewriter has to know which calls are meant.
  ///
  /// - Throws: ``FormsError`` if a protocol cannot be read; Foundation's errors if a file cannot.
  static func requirements(sources: URL) throws -> String {
    var names: Set<String> = []
    for module in ["UIKit", "AppKit", "QuartzCore", "ViewDrawing"] {
      let folder = sources.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let url as URL in files ?? .init() where url.pathExtension == "swift" {
        let text = try String(contentsOf: url, encoding: .utf8)
        for match in text.matches(
          of: #/public protocol ((?:UI|NS|CA)\w*(?:Delegate|DataSource)\w*)/#)
        {
          // A protocol without methods of its own stands on one line.
          guard !text[match.range.upperBound...].prefix(while: { $0 != "\n" }).hasSuffix("{}")
          else { continue }
          let source = try ProtocolSource(String(match.1), in: text)
          names.formUnion(source.requirements.map(\.fullName))
        }
      }
    }
    let lines = names.sorted().map { "    \"\($0)\"," }.joined(separator: "\n")
    return """
      // Written from the protocols by `make forms`; not to be edited.

      /// Methods of delegates and data sources of UIKit and AppKit.
      ///
      /// A class may leave most of them out on Apple's systems, so that programs call them as optional; here each has a
      /// default.
      enum SystemRequirements {
        /// Their names with their labels.
        static let names: Set<String> = [
      \(lines)
        ]
      }

      """
  }
}

extension Requirement {
  /// The name with its labels, such as `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { ($0.words.first ?? "_") + ":" }.joined()))" }
}
