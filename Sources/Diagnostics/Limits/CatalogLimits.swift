/// The limits for reading asset catalogues and their JSON; larger inputs are rejected.
package enum CatalogLimits {
  /// The maximum size of a JSON text, in bytes; prevents excessive memory use.
  package static let jsonBytes = 16 << 20

  /// The maximum nesting of arrays and objects; prevents stack overflows.
  package static let jsonDepth = 128

  /// The maximum size of a file in a catalogue, in bytes; prevents excessive memory use by pictures and data.
  package static let fileBytes = 64 << 20

  /// The maximum depth of folders; prevents endless trees.
  package static let folderDepth = 16

  /// The maximum number of files and folders in a catalogue; prevents excessive time and memory use.
  package static let entries = 200_000
}
