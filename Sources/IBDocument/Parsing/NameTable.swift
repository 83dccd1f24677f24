/// Gives equal names one string, so that a document's few hundred names are made once and compare by
/// identity.
///
/// Open addressing over a table that stops growing: a text made to collide costs no more than a few
/// probes a name, it only loses the sharing.
struct NameTable {
  private struct Entry {
    let hash: UInt64
    let start: Int
    let count: Int
    let string: String
  }

  private static let size = 2048
  private static let maximumProbes = 8
  private var entries = [Entry?](repeating: nil, count: size)

  /// The string of the bytes in the range.
  mutating func string(for bytes: [UInt8], from start: Int, to end: Int) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in start..<end { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (Self.size - 1)
    for _ in 0..<Self.maximumProbes {
      guard let entry = entries[slot] else {
        let string = String(decoding: bytes[start..<end], as: UTF8.self)
        entries[slot] = Entry(hash: hash, start: start, count: end - start, string: string)
        return string
      }
      if entry.hash == hash, entry.count == end - start, Self.same(bytes, entry.start, start, end) {
        return entry.string
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The string of a value: short ones need no storage and are made at once, longer ones are shared
  /// where they can be.
  mutating func value(for bytes: [UInt8], from start: Int, to end: Int) -> String {
    if end - start <= 15 { return String(decoding: bytes[start..<end], as: UTF8.self) }
    return string(for: bytes, from: start, to: end)
  }

  private static func same(_ bytes: [UInt8], _ known: Int, _ start: Int, _ end: Int) -> Bool {
    for offset in 0..<(end - start) where bytes[known + offset] != bytes[start + offset] {
      return false
    }
    return true
  }
}
