/// The limits of the readers of asset catalogues and their JSON; input beyond is refused.
package enum CatalogLimits {
  /// Bytes of a JSON text: stops texts that take all memory.
  package static let jsonBytes = 16 << 20

  /// Arrays and objects in each other: stops recursion that overflows the stack.
  package static let jsonDepth = 128

  /// Bytes of any file of a catalogue: stops pictures and data that take all memory.
  package static let fileBytes = 64 << 20

  /// The depth of folders: stops trees without end.
  package static let folderDepth = 16

  /// Files and folders of a catalogue: stops catalogues that take all time and memory.
  package static let entries = 200_000
}
