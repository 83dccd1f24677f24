internal import Foundation
package import ViewDrawing

/// Picture options from command line values.
extension PictureOptions {
  /// Returns the overlays in comma-separated lists of names.
  ///
  /// - Throws: `WorkbenchError.usage` for an unknown name, with the valid ones.
  package static func overlays(named lists: [String]) throws(WorkbenchError) -> Set<Overlay> {
    var result: Set<Overlay> = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let name = name.trimmingCharacters(in: .whitespaces)
      guard let overlay = Overlay(rawValue: name) else {
        throw .usage("Unknown overlay '\(name)' for --show; choose from \(overlayNames).")
      }
      result.insert(overlay)
    }
    return result
  }

  /// The names of all overlays, for messages.
  package static var overlayNames: String {
    Overlay.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The file extension of the format.
  package var formatName: String { format.rawValue }

  /// Returns the format of a file: the specified one, otherwise that of the file's extension, otherwise PNG.
  ///
  /// - Parameter file: The output's name; nil or `-` has no extension.
  /// - Throws: `WorkbenchError.usage` for an unknown format or extension.
  package static func format(
    named name: String?, file: String?
  ) throws(WorkbenchError) -> PictureFormat {
    let known = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if let name {
      guard let format = PictureFormat(rawValue: name.lowercased()) else {
        throw .usage("Unknown format '\(name)' for --format; choose from \(known).")
      }
      return format
    }
    guard let file, file != "-", !(file as NSString).pathExtension.isEmpty else { return .png }
    guard let format = PictureFormat(fileName: file) else {
      throw .usage(
        "-o \(file): Unknown extension; use one of \(known), or state the format with --format.")
    }
    return format
  }
}
