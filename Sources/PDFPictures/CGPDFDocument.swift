public import Drawing
public import Foundation

/// A PDF file whose pages can be drawn.
///
/// Source: Apple, "CGPDFDocument". Data comes from a provider or a `URL`, because Linux has no `CFURL`.
///
/// Draws paths, colours, patterns, axial and radial shadings, pictures, forms, groups, soft masks and text; the
/// context's diagnostics report anything that is not drawn. Broken files are read as far as possible.
public final class CGPDFDocument {
  let file: PDFFile
  private let pages: [PDFPageEntries]

  /// Creates a document from data; nil when it is not a PDF file, is encrypted, or has no page.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    try? self.init(data: data)
  }
  /// Creates a document from a file; nil when it is not a PDF file, is encrypted, or has no page.
  public convenience init?(_ url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    try? self.init(data: data)
  }
  /// Creates a document from bytes.
  ///
  /// - Throws: `PDFError` with the reason why the file cannot be read.
  init(data: Data) throws(PDFError) {
    file = try PDFFile([UInt8](data))
    pages = PDFPageEntries.all(in: file)
    if pages.isEmpty { throw .noPage }
  }

  /// The number of pages.
  public var numberOfPages: Int { pages.count }
  /// Whether the file requires a password; such files cannot be read.
  public var isEncrypted: Bool { false }
  /// Whether the pages can be read.
  public var isUnlocked: Bool { true }
  /// A page, counted from 1; nil beyond the last.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, pages[pageNumber - 1], pageNumber)
  }
}

/// The entries of a page, including those inherited from the page tree.
///
/// - SeeAlso: ISO 32000-1, 7.7.3.
struct PDFPageEntries {
  var entries: [String: PDFValue]

  /// The maximum number of pages; later ones are ignored.
  private static let maximumPages = 10_000

  static func all(in file: PDFFile) -> [PDFPageEntries] {
    let root = file.resolve(file.trailer["Root"]).dictionary ?? [:]
    var pages: [PDFPageEntries] = []
    var open: [(node: PDFValue, inherited: [String: PDFValue], depth: Int)] = [
      (root["Pages"] ?? .null, [:], 0)
    ]
    var seen = Set<Int>()
    while let (node, inherited, depth) = open.popLast(), pages.count < maximumPages {
      if case .reference(let number) = node, !seen.insert(number).inserted { continue }
      guard let entries = file.resolve(node).dictionary, depth < 64 else { continue }
      var passed = inherited
      for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
        if let value = entries[key] { passed[key] = value }
      }
      if let kids = file.resolve(entries["Kids"]).array {
        open += kids.reversed().map { ($0, passed, depth + 1) }
      } else {
        pages.append(PDFPageEntries(entries: entries.merging(passed) { own, _ in own }))
      }
    }
    return pages
  }
}
