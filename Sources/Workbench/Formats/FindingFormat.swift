package import NibBuilding

/// The formats in which `plumb check` writes what it found.
package enum FindingFormat: String, Sendable, Codable, CaseIterable {
  /// A line per finding, as compilers write it.
  case text
  /// One array of objects.
  case json
  /// SARIF 2.1.0, which code hosts and editors read.
  case sarif
  /// GitHub's workflow commands, which its runner shows beside the changed lines.
  case github
  /// JUnit's XML, which build servers read.
  case junit
  /// A page with pictures.
  case html

  /// Whether findings in the format state their repairs as edits.
  package var statesFixes: Bool { self == .json || self == .sarif }

  /// Returns a result in the format; ends with a line feed unless it is empty.
  ///
  /// - Parameters:
  ///   - options: How documents are built again for the pictures of a page.
  ///   - notFound: Gets the names of pictures that documents of a page show and that were not found.
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
    let pictures = FindingPictures(result, options: options)
    notFound(pictures.missing)
    return FindingPage.text(result, pictures)
  }
}
