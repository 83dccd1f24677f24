internal import Foundation
internal import Workbench

// AdornedDemo [FOLDER]   lays the storyboard out, and a window of settings in three generations of macOS,
//                        prints numbers and writes pictures to the folder, which is Output unless given.
// AdornedDemo artwork    draws the pictures that the storyboard shows.
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

/// Draws the pictures at one and two pixels a point.
func drawArtwork() throws {
  let catalog = folder + "/Adorned.xcassets"
  for (scale, suffix) in [(1.0, ""), (2.0, "@2x")] {
    try write(Artwork.adorned(scale: scale), catalog + "/Adorned.imageset/Adorned\(suffix).png")
    try write(Artwork.grid(scale: scale), catalog + "/Grid.imageset/Grid\(suffix).png")
  }
}

/// Prints the numbers of both layouts and writes three pictures.
@MainActor func showLayouts(in output: String) throws {
  let adorned = try Adorned(folder: folder)
  let plain = try Adorned(folder: folder, usesInsets: false)
  for (title, scene) in [("with alignment insets", adorned), ("without", plain)] {
    let numbers = scene.numbers
    print("\(title):")
    print("  frame                   \(numbers.frame.words)")
    print("  intrinsic content size  \(numbers.intrinsicContentSize.words)")
    print("  alignment rectangle     \(numbers.alignmentRect.words)")
  }
  try write(adorned.png(), output + "/adorned.png")
  try write(adorned.png(showsAlignmentRects: true), output + "/adorned-alignment.png")
  try write(plain.png(), output + "/adorned-without-insets.png")
}

/// Prints where the default button stands in each generation of macOS and writes a picture of each.
@MainActor func showPreferences(in output: String) throws {
  for look in ControlLook.allCases {
    let window = try PreferencesWindow(folder: folder, look: look)
    print("preferences, \(look.rawValue):")
    if let frame = window.frame(of: "Prf-okk-btn"),
      let rect = window.alignmentRect(of: "Prf-okk-btn")
    {
      print("  frame in its stack      \(frame.words)")
      print("  aligned in the window   \(rect.words)")
    }
    try write(window.png(showsAlignmentRects: true), output + "/preferences-\(look.rawValue).png")
  }
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
  switch CommandLine.arguments.dropFirst().first {
  case "artwork": try drawArtwork()
  case let output:
    try showLayouts(in: output ?? "Output")
    try showPreferences(in: output ?? "Output")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
