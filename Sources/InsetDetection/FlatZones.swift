/// Connected parts of the core in which the colour changes little from pixel to pixel.
///
/// A pixel is flat if all its marked neighbours have nearly its colour. Pixels between two colours are never flat, even
/// if an edge is nearly parallel to a row and the mixture changes slowly, because the pixels above and below differ. So
/// zones do not leak into each other. Afterwards, a zone grows by pixels that are not flat but have nearly its colour.
///
/// - Complexity: O(pixels).
struct FlatZones {
  /// A zone.
  struct Zone {
    /// The indices of the zone's pixels, in no particular order.
    let pixels: [Int]
    /// The bounding rectangle of the pixels.
    let box: PixelRect
    /// The mean colour, premultiplied, 0 to 255.
    let color: [Int]
  }

  /// The maximum difference of colours between neighbours in a zone, of 255.
  private static let tolerance = 26
  /// The maximum distance from a zone's mean colour of pixels that join it, of 255.
  private static let likeness = 36
  /// The minimum number of flat pixels from which a zone grows.
  private static let minimumSeedSize = 2

  /// The zones with sufficient pixels, in order of their first pixel.
  let zones: [Zone]

  /// Creates the zones of marked pixels, ignoring those with more than `most` or fewer than `least` pixels.
  init(_ pixels: PixelBuffer, in marks: [Bool], least: Int, most: Int) {
    let width = pixels.width
    var isFlat = Self.flatPixels(pixels, in: marks)
    var found: [Zone] = []
    var isFree = marks
    for start in 0..<isFlat.count where isFlat[start] {
      let seed = Self.flood(from: start, &isFlat, width)
      guard seed.count >= Self.minimumSeedSize, seed.count <= most, isFree[start] else { continue }
      let members = Self.grow(seed, pixels, &isFree)
      guard members.count >= least, members.count <= most else { continue }
      found.append(Self.zone(members, pixels))
    }
    zones = found
  }

  /// Returns the marked pixels whose marked neighbours all have nearly their colour.
  static func flatPixels(_ pixels: PixelBuffer, in marks: [Bool]) -> [Bool] {
    let (width, height) = (pixels.width, pixels.height)
    var isFlat = marks
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        guard marks[at] else { continue }
        if x + 1 < width, marks[at + 1], pixels.difference(at, at + 1) > Self.tolerance {
          isFlat[at] = false
          isFlat[at + 1] = false
        }
        if y + 1 < height, marks[at + width], pixels.difference(at, at + width) > Self.tolerance {
          isFlat[at] = false
          isFlat[at + width] = false
        }
      }
    }
    return isFlat
  }

  /// Adds the connected pixels with nearly a zone's mean colour.
  ///
  /// Pixels between a badge's outline and its digits are not flat. A pixel belongs to only one zone, so all zones
  /// together take linear time.
  private static func grow(_ seed: [Int], _ pixels: PixelBuffer, _ isFree: inout [Bool]) -> [Int] {
    let color = pixels.meanColor(seed)
    let width = pixels.width
    var members = seed.filter { isFree[$0] }
    for at in members { isFree[at] = false }
    func take(_ at: Int) {
      guard isFree[at], pixels.difference(at, from: color) <= likeness else { return }
      isFree[at] = false
      members.append(at)
    }
    var next = 0
    while next < members.count {
      let at = members[next]
      next += 1
      let x = at % width
      if x > 0 { take(at - 1) }
      if x + 1 < width { take(at + 1) }
      if at >= width { take(at - width) }
      if at + width < isFree.count { take(at + width) }
    }
    return members
  }

  /// Removes the marked pixels that are connected with a pixel, and returns them.
  static func flood(from start: Int, _ marks: inout [Bool], _ width: Int) -> [Int] {
    var members = [start]
    marks[start] = false
    var next = 0
    while next < members.count {
      let at = members[next]
      next += 1
      let x = at % width
      if x > 0, marks[at - 1] {
        marks[at - 1] = false
        members.append(at - 1)
      }
      if x + 1 < width, marks[at + 1] {
        marks[at + 1] = false
        members.append(at + 1)
      }
      if at >= width, marks[at - width] {
        marks[at - width] = false
        members.append(at - width)
      }
      if at + width < marks.count, marks[at + width] {
        marks[at + width] = false
        members.append(at + width)
      }
    }
    return members
  }

  private static func zone(_ members: [Int], _ pixels: PixelBuffer) -> Zone {
    Zone(
      pixels: members, box: PixelRect(of: members, width: pixels.width),
      color: pixels.meanColor(members))
  }
}
