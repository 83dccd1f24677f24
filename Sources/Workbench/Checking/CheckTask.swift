internal import Diagnostics
internal import Foundation

/// One document to check, as a value that other processes understand.
struct CheckTask: Codable, Sendable {
  /// The path of the document.
  let path: String
  /// The number of the given folder in which it was found; nil for a document that was given itself.
  let folder: Int?
  /// The folders of named pictures and colours that configurations name.
  let assets: [String]
  /// The rules to apply.
  let rules: Set<Rule>
  /// The layouts in which it is checked.
  let matrix: LayoutMatrix
  /// The mode of repairs.
  let fixing: FixMode
  /// Whether the labels of its objects are requested.
  let needsLabels: Bool
}

/// The outcome of a task.
struct CheckOutcome: Codable, Sendable {
  /// The end of a check.
  enum Kind: Codable, Sendable {
    /// The document was checked.
    case checked
    /// A document of a kind that is not supported; the finding says so.
    case unsupported
    /// It could not be read.
    case failed(WorkbenchError.Report)
  }

  /// The end of the check.
  var kind = Kind.checked
  /// The findings.
  var findings: [Finding] = []
  /// The repairs that were written.
  var fixed: [AppliedFix] = []
  /// The error for which repairs could not be written.
  var failure: WorkbenchError.Report?
  /// The labels that authors gave to objects, by the objects' identifiers.
  var labels: [String: String] = [:]
}
