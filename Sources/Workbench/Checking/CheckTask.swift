internal import Diagnostics
internal import Foundation

/// A document to check, in a form for other processes.
struct CheckTask: Codable, Sendable {
  /// The path of the document.
  let path: String
  /// The number of the specified folder that contains it; nil for a document specified directly.
  let folder: Int?
  /// The folders of named pictures and colours from configurations.
  let assets: [String]
  /// The rules to apply.
  let rules: Set<Rule>
  /// The layouts to check.
  let matrix: LayoutMatrix
  /// The mode of repairs.
  let fixing: FixMode
  /// Whether the labels of its objects are requested.
  let needsLabels: Bool
}

/// The outcome of a task.
struct CheckOutcome: Codable, Sendable {
  /// The result of a check.
  enum Kind: Codable, Sendable {
    /// The document was checked.
    case checked
    /// The document's kind is not supported, as the finding describes.
    case unsupported
    /// The document could not be read.
    case failed(WorkbenchError.Report)
  }

  /// The result of the check.
  var kind = Kind.checked
  /// The findings.
  var findings: [Finding] = []
  /// The repairs that were written or are proposed.
  var fixed: [AppliedFix] = []
  /// The lines that proposed repairs change, a text for each place.
  var changes: [String] = []
  /// The error that prevented writing repairs.
  var failure: WorkbenchError.Report?
  /// The labels that authors assigned to objects, by identifier.
  var labels: [String: String] = [:]
}
