internal import CCairo

#if canImport(Glibc)
  internal import Glibc
#endif

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
      useLargePages(16 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// Asks the kernel for large pages in the next `size` bytes of the heap: one fault in place of 512.
    ///
    /// The memory is asked for and handed back, which leaves the heap that long; nothing of it is touched.
    private static func useLargePages(_ size: Int) {
      let page = 2 << 20
      // The value of `MADV_HUGEPAGE` in Linux, which Glibc's module does not show.
      let largePages: Int32 = 14
      guard let memory = malloc(size) else { return }
      let start = (Int(bitPattern: memory) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: memory) + size) & ~(page - 1)
      if end > start {
        madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, largePages)
      }
      free(memory)
    }
  #endif
}
