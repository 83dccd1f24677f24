package import Foundation
internal import ReportFormats

/// Pictures of the controls of iOS and macOS: a sheet for each family, by generation, appearance and state.
@MainActor package enum Gallery {
  /// A sheet of the gallery.
  package struct Sheet {
    /// The name of its file, without an extension.
    package let name: String
    /// The controls that it shows.
    package let title: String
    /// Makes its picture, with a number of pixels for each point.
    package let picture: (_ scale: Double) throws -> Data
  }

  /// All sheets, those of iOS first.
  package static var sheets: [Sheet] {
    PhoneFamilies.sheets + PhonePalettes.sheets + MacFamilies.sheets
  }

  /// Returns a page that contains pictures of sheets.
  package static func page(_ pictures: [(sheet: Sheet, picture: Data)]) -> String {
    var text = PageHead.text(title: "Gallery of controls", style: style, hasScript: false)
    text += "<main>\n<h1>Gallery of controls</h1>\n"
    for (sheet, picture) in pictures {
      let title = Markup.text(sheet.title)
      let data = picture.base64EncodedString()
      text += "<section id=\"\(sheet.name)\">\n<h2>\(title)</h2>\n"
      text += "<img src=\"data:image/png;base64,\(data)\" alt=\"\(title)\">\n</section>\n"
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static let style = """
    :root { font: 15px/1.45 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem; }
    img { max-width: 100%; height: auto; outline: 1px solid #8888; }
    """
}
