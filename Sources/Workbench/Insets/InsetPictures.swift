internal import Foundation

/// The writing of detection pictures to a folder.
package enum InsetPictures {
  /// Writes a picture for each examined one, named after the picture and its set; creates the folder if necessary.
  ///
  /// Existing files are replaced only if they are pictures.
  ///
  /// - Returns: The files that could not be written.
  package static func write(_ pictures: [PictureInsets], to folder: String) -> [WorkbenchError] {
    var failures: [WorkbenchError] = []
    do throws(WorkbenchError) {
      try OutputFile.createFolder(folder)
    } catch {
      return [error]
    }
    var taken: Set<String> = []
    for picture in pictures {
      let path = "\(folder)/\(name(of: picture, &taken)).png"
      do throws(WorkbenchError) {
        let png = try InsetPicture.png(of: picture)
        if let why = OutputFile.refusal(path, inputs: [picture.path], replacing: .pictures) {
          throw .output(path: path, why: why)
        }
        try OutputFile.write(png, to: path)
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  /// Returns a unique name: the file name without its extension, with a number if that is in use.
  private static func name(of picture: PictureInsets, _ taken: inout Set<String>) -> String {
    let file = ((picture.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stem = "\(file)-insets"
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }
}
