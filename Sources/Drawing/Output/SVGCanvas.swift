import Foundation

/// A canvas that writes an SVG document, which preserves text and shadows.
///
/// Lengths are in points, with y down. Effective clips become clip paths, layers become groups, shadows become filters,
/// and blend modes become styles.
///
/// Source: W3C, "Scalable Vector Graphics 1.1 (Second Edition)"; "Compositing and Blending Level 1".
final class SVGCanvas: Canvas {
  let bounds: CGRect
  private var clip: SVGClip?
  private var saved: [SVGClip?] = []
  /// The open groups, innermost last.
  private var groups = [Group()]
  /// The bounding boxes of the layers' clips.
  private var layerAreas: [CGRect] = []
  var definitions = SVGDefinitions()
  /// The description of the picture; nil for none.
  var note: String?
  /// The name of the part that elements belong to; nil for none.
  var part: String?

  /// The content of a layer, or of the document.
  private struct Group {
    /// An element with its clip and the name of its part.
    struct Entry {
      var clip: String?
      var part: String?
      var element: String
    }
    /// The elements, in order.
    var entries: [Entry] = []
    /// The clip at the start of the layer, which applies to the entire layer.
    var clip: SVGClip?

    /// The elements; adjacent elements with the same clip of the same part are grouped.
    var text: String {
      var result = ""
      var open: (part: String?, clip: String?) = (nil, nil)
      func close() { if open != (nil, nil) { result += "</g>\n" } }
      for entry in entries {
        if (entry.part, entry.clip) != open {
          close()
          open = (entry.part, entry.clip)
          let part = entry.part.map { " data-view=\"\(SVGText.escaped($0))\"" } ?? ""
          let clip = entry.clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
          if open != (nil, nil) { result += "<g\(part)\(clip)>\n" }
        }
        result += entry.element + "\n"
      }
      close()
      return result
    }
  }

  /// Creates a document with a size in points; nil for an invalid size.
  init?(size: CGSize) {
    guard size.isPage else { return nil }
    bounds = CGRect(origin: .zero, size: size)
  }

  let pictureZoom = 2.0
  var clipBounds: CGRect { clip?.bounds ?? bounds }

  func save() { saved.append(clip) }
  func restore() { if let last = saved.popLast() { clip = last } }

  func clip(_ path: [PathElement], evenOdd: Bool) {
    clip = SVGClip(path, evenOdd: evenOdd, inside: clip, canvas: bounds)
  }

  func resetClip() { clip = nil }

  func pushLayer(in area: [PathElement]?) {
    save()
    groups.append(Group(clip: clip))
    if let area { clip(area, evenOdd: false) }
    layerAreas.append(clipBounds)
  }

  func popLayer(_ compositing: Compositing) {
    guard groups.count > 1, let group = groups.popLast(), let area = layerAreas.popLast() else {
      return
    }
    restore()
    let text = group.text
    guard !text.isEmpty else { return }
    paint(extent: area, compositing) { alpha in
      "<g style=\"isolation:isolate\"\(SVGText.opacity("opacity", alpha))>\n\(text)</g>"
    }
  }

  func canBlend(_ mode: CGBlendMode) -> Bool {
    switch mode {
    case .clear, .copy, .destinationOver, .destinationOut: true
    default: mode.cssName != nil
    }
  }

  func snapshot() -> CGImage? { nil }

  func finish() -> Data? {
    while groups.count > 1 { popLayer(Compositing()) }
    let (width, height) = (SVGText.number(bounds.width), SVGText.number(bounds.height))
    let body = groups[0].text
    let note = note.map { "<desc>\(SVGText.escaped($0))</desc>\n" } ?? ""
    let definitions = definitions.text.isEmpty ? "" : "<defs>\n\(definitions.text)</defs>\n"
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(note)\(definitions)\(body)</svg>

      """.utf8)
  }

  /// Adds an element with the current clip, before or after all others in the group.
  func add(_ element: String, extent: CGRect, first: Bool = false) {
    let last = groups.count - 1
    let entry = Group.Entry(
      clip: clipID(extent, beyond: groups[last].clip), part: part, element: element)
    groups[last].entries.insert(entry, at: first ? 0 : groups[last].entries.count)
  }

  /// Applies a mask to the entire group.
  func maskAll(by mask: String) {
    let last = groups.count - 1
    let text = groups[last].text
    guard !text.isEmpty else { return }
    groups[last].entries = [Group.Entry(element: "<g mask=\"url(#\(mask))\">\n\(text)</g>")]
  }

  /// Returns the id of a definition with all outlines that clip an extent; nil without any.
  func clipID(_ extent: CGRect, beyond limit: SVGClip? = nil) -> String? {
    var id: String?
    for cut in clip?.cutting(extent, beyond: limit) ?? [] {
      let outer = id.map { " clip-path=\"url(#\($0))\"" } ?? ""
      let rule = cut.evenOdd ? " clip-rule=\"evenodd\"" : ""
      let shape =
        cut.rect.map { "<rect \(SVGText.box($0))/>" }
        ?? "<path d=\"\(SVGText.path(cut.path))\"\(rule)/>"
      id = definitions.id { "<clipPath id=\"\($0)\"\(outer)>\(shape)</clipPath>" }
    }
    return id
  }
}
