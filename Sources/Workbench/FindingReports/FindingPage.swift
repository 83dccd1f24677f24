internal import Diagnostics
internal import Foundation
internal import IBDocument
package import NibBuilding
internal import ReportFormats

/// Findings as a self-contained HTML file: the page of `plumb preview` with one picture a scene and numbered findings.
///
/// Without scripts, the page lists all findings.
@MainActor package struct FindingPage {
  /// The page, ending with a line feed.
  package let text: String
  /// The names of missing pictures in the drawn documents.
  package private(set) var missing: Set<String> = []
  /// The number of scenes that are drawn.
  package private(set) var sceneCount = 0
  /// Whether findings have no picture because of limits.
  package private(set) var isLimited = false

  /// Creates the page of a check; documents with findings are laid out again.
  ///
  /// A document that cannot be laid out has no picture.
  ///
  /// - Parameter options: The options for layout, with the folders of named pictures.
  package init(_ result: CheckReport, options: NibOptions = NibOptions()) {
    var scenes = DrawnScenes(options: options)
    let documents = Self.bySeverity(result)
    var near: [String: ElementPlaces] = [:]
    for (path, findings) in documents {
      guard !scenes.isFull else {
        isLimited = true
        break
      }
      near[path] = scenes.add(path, showing: findings)
    }
    isLimited = isLimited || scenes.isLimited
    missing = scenes.missing
    sceneCount = scenes.count
    let findings = FindingJSON.json(result.findings, in: result.paths) { finding in
      let ids = near[finding.location.file]?.ids(near: finding.location.subject) ?? []
      return [("near", .array(ids.map { .string($0) })), ("file", .string(finding.location.file))]
    }
    var notes = result.remarks
    if isLimited {
      notes.append(
        "Only \(sceneCount) scenes are drawn, those of documents with errors first: a page has at most "
          + "\(ReportLimits.pictures), and \(ReportLimits.pictureBytes >> 20) MB of them.")
    }
    let session = JSONText.object([
      ("documents", .array(result.files.map { .string($0) })), ("values", .object([])),
      ("variants", .array([.object([])])),
      (
        "report",
        .object([
          ("findings", findings), ("files", .number(Double(result.files.count), decimals: 0)),
          ("failures", .array(result.failures.map { .string($0.description) })),
          ("notes", .array(notes.map { .string($0) })),
        ])
      ),
    ])
    text = Self.page(session, scenes.take(), result)
  }

  /// Returns the documents with findings about their elements, those with the worst findings first.
  private static func bySeverity(_ result: CheckReport) -> [(path: String, findings: [Finding])] {
    let documents = Set(result.files.filter { !$0.hasSuffix(".xcassets") })
    var order: [String] = []
    var found: [String: [Finding]] = [:]
    for finding in result.findings
    where documents.contains(finding.location.file) && finding.location.subject != nil {
      if found[finding.location.file] == nil { order.append(finding.location.file) }
      found[finding.location.file, default: []].append(finding)
    }
    let worst = found.mapValues { $0.map(\.severity).max() ?? .note }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      order.filter { worst[$0] == severity }
    }.map { ($0, found[$0] ?? []) }
  }

  // MARK: Markup

  /// The content policy of the page, which loads nothing.
  private static let policy =
    "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; "
    + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static func page(
    _ session: JSONText, _ entries: String, _ result: CheckReport
  ) -> String {
    var page = String(decoding: PageFiles.index.bytes, as: UTF8.self)
    // Style and scripts are part of the file.
    page = page.replacing(/<link rel="stylesheet"[^>]*>\n|<script [^>]*><\/script>\n/, with: "")
      .replacing(/<link rel="icon"[^>]*>\n/, with: "")
    let style = String(decoding: PageFiles.style.bytes, as: UTF8.self)
    page = page.replacing(
      "<title>Plumb</title>\n",
      with: """
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>Findings of plumb check</title>
        <style>
        \(style)</style>

        """)
    let scripts = PageFiles.scripts.map { String(decoding: $0.bytes, as: UTF8.self) }
    let data = StoredAnswers.script(session: session, entries: entries)
    // No text of a document ends the script.
    let safe = data.replacing("<", with: "\\u003c")
    return page.replacing(
      "<noscript>This page needs JavaScript.</noscript>\n",
      with: "<noscript>\n\(list(result))</noscript>\n"
    ).replacing(
      "</body>", with: "<script>\n\(safe)\(scripts.joined(separator: "\n"))</script>\n</body>")
  }

  /// Returns all findings as a list.
  private static func list(_ result: CheckReport) -> String {
    var text = "<h2>Findings</h2>\n<ol class=\"findings\">\n"
    for finding in result.findings {
      let place = Markup.text("\(finding.location)")
      text += "<li>\(finding.severity.rawValue): \(Markup.text(finding.sentence)) "
      text += "<small>\(finding.rule.name) \(place)</small></li>\n"
    }
    text += "</ol>\n"
    for failure in result.failures { text += "<p>\(Markup.text(failure.description))</p>\n" }
    return text
  }
}

/// The scenes of documents with findings, as far as a page has room for them.
@MainActor private struct DrawnScenes {
  private(set) var answers: StoredAnswers
  private(set) var missing: Set<String> = []
  private(set) var count = 0
  /// Whether scenes are omitted.
  private(set) var isLimited = false

  /// Creates a collection without scenes.
  init(options: NibOptions) { answers = StoredAnswers(options: options) }

  /// Whether no more scenes are drawn.
  var isFull: Bool {
    count >= ReportLimits.pictures || answers.bytes >= ReportLimits.pictureBytes
  }

  /// Adds the map of a document, and its scenes with findings.
  ///
  /// - Returns: The places of its elements; nil if the document cannot be read.
  mutating func add(_ path: String, showing findings: [Finding]) -> ElementPlaces? {
    let state = PreviewState(document: path)
    guard let map = try? answers.add(PreviewQuery(.scenes, of: state)),
      let document = try? answers.session.element(of: path)
    else { return nil }
    missing.formUnion(map["missing"]?.elements.compactMap(\.string) ?? [])
    let places = ElementPlaces(document)
    let near = findings.map { places.ids(near: $0.location.subject) }
    for root in map.strings("root", of: "scenes") {
      let own = near.filter { $0.contains(root) }
      guard !own.isEmpty else { continue }
      guard !isFull else {
        isLimited = true
        break
      }
      add(scene: root, of: state, with: own)
    }
    return places
  }

  /// Adds a scene, and the details of the views in its findings.
  private mutating func add(scene: String, of state: PreviewState, with near: [[String]]) {
    guard let layout = try? answers.add(PreviewQuery(.layout, of: state, scene: scene)) else {
      return
    }
    _ = try? answers.add(PreviewQuery(.picture, of: state, scene: scene))
    count += 1
    let views = Set(layout.strings("id", of: "views"))
    let named = Set(near.compactMap { $0.first(where: views.contains) })
    for view in named.sorted() {
      for query in PreviewQuery.details(of: view, in: scene, of: state) {
        _ = try? answers.add(query)
      }
    }
  }

  /// Removes and returns the answers.
  mutating func take() -> String { answers.take() }
}
