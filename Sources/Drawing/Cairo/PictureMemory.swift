internal import CCairo

/// The memory of pixels in a program that draws one picture after another.
package enum PictureMemory {
  /// Keeps up to 64 MB that pictures no longer use, for those that follow.
  ///
  /// Without this, glibc gives the memory of each picture back to the kernel, which clears it for the next: a fifth of
  /// the time of a screen at two pixels a point. Does nothing with other allocators.
  package static func keep() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 64 << 20)
    #endif
  }
}
