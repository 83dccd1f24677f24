internal import CPango

/// Glyphs that belong to the same letters, from left to right.
struct GlyphGroup {
  /// The first byte of the letters in their item.
  var start: Int32
  /// The indices of the glyphs.
  var glyphs: Range<Int>

  /// Returns the width of the glyphs, in Pango's units.
  func width(in string: UnsafeMutablePointer<PangoGlyphInfo>) -> Int32 {
    glyphs.reduce(0) { $0 + string[$1].geometry.width }
  }

  /// Returns the groups of two strings for one text that begin at the same letters; nil if their order differs.
  static func pairs(
    _ first: UnsafeMutablePointer<PangoGlyphString>,
    _ second: UnsafeMutablePointer<PangoGlyphString>
  ) -> [(before: GlyphGroup, after: GlyphGroup)]? {
    let (before, after) = (groups(of: first), groups(of: second))
    let starts = Set(before.map(\.start)).intersection(after.map(\.start))
    let (old, new) = (merged(before, starts), merged(after, starts))
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.start == $1.start }) else {
      return nil
    }
    return Array(zip(old, new))
  }

  /// Returns the groups of a string, from left to right.
  static func groups(of string: UnsafeMutablePointer<PangoGlyphString>) -> [GlyphGroup] {
    guard let clusters = string.pointee.log_clusters else { return [] }
    var groups: [GlyphGroup] = []
    for index in 0..<Int(string.pointee.num_glyphs) {
      if let last = groups.last, last.start == clusters[index] {
        groups[groups.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
      } else {
        groups.append(GlyphGroup(start: clusters[index], glyphs: index..<index + 1))
      }
    }
    return groups
  }

  /// Returns the groups whose starts are in a set, each with the next ones that are not.
  private static func merged(_ groups: [GlyphGroup], _ starts: Set<Int32>) -> [GlyphGroup] {
    var result: [GlyphGroup] = []
    for group in groups {
      if let last = result.last, !starts.contains(group.start) {
        result[result.count - 1].glyphs = last.glyphs.lowerBound..<group.glyphs.upperBound
      } else {
        result.append(group)
      }
    }
    return result
  }
}
