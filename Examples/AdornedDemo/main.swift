internal import Foundation

// AdornedDemo            lays the storyboard out, prints its numbers and writes pictures to Output.
// AdornedDemo artwork    draws the picture that the storyboard shows.
//
// Both are to be started in the package's folder.

let folder = "Examples"

/// Writes a file, making its folder.
func write(_ data: Data, _ path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try data.write(to: url)
  print("wrote \(path), \(data.count) bytes")
}

/// Draws the picture at one and two pixels a point.
func drawArtwork() throws {
  let set = folder + "/Adorned.xcassets/Adorned.imageset"
  try write(Artwork.png(scale: 1), set + "/Adorned.png")
  try write(Artwork.png(scale: 2), set + "/Adorned@2x.png")
}

/// Prints the numbers of both layouts and writes three pictures.
@MainActor func showLayouts() throws {
  let adorned = try Adorned(folder: folder)
  let plain = try Adorned(folder: folder, usesInsets: false)
  for (title, scene) in [("with alignment insets", adorned), ("without", plain)] {
    let numbers = scene.numbers
    print("\(title):")
    print("  frame                   \(numbers.frame.words)")
    print("  intrinsic content size  \(numbers.intrinsicContentSize.words)")
    print("  alignment rectangle     \(numbers.alignmentRect.words)")
  }
  try write(adorned.png(), "Output/adorned.png")
  try write(adorned.png(showsAlignmentRects: true), "Output/adorned-alignment.png")
  try write(plain.png(), "Output/adorned-without-insets.png")
}

extension CGSize {
  /// `width × height` without needless decimals.
  var words: String { String(format: "%g × %g", width, height) }
}

extension CGRect {
  /// `(x, y, width, height)` without needless decimals.
  var words: String { String(format: "(%g, %g, %g, %g)", minX, minY, width, height) }
}

do {
  if CommandLine.arguments.dropFirst().first == "artwork" {
    try drawArtwork()
  } else {
    try showLayouts()
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
