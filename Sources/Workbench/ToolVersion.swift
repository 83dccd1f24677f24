/// The version of the tool and its formats.
package enum ToolVersion {
  /// The first version in CHANGELOG.md.
  package static let current = "0.2.0"
}
