internal import Glibc

/// Files by the system's calls: Foundation would double the time that a frontend takes to start.
enum Files {
  /// The text of a file; nil where it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Writes a file at once: another process sees the old one or the new one.
  ///
  /// A file that cannot be written ends the process with the system's reason: the compiler would read an old text.
  static func write(_ text: String, to path: String) {
    let temporary = "\(path).\(getpid())"
    let bytes = Array(text.utf8)
    guard let file = fopen(temporary, "w") else { fail(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count, rename(temporary, path) == 0 else { fail(path) }
  }

  private static func fail(_ path: String) -> Never {
    perror(path)
    exit(70)
  }

  /// Creates a folder and those around it.
  static func makeFolder(_ path: String) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += part + "/"
      mkdir(made, 0o755)
    }
  }

  /// The time of a file's last change and its length, as text; nil without the file.
  static func state(_ path: String) -> String? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_size)"
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Does work while no other process does work with the same lock.
  static func locked<Result>(_ path: String, _ work: () -> Result) -> Result {
    let descriptor = open(path, O_CREAT | O_RDWR, 0o644)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    defer { if descriptor >= 0 { close(descriptor) } }
    return work()
  }
}
