/// The beginning of self-contained pages, which need no other file and no network.
package enum PageHead {
  /// The document up to the start of its body.
  ///
  /// - Parameters:
  ///   - title: The title, as markup.
  ///   - style: The style sheet.
  ///   - hasScript: Whether the page's script may run.
  package static func text(title: String, style: String, hasScript: Bool) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; \(hasScript ? "script-src 'unsafe-inline'; " : "")base-uri 'none'; form-action 'none'">
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>

    """
  }
}
