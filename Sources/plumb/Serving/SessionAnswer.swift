internal import IBDocument
internal import NibBuilding
internal import ReportFormats
internal import Workbench

/// The answer to `session`: the documents, and the values that surroundings can have.
enum SessionAnswer {
  /// Returns the answer as JSON.
  ///
  /// - Parameter documents: The paths of the documents that are served; empty if the requests name them.
  static func text(documents: [String]) -> String {
    func list(_ words: [String]) -> JSONText { .array(words.map { .string($0) }) }
    let values = JSONText.object([
      ("device", list(DeviceTable.identifiers.flatMap(DeviceTable.names))),
      ("orientation", list(Device.Orientation.allCases.map(\.rawValue))),
      ("appearance", list(Surroundings.Appearance.allCases.map(\.rawValue))),
      ("textSize", list(TextSize.allCases.map(\.rawValue))),
      ("direction", list(Surroundings.Direction.allCases.map(\.rawValue))),
      ("language", list(PseudoLanguage.allCases.map(\.rawValue))),
      ("generation", list(ControlLook.allCases.map(\.rawValue))),
    ])
    return JSONText.object([
      ("version", .string(ToolVersion.current)), ("documents", list(documents)),
      ("values", values),
    ]).text(.dense)
  }
}
