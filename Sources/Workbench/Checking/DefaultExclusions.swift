/// Folders whose documents and catalogues someone else wrote or a tool made.
///
/// They are searched for what the checked documents refer to, and not checked themselves unless they are
/// given by name.
enum DefaultExclusions {
  /// Checked-out dependencies of CocoaPods and Carthage, and products of builds.
  private static let names: Set<String> = ["Pods", "Carthage", "DerivedData"]
  /// The endings of exported localizations, which hold copies of the documents.
  private static let endings = [".xcloc"]

  /// Whether a folder of a name is excluded.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || endings.contains { name.hasSuffix($0) }
  }
}
