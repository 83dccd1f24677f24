import Drawing
import Foundation
import PDFPictures

/// A PDF file put together from texts, for tests.
struct PDFSample {
  /// Objects by number from 1; the first is the catalogue, the second the tree of pages, the third the page.
  var objects: [Data]
  /// What the trailer says besides.
  var trailer = ""

  /// A page of a size with a content stream.
  ///
  /// - Parameters:
  ///   - page: More entries of the page.
  ///   - resources: Entries of its resources.
  ///   - more: Further objects, from number 5 on.
  init(
    _ content: String, size: (Int, Int) = (20, 20), page: String = "", resources: String = "",
    more: [Data] = []
  ) {
    self.init(
      content: Self.stream(Data(content.utf8)), size: size, page: page, resources: resources,
      more: more)
  }

  init(
    content: Data, size: (Int, Int) = (20, 20), page: String = "", resources: String = "",
    more: [Data] = []
  ) {
    objects = [
      Data("<< /Type /Catalog /Pages 2 0 R >>".utf8),
      Data("<< /Type /Pages /Kids [3 0 R] /Count 1 >>".utf8),
      Data(
        """
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size.0) \(size.1)] /Contents 4 0 R \
        /Resources << \(resources) >> \(page) >>
        """.utf8), content,
    ]
    objects += more
  }

  /// A stream with entries of its dictionary.
  static func stream(_ bytes: Data, _ entries: String = "") -> Data {
    Data("<< /Length \(bytes.count) \(entries) >>\nstream\n".utf8) + bytes
      + Data("\nendstream".utf8)
  }

  /// The file, with a table of its objects.
  ///
  /// - Parameter shift: Added to each place in the table, so that it is wrong.
  func data(shift: Int = 0) -> Data {
    var file = Data("%PDF-1.7\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.count)
      file += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
    }
    let start = file.count
    file += Data("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = String(place + shift)
      file += Data(
        (String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n").utf8)
    }
    file += Data(
      "trailer << /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
        .utf8)
    return file
  }

  /// The first page, a pixel a point.
  func image(scale: Double = 1) throws -> CGImage {
    try CGImage.firstPage(ofPDF: data(), scale: scale)
  }
}

extension CGImage {
  /// A pixel as bytes of red, green, blue and alpha, not multiplied; x and y count from the upper left.
  func rgba(_ x: Int, _ y: Int) -> [Int] {
    guard let color = color(x: x, y: y) else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }
}
