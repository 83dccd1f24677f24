package import NibBuilding

/// An output format of `plumb check`.
package enum FindingFormat: String, Sendable, Codable, CaseIterable {
  /// One line per finding, in the format of compilers.
  case text
  /// One array of objects.
  case json
  /// SARIF 2.1.0, for code hosts and editors.
  case sarif
  /// GitHub's workflow commands, which its runner displays next to the changed lines.
  case github
  /// JUnit XML, for build servers.
  case junit
  /// A page with pictures.
  case html

  /// Whether the format includes repairs as edits.
  package var statesFixes: Bool { self == .json || self == .sarif }

  /// Returns a result in the format; ends with a line feed unless it is empty.
  ///
  /// - Parameters:
  ///   - options: The options for rebuilding documents, for the pictures of a page.
  ///   - notFound: Called with the names of missing pictures in the documents of a page.
  @MainActor package func text(
    of result: CheckReport, options: NibOptions = NibOptions(),
    notFound: (Set<String>) -> Void = { _ in }
  ) -> String {
    switch self {
    case .text: FindingText.lines(result.findings)
    case .json: FindingJSON.lines(result.findings, in: result.paths) + "\n"
    case .sarif: FindingSARIF.text(result)
    case .github: FindingAnnotations.lines(result)
    case .junit: FindingJUnit.text(result)
    case .html: page(of: result, options, notFound)
    }
  }

  @MainActor private func page(
    of result: CheckReport, _ options: NibOptions, _ notFound: (Set<String>) -> Void
  ) -> String {
    let page = FindingPage(result, options: options)
    notFound(page.missing)
    return page.text
  }
}
