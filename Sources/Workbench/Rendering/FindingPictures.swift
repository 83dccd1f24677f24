internal import Diagnostics
package import Drawing
package import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding

/// The pictures of the roots in findings without duplicates, with the positions of the views.
@MainActor package struct FindingPictures {
  /// The picture of a root.
  package struct Picture {
    /// The picture as PNG.
    package let png: Data
    /// The size of the root, in points.
    package let size: CGSize
  }

  /// A view in a picture.
  package struct Mark: Hashable {
    /// The frame as fractions of the picture's sides, clipped to its edges.
    package let frame: CGRect
    /// Whether the view is related to a finding about another view.
    package let isRelated: Bool
  }

  /// A finding in a picture.
  package struct Shown {
    /// The number of the picture.
    package let picture: Int
    /// The views, with those of the finding itself last.
    package let marks: [Mark]
  }

  /// The pictures; those of documents with errors come first, then those with warnings.
  package private(set) var pictures: [Picture] = []
  /// The pictures and views of findings, by the findings' numbers; findings without views are omitted.
  package private(set) var shown: [Int: Shown] = [:]
  /// Whether findings have no picture because of limits.
  package private(set) var isLimited = false
  /// The names of missing pictures in the drawn documents.
  package private(set) var missing: Set<String> = []
  /// The parts of the pictures that are drawn otherwise than on Apple's systems.
  package private(set) var omissions = PictureOmissions()
  private var bytes = 0

  /// Creates pictures of the roots of the findings' documents, which are laid out again.
  ///
  /// A root that cannot be drawn has no picture.
  package init(_ result: CheckReport, options: NibOptions = NibOptions()) {
    let documents = Set(result.files.filter { !$0.hasSuffix(".xcassets") })
    var numbers: [String: [Int]] = [:]
    var paths: [String] = []
    for (number, finding) in result.findings.enumerated() {
      let path = finding.location.file
      guard documents.contains(path), finding.location.subject != nil else { continue }
      if numbers[path] == nil { paths.append(path) }
      numbers[path, default: []].append(number)
    }
    for path in Self.bySeverity(paths, of: result.findings, numbers) {
      guard !isFull else {
        isLimited = true
        break
      }
      guard let document = try? Document.load(path: path) else { continue }
      let assets = DocumentAssets(of: document, options: options)
      guard
        let laidOut = try? LaidOutDocument.layOut(
          document, options: options.searching(assets.folders))
      else { continue }
      missing.formUnion(assets.missing)
      add(numbers[path] ?? [], of: result.findings, in: laidOut)
    }
  }

  /// Returns the paths by the worst finding in each, otherwise in order, so that limits omit the least important ones.
  private static func bySeverity(
    _ paths: [String], of findings: [Finding], _ numbers: [String: [Int]]
  ) -> [String] {
    let worst = paths.map { path in
      (numbers[path] ?? []).map { findings[$0].severity }.max() ?? .note
    }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      zip(paths, worst).filter { $0.1 == severity }.map(\.0)
    }
  }

  private var isFull: Bool {
    pictures.count >= ReportLimits.pictures || bytes >= ReportLimits.pictureBytes
  }

  private mutating func add(
    _ numbers: [Int], of findings: [Finding], in laidOut: LaidOutDocument
  ) {
    let views = NamedViews(laidOut)
    let surroundings = PictureSurroundings(laidOut, PictureOptions())
    // The numbers of the roots' pictures; nil for roots that cannot be drawn.
    var drawn: [Int: Int?] = [:]
    for number in numbers {
      let finding = findings[number]
      let named = views.places(at: finding.location)
      guard let root = named.first?.root else { continue }
      if drawn[root] == nil {
        guard !isFull else {
          isLimited = true
          return
        }
        drawn[root] = .some(draw(root, of: laidOut, surroundings))
      }
      guard let picture = drawn[root] ?? nil else { continue }
      let size = pictures[picture].size
      let related = finding.related.flatMap { views.places(at: $0.location) }
        .filter { $0.root == root && !named.contains($0) }
      let marks =
        related.map { Mark(frame: Self.part($0.frame, of: size), isRelated: true) }
        + named.filter { $0.root == root }
        .map { Mark(frame: Self.part($0.frame, of: size), isRelated: false) }
      var seen: Set<Mark> = []
      shown[number] = Shown(picture: picture, marks: marks.filter { seen.insert($0).inserted })
    }
  }

  /// Draws a root; nil if it cannot be drawn.
  private mutating func draw(
    _ number: Int, of laidOut: LaidOutDocument, _ surroundings: PictureSurroundings
  ) -> Int? {
    let root = laidOut.roots[number]
    let size = root.view.node.bounds.size
    let area = Double(size.width) * Double(size.height)
    guard area > 0, area.isFinite else { return nil }
    var options = PictureOptions()
    options.overlays = []
    options.scale = min(2, (Double(ReportLimits.picturePixels) / area).squareRoot())
    guard
      let picture = try? DocumentPicture(
        of: root, in: laidOut, options: options, surroundings: surroundings)
    else { return nil }
    omissions.formUnion(picture.omissions)
    bytes += picture.data.count
    pictures.append(Picture(png: picture.data, size: picture.size))
    return pictures.count - 1
  }

  /// Returns a rectangle as fractions of a size, moved and clipped to it.
  private static func part(_ frame: CGRect, of size: CGSize) -> CGRect {
    func span(_ from: CGFloat, _ to: CGFloat, of length: CGFloat) -> (start: CGFloat, end: CGFloat)
    {
      (min(max(from / length, 0), 1), min(max(to / length, 0), 1))
    }
    let x = span(frame.minX, frame.maxX, of: size.width)
    let y = span(frame.minY, frame.maxY, of: size.height)
    return CGRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }
}
