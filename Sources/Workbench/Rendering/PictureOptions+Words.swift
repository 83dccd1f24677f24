internal import Foundation
package import ViewDrawing

/// What people write on a command line, as options.
extension PictureOptions {
  /// The overlays that lists of names mean, each name once or separated by commas.
  ///
  /// - Throws: `WorkbenchError.usage` for a name that no overlay has, naming those there are.
  package static func overlays(named lists: [String]) throws(WorkbenchError) -> Set<Overlay> {
    var result: Set<Overlay> = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let name = name.trimmingCharacters(in: .whitespaces)
      guard let overlay = Overlay(rawValue: name) else {
        throw .usage("--show knows no '\(name)', only \(overlayNames).")
      }
      result.insert(overlay)
    }
    return result
  }

  /// The names of all overlays, for texts.
  package static var overlayNames: String {
    Overlay.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What names of files of the format end in.
  package var formatName: String { format.rawValue }

  /// The format of a file: the one that was named, else by the ending of the file's name, else PNG.
  ///
  /// - Parameter file: The output's name; nil or `-` has no ending.
  /// - Throws: `WorkbenchError.usage` for a format or an ending that nothing is written as.
  package static func format(
    named name: String?, file: String?
  ) throws(WorkbenchError) -> PictureFormat {
    let known = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if let name {
      guard let format = PictureFormat(rawValue: name.lowercased()) else {
        throw .usage("--format knows no '\(name)', only \(known).")
      }
      return format
    }
    guard let file, file != "-", !(file as NSString).pathExtension.isEmpty else { return .png }
    guard let format = PictureFormat(fileName: file) else {
      throw .usage(
        "-o \(file): pictures are written as \(known); --format says which, whatever the name.")
    }
    return format
  }
}
