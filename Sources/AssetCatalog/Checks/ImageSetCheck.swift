internal import Diagnostics

/// The checks of an image set's pictures.
struct ImageSetCheck {
  /// A picture with facts about its file.
  struct Picture {
    let entry: ImageSet.Entry
    let header: PictureHeader?
  }

  private(set) var findings: [Finding] = []
  /// The number of Git LFS pointers.
  var pointerCount: Int { pictures.count { $0.header?.kind == .pointer } }
  private let document: JSONDocument
  private let pictures: [Picture]

  init(_ images: ImageSet, _ document: JSONDocument, _ set: AssetSet, inside root: String) {
    self.document = document
    var pictures: [Picture] = []
    var findings: [Finding] = []
    for entry in images.entries {
      let facts = SetFiles.facts(
        entry.filename, at: entry.path, document, of: set, inside: root)
      findings += facts.findings
      let header = facts.file.map { PictureHeader($0.beginning(PictureHeader.bytes)) }
      pictures.append(Picture(entry: entry, header: header))
    }
    (self.pictures, self.findings) = (pictures, findings)
    for picture in pictures {
      checkKind(picture)
      checkInsets(picture)
      checkCaps(picture)
    }
    checkScales()
    checkMirrored()
  }

  private mutating func report(_ rule: Rule, _ message: String, _ path: JSONPath) {
    findings.append(Finding(rule, message, at: document.location(of: path)))
  }

  /// Checks that the bytes have a supported format that matches the file name.
  private mutating func checkKind(_ picture: Picture) {
    guard let kind = picture.header?.kind, let name = picture.entry.filename else { return }
    // The contents of a picture that was not fetched are unknown.
    guard kind != .pointer else { return }
    let path = picture.entry.path.appending("filename")
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let meant: [String: PictureHeader.Kind] = [
      "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "pdf": .pdf, "svg": .svg,
      "heic": .heif, "heif": .heif, "avci": .heif,
    ]
    if let expected = meant[ending], expected != kind {
      report(.badPicture, "the file '\(name)' does not begin as a \(expected.rawValue) file", path)
    } else if kind == .heif {
      report(.notRead, "\(kind.rawValue) files such as '\(name)' are not read here", path)
    }
  }

  /// Checks that insets are not negative and do not cover the entire picture.
  private mutating func checkInsets(_ picture: Picture) {
    guard let insets = picture.entry.alignmentInsets else { return }
    let path = picture.entry.path.appending("alignment-insets")
    for (key, value) in [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ] where value < 0 {
      report(
        .negativeInset,
        "the inset is negative: what is aligned then reaches out of the picture",
        path.appending(.key(key)))
    }
    guard let size = picture.header?.size else { return }
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    if across >= Double(size.width) || down >= Double(size.height) {
      report(
        .insetsTooLarge,
        "insets of \(text(across)) × \(text(down)) pixels leave nothing of a picture of "
          + "\(size.width) × \(size.height)", path)
    }
  }

  /// Checks that caps and middle fit into the picture.
  private mutating func checkCaps(_ picture: Picture) {
    guard let slicing = picture.entry.slicing else { return }
    let path = picture.entry.path.appending("resizing")
    let caps = slicing.caps
    let center = [slicing.centerWidth, slicing.centerHeight].compactMap { $0 }
    guard (caps.all + center).allSatisfy({ $0 >= 0 }) else {
      return report(.capsTooLarge, "caps and middle must not be negative", path)
    }
    guard let size = picture.header?.size else { return }
    // At least one pixel must remain for the middle.
    let across = caps.left + caps.right + (slicing.centerWidth ?? 1)
    let down = caps.top + caps.bottom + (slicing.centerHeight ?? 1)
    if across > Double(size.width) || down > Double(size.height) {
      report(
        .capsTooLarge,
        "caps and middle of \(text(across)) × \(text(down)) pixels do not fit into a picture of "
          + "\(size.width) × \(size.height)", path)
    }
  }

  /// Checks that pictures that differ only in scale have the same insets in points.
  private mutating func checkScales() {
    struct Known {
      let picture: Picture
      let points: [Double]
    }
    var known: [AssetQualifiers: Known] = [:]
    for picture in pictures where picture.entry.filename != nil {
      var key = picture.entry.qualifiers
      key.scale = nil
      let insets = picture.entry.insetsInPoints
      let points = [insets.top, insets.left, insets.bottom, insets.right]
      guard let other = known[key] else {
        known[key] = Known(picture: picture, points: points)
        continue
      }
      let scales = [picture.entry.pixelsPerPoint, other.picture.entry.pixelsPerPoint]
      // Rounding may change each picture's inset by half a pixel.
      let allowed = scales.reduce(0) { $0 + 0.5 / $1 } + 1e-9
      guard zip(points, other.points).contains(where: { abs($0 - $1) > allowed }) else { continue }
      let path = picture.entry.path
      let place =
        document[path.appending("alignment-insets")] == nil ? "filename" : "alignment-insets"
      report(
        .insetsDiffer,
        "at \(text(scales[0]))x the insets are \(list(points)) points, at \(text(scales[1]))x "
          + "\(list(other.points)) (top, left, bottom, right); they are stated in pixels of each file",
        path.appending(.key(place)))
    }
  }

  /// Checks that a mirrored picture has equal insets at its left and right, or a variant for the other direction.
  private mutating func checkMirrored() {
    for picture in pictures where picture.entry.filename != nil {
      guard let direction = picture.entry.qualifiers.direction,
        let insets = picture.entry.alignmentInsets, insets.left != insets.right
      else { continue }
      var twin = picture.entry.qualifiers
      twin.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
      if pictures.contains(where: { $0.entry.filename != nil && $0.entry.qualifiers == twin }) {
        continue
      }
      report(
        .mirroredInsets,
        "the picture is mirrored for the other reading direction and its insets are not: "
          + "\(text(insets.left)) pixels at the left, \(text(insets.right)) at the right; a picture "
          + "for the other direction can have its own",
        picture.entry.path.appending("alignment-insets"))
    }
  }

  private func text(_ number: Double) -> String {
    NumberText.text(number, decimals: 2)
  }

  private func list(_ numbers: [Double]) -> String {
    "(" + numbers.map(text).joined(separator: ", ") + ")"
  }
}
