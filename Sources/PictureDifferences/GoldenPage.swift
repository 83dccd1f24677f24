package import Foundation

/// A self-contained page that shows the differences between a picture and its golden picture.
package struct GoldenPage {
  let name: String
  let expected: Data
  let actual: Data
  let difference: PictureDifference
  let advice: String

  /// Creates the page of a picture.
  ///
  /// - Parameter advice: The steps that accept the actual picture, as HTML.
  package init(
    name: String, expected: Data, actual: Data, difference: PictureDifference,
    advice: String = "<code>GOLDEN=accept</code> takes the actual one"
  ) {
    self.advice = advice
    self.name = name
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// Writes the page into a folder, named after the picture.
  ///
  /// - Returns: The page's location.
  package func write(below folder: URL) throws -> URL {
    let url = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-") + ".html")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(html.utf8).write(to: url)
    return url
  }

  /// The page's text.
  package var html: String {
    let figures = [("expected", expected), ("actual", actual), ("difference", difference.picture)]
      .map { title, data in
        "<figure><figcaption>\(title)</figcaption>"
          + "<img alt=\"\(title)\" src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
      }
    return """
      <!doctype html><meta charset="utf-8"><title>\(name)</title>
      <style>
      body { font: 14px sans-serif; background: #ddd }
      figure { display: inline-block; margin: 8px }
      img { image-rendering: pixelated; background: #fff; zoom: 2 }
      </style>
      <h1>\(name)</h1>
      <p>\(difference.summary). \(advice).</p>
      \(figures.joined(separator: "\n"))

      """
  }
}
