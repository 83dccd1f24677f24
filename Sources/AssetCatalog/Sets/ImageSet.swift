package import Diagnostics

/// The `Contents.json` of an image set.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type.
package struct ImageSet: AssetSetContents {
  /// The rendering of a picture: unchanged, or as a template.
  package enum RenderingIntent: String, Sendable, CaseIterable {
    /// The view decides.
    case automatic
    /// The picture is drawn unchanged.
    case original
    /// The picture is a template, drawn in the tint colour.
    case template
  }

  /// A picture of the set.
  package struct Entry: Sendable {
    /// The file in the set's folder; nil for an entry without one.
    package let filename: String?
    /// The conditions for its use.
    package let qualifiers: AssetQualifiers
    /// The distances to the alignment rectangle; nil if unspecified.
    ///
    /// Insets of zero also count as specified.
    package let alignmentInsets: PixelInsets?
    /// The slicing for resizing; nil resizes the whole picture.
    package let slicing: ImageSlicing?
    /// The entry's rendering intent; nil for the set's.
    let intent: RenderingIntent?
    /// The path of the entry in the file.
    package let path: JSONPath

    /// The number of pixels per point; 1 for a picture for all scales.
    package var pixelsPerPoint: Double { qualifiers.scale ?? 1 }

    /// The distances to the alignment rectangle in points, that is, pixels divided by the picture's scale.
    package var insetsInPoints: (top: Double, left: Double, bottom: Double, right: Double) {
      (alignmentInsets ?? .zero).points(at: pixelsPerPoint)
    }
  }

  /// The pictures, in file order.
  package let entries: [Entry]
  /// The rendering intent of entries without one; nil if unspecified.
  package let intent: RenderingIntent?
  /// Whether vector pictures are rendered again at each size.
  package let preservesVectors: Bool

  /// Whether the pictures are templates.
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

  /// Creates the value from the readable parts, and adds findings about the rest.
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

  /// Returns the picture for traits, among those with a file; `AssetQualifiers.misfit(_:)` ranks them.
  package func entry(for traits: AssetTraits) -> Entry? {
    entries.filter { $0.filename != nil }.best(for: traits, \.qualifiers)
  }

  /// Returns the rendering intent of a picture in a set with a name.
  ///
  /// The picture's intent takes precedence over the set's. Without both, it is a template if the set's name ends in
  /// `Template`, as Apple documents.
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
