internal import CPango
import Foundation

/// The font files that texts were laid out and drawn with, and the families that were missing.
struct FontUsage {
  /// The paths of the files.
  var files: Set<String> = []
  /// The families that layout or drawing looked for and that are not installed.
  var missing: Set<String> = []
}

extension FontLibrary {
  /// Notes the file of one of Pango's fonts, if files are noted.
  ///
  /// Call inside `locked`, as all of these.
  func noteFile(of font: OpaquePointer?) {
    guard usage != nil, let font, let pattern = pango_fc_font_get_pattern(font) else { return }
    var path: UnsafeMutablePointer<UInt8>?
    guard FcPatternGetString(pattern, "file", 0, &path) == FcResultMatch, let path else { return }
    usage?.files.insert(String(cString: path))
  }

  /// Notes the files of the fonts in a line.
  func noteFiles(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    guard usage != nil else { return }
    for run in ShapedText.runs(of: line) {
      noteFile(of: run.pointee.item?.pointee.analysis.font)
    }
  }

  /// Notes the families that runs are laid out with, where they are missing.
  func noteFamilies(of runs: [TextRun]) {
    guard usage != nil else { return }
    for run in runs { _ = finds(resolve(run.font).family) }
  }

  /// Returns whether a family is installed, by its name as the font list spells it, and notes a missing one.
  func finds(_ family: String) -> Bool {
    let isThere = familyName(family) != nil
    if !isThere { usage?.missing.insert(family) }
    return isThere
  }
}
