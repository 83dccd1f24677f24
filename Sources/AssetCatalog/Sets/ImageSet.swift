package import Diagnostics

/// The `Contents.json` of an image set.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type.
package struct ImageSet: AssetSetContents {
  /// The rendering of a picture: as such, or as a shape.
  package enum RenderingIntent: String, Sendable, CaseIterable {
    /// Rendering that the view decides.
    case automatic
    /// Rendering as a picture.
    case original
    /// Rendering as a shape in the tint colour.
    case template
  }

  /// One picture of the set.
  package struct Entry: Sendable {
    /// The file in the set's folder; nil for an entry without one.
    package let filename: String?
    /// The conditions for its use.
    package let qualifiers: AssetQualifiers
    /// The distances to the alignment rectangle; nil where none are stated.
    ///
    /// All zero is stated as well: distances count also where those at the left and bottom are zero.
    package let alignmentInsets: PixelInsets?
    /// The slicing for resizing; nil resizes as a whole.
    package let slicing: ImageSlicing?
    /// The entry's own rendering intent; nil leaves it to the set.
    let intent: RenderingIntent?
    /// The entry in the file.
    package let path: JSONPath

    /// Pixels in a point; 1 for a picture of all scales.
    package var pixelsPerPoint: Double { qualifiers.scale ?? 1 }

    /// The distances to the alignment rectangle in points: the pixels over the picture's own scale.
    package var insetsInPoints: (top: Double, left: Double, bottom: Double, right: Double) {
      (alignmentInsets ?? .zero).points(at: pixelsPerPoint)
    }
  }

  /// The pictures in the order of the file.
  package let entries: [Entry]
  /// The rendering intent of entries that state none; nil where the set states none.
  package let intent: RenderingIntent?
  /// Whether vector pictures are rendered again at each size.
  package let preservesVectors: Bool

  /// Whether only the shapes count.
  package var isTemplate: Bool { intent == .template }

  fileprivate static let entryKeys = ContentsReader.qualifierKeys.union([
    "alignment-insets", "color-space", "compression-type", "extent", "filename",
    "minimum-system-version", "orientation", "platform", "resizing", "role", "size",
    "template-rendering-intent", "unassigned",
  ])
  static let propertyKeys: Set<String> = [
    "auto-scaling", "compression-type", "localizable", "on-demand-resource-tags", "pre-rendered",
    "preserves-vector-representation", "provides-namespace", "symbol-rendering-intent",
    "template-rendering-intent",
  ]

  /// Creates the value from the parts that can be read; `findings` gets the rest.
  package init(_ document: JSONDocument, findings: inout [Finding]) {
    var reader = ContentsReader(document)
    defer { findings += reader.findings }
    var entries: [Entry] = []
    var intent: RenderingIntent?
    var preservesVectors = false
    if let root = reader.root() {
      reader.checkKeys(of: root, ["images", "info", "properties"])
      for place in reader.objects("images", of: root) { entries.append(Entry(place, &reader)) }
      if let properties = reader.object("properties", of: root) {
        reader.checkKeys(of: properties, Self.propertyKeys)
        intent = reader.word("template-rendering-intent", of: properties)
        preservesVectors =
          reader.bool("preserves-vector-representation", of: properties) ?? false
      }
    }
    (self.entries, self.intent, self.preservesVectors) = (entries, intent, preservesVectors)
  }

  /// Returns the picture for some traits, among those that have a file; `AssetQualifiers.misfit(_:)` ranks
  /// them.
  package func entry(for traits: AssetTraits) -> Entry? {
    entries.filter { $0.filename != nil }.best(for: traits, \.qualifiers)
  }

  /// Returns the rendering intent of a picture in a set with a name.
  ///
  /// The picture's comes before the set's; without both it is a shape where the set's name ends in `Template`,
  /// as Apple documents it.
  package func intent(of entry: Entry, inSetNamed name: String) -> RenderingIntent {
    entry.intent ?? intent ?? (name.hasSuffix("Template") ? .template : .automatic)
  }
}

extension ImageSet.Entry {
  fileprivate init(_ place: ContentsReader.Place, _ reader: inout ContentsReader) {
    reader.checkKeys(of: place, ImageSet.entryKeys)
    filename = reader.string("filename", of: place)
    qualifiers = reader.qualifiers(of: place)
    alignmentInsets = reader.insets("alignment-insets", of: place)
    slicing = reader.slicing(of: place)
    intent = reader.word("template-rendering-intent", of: place)
    path = place.path
  }
}
