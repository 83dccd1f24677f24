/// The folders whose documents and catalogues belong to third parties or are generated.
///
/// They are searched for resources that the checked documents refer to, but are not checked unless they are specified.
enum DefaultExclusions {
  /// Dependencies of CocoaPods and Carthage, and build products.
  private static let names: Set<String> = ["Pods", "Carthage", "DerivedData"]
  /// The extensions of exported localizations, which contain copies of the documents.
  private static let endings = [".xcloc"]

  /// Whether a folder with a name is excluded.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || endings.contains { name.hasSuffix($0) }
  }
}
