internal import AssetCatalog
package import Diagnostics
internal import Drawing
internal import Foundation
internal import IBDocument
internal import InsetDetection
internal import ViewDrawing

/// The detected insets of pictures and catalogues.
package struct InsetReport: Sendable {
  /// The pictures, in the order of the paths, the set folders and their entries.
  package internal(set) var pictures: [PictureInsets] = []
  /// The problems of catalogues.
  package private(set) var findings: [Finding] = []
  /// The inputs that could not be read.
  package private(set) var failures: [WorkbenchError] = []
  /// The number of Git LFS pointers, whose content was not fetched.
  private var pointerCount = 0
  /// A sentence about these files; empty without any.
  package var notes: [String] { CheckSummary.pointers(pointerCount) }
  /// The folder to which writing is restricted, by the path of a `Contents.json`.
  private(set) var roots: [String: String] = [:]
  private let detector: InsetDetector

  /// Creates a report about pictures, image sets and catalogues, including all catalogues in folders.
  ///
  /// Files outside a specified folder are not read: links and names that lead outside are findings.
  package init(paths: [String], countsPadding: Bool = false) {
    detector = InsetDetector(countsPadding: countsPadding)
    let targets = InsetTargets(paths)
    findings = targets.findings
    failures = targets.missing.map { .notFound("\($0): No such file or folder.") }
    failures += targets.unreadable.map { .notFound("\($0): The folder cannot be read.") }
    if targets.isEmpty, failures.isEmpty {
      failures.append(
        .notFound("\(paths.joined(separator: ", ")): No pictures or catalogues found."))
    }
    for path in targets.pictures { addLoose(path) }
    for set in targets.sets { add(set) }
    alignFrames()
  }

  /// Creates a report about image sets only.
  init(sets: [InsetSetTarget]) {
    detector = InsetDetector()
    for set in sets { add(set) }
    alignFrames()
  }

  private mutating func addLoose(_ path: String) {
    let file = (path as NSString).lastPathComponent
    let name = LoosePicture(fileName: file)
    do {
      let guarded = try GuardedFile(URL(fileURLWithPath: path), inside: "/")
      let data = try guarded.data()
      if PointerFile.begins(data) {
        pointerCount += 1
        return
      }
      let found = try detect(data, scale: name?.scale ?? 1)
      pictures.append(PictureInsets(path: path, name: name?.name ?? file, detection: found))
    } catch let refusal as GuardedFile.Refusal {
      failures.append(.picture(path: path, why: "it \(Self.explanation(refusal).why)"))
    } catch {
      failures.append(.picture(path: path, why: "\(error)"))
    }
  }

  private func detect(_ data: Data, scale: Double) throws(ImageError) -> Detection {
    // Pictures that exceed the detector's maximum are not decoded.
    let (image, density) = try ImageLoading.examined(
      data, pixelLimit: InsetDetector.maximumPixels)
    guard let pixels = PixelBuffer(image, scale: scale, density: density) else {
      throw .corrupt("no pixels")
    }
    return detector.detect(pixels)
  }

  private mutating func add(_ set: InsetSetTarget) {
    let contents = set.path + "/Contents.json"
    do {
      let file = try GuardedFile(URL(fileURLWithPath: contents), inside: set.root)
      let document = try JSONDocument([UInt8](try file.data()))
      var found: [Finding] = []
      let images = ImageSet(document, findings: &found)
      findings += found.filter { $0.severity == .error }.map { $0.inFile(contents) }
      roots[contents] = set.root
      let first = pictures.count
      for entry in images.entries { add(entry, set, contents, document) }
      alignScales(from: first)
    } catch let refusal as GuardedFile.Refusal {
      report(refusal, nil, at: Location(contents))
    } catch let error as JSONError {
      findings.append(Finding(error, inFile: contents))
    } catch {
      failures.append(.notFound("\(contents): \(SystemWords.text(of: error))"))
    }
  }

  private mutating func add(
    _ entry: ImageSet.Entry, _ set: InsetSetTarget, _ contents: String, _ document: JSONDocument
  ) {
    guard let filename = entry.filename else { return }
    let path = set.path + "/" + filename
    let location = document.location(of: entry.path.appending("filename"), in: contents)
    guard GuardedFile.staysInside(filename) else {
      return report(.outside, filename, at: location)
    }
    do {
      let file = try GuardedFile(URL(fileURLWithPath: path), inside: set.root)
      let data = try file.data()
      if PointerFile.begins(data) {
        pointerCount += 1
        return
      }
      let found = try detect(data, scale: entry.pixelsPerPoint)
      var variant = entry.qualifiers
      variant.scale = nil
      pictures.append(
        PictureInsets(
          path: path, name: set.name, detection: found, stored: entry.alignmentInsets,
          place: PictureInsets.Place(
            contents: contents, entry: entry.path,
            position: document.position(of: entry.path.appending("alignment-insets")),
            variant: "\(variant)")))
    } catch let refusal as GuardedFile.Refusal {
      report(refusal, filename, at: location)
    } catch {
      findings.append(Finding(.notRead, "\(filename): \(error)", at: location))
    }
  }

  /// - Parameter filename: Nil for the set's `Contents.json` itself.
  private mutating func report(
    _ refusal: GuardedFile.Refusal, _ filename: String?, at location: Location
  ) {
    var (rule, why) = Self.explanation(refusal)
    if filename == nil, refusal == .missing { rule = .missingContents }
    findings.append(Finding(rule, "'\(filename ?? "Contents.json")' \(why)", at: location))
  }

  /// Returns the rule and the message for a file that must not be read.
  private static func explanation(_ refusal: GuardedFile.Refusal) -> (rule: Rule, why: String) {
    switch refusal {
    case .outside: (.outside, "is outside the given folder and is not read")
    case .cyclic: (.cyclicLink, "is a cyclic link")
    case .missing: (.missingFile, "does not exist")
    case .unreadable: (.unreadable, "cannot be read")
    case .tooLarge: (.unreadable, "is too large to be read")
    }
  }

  /// Sets the confidence of all pictures to zero.
  mutating func doubtAll() { for at in pictures.indices { pictures[at].confidence = 0 } }

  /// Assigns the insets of the best picture to all scales of the same picture in a set.
  ///
  /// The best picture is the one with the largest scale and high confidence, because it shows the core's edges best.
  /// Doubts about a larger scale apply to all.
  private mutating func alignScales(from first: Int) {
    let groups = Dictionary(grouping: pictures.indices[first...]) {
      pictures[$0].place?.variant ?? ""
    }
    for group in groups.values where group.count > 1 {
      let sure = group.filter { pictures[$0].isTrustworthy }
      let best = (sure.isEmpty ? group : sure).max {
        pictures[$0].detection.scale < pictures[$1].detection.scale
      }
      guard let best else { continue }
      let source = pictures[best]
      // More pixels may reveal that an apparent ornament is part of the picture.
      let denser = group.filter { pictures[$0].detection.scale >= source.detection.scale }
      let confidence = denser.map { pictures[$0].confidence }.min() ?? source.confidence
      for at in group {
        let ratio = pictures[at].detection.scale / source.detection.scale
        pictures[at].insets = source.insets.scaled(by: ratio)
        pictures[at].confidence = confidence
        pictures[at].hasOrnament = source.hasOrnament
        let own = pictures[at].detection
        pictures[at].disagrees =
          own.confidence >= Detection.trustworthy
          && own.insetsInFile.distance(to: pictures[at].insets) > 1
      }
    }
  }
}

extension CoreInsets {
  /// The insets scaled by a factor, in whole pixels.
  fileprivate func scaled(by ratio: Double) -> CoreInsets {
    func pixels(_ value: Int) -> Int { Int((Double(value) * ratio).rounded()) }
    return CoreInsets(
      top: pixels(top), left: pixels(left), bottom: pixels(bottom), right: pixels(right))
  }
}
