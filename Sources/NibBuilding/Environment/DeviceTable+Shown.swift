extension DeviceTable {
  /// TEMP until display names are merged.
  package static func shownName(of id: String) -> String { id }
  /// TEMP until display names are merged.
  package static var shownNames: [String] { identifiers }
}
