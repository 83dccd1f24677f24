/// The escaping of untrusted text in XML and HTML.
package enum Markup {
  /// Returns the text with an entity for each character that has a meaning in markup.
  ///
  /// Control characters become visible escapes: XML cannot contain them, and some change the direction of the text that
  /// follows.
  ///
  /// - Parameter keepsLines: Whether line feeds and tabs are kept.
  package static func text(_ text: String, keepsLines: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Printable.text(text, keepsLines: keepsLines).unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // XML documents must not contain these two characters.
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
