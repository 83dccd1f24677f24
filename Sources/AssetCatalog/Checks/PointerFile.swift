/// The files that replace Git LFS contents that were not fetched.
package enum PointerFile {
  /// The beginning of such a file.
  ///
  /// - SeeAlso: git-lfs, `docs/spec.md`, "The Pointer".
  private static let start = Array("version https://git-lfs.github.com/spec/v".utf8)

  /// Whether the first bytes of a file are those of a Git LFS pointer.
  package static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.prefix(start.count).elementsEqual(start)
  }
}
