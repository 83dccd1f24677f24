/// The attributes of the root element.
struct DocumentHeader {
  let kind: Document.Kind
  let platform: Document.Platform
  let toolsVersion: Int

  /// Creates a header by reading the root element.
  ///
  /// - Throws: `notInterfaceBuilder` unless it is a `document` element with one of the tool's types.
  init(_ root: Element, path: String) throws(DocumentError) {
    let type = root["type"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw DocumentError(
        .notInterfaceBuilder(root: root.name), path: path, position: root.position)
    }
    kind = type.contains("Storyboard") ? .storyboard : .xib
    platform = Self.platform(runtime: root["targetRuntime"] ?? "", type: type)
    toolsVersion = Int((root["toolsVersion"] ?? "").prefix { $0.isASCII && $0.isNumber }) ?? 0
  }

  private static func platform(runtime: String, type: String) -> Document.Platform {
    if runtime.hasPrefix("iOS") { return .iOS }
    if runtime.hasPrefix("MacOSX") { return .macOS }
    if !runtime.isEmpty { return .other(runtime) }
    if type.contains(".CocoaTouch.") { return .iOS }
    if type.contains(".Cocoa.") { return .macOS }
    return .other(type)
  }
}

/// The document's `resources`.
struct DocumentResources {
  private(set) var images: [String: ImageResource] = [:]
  private(set) var namedColors: [String: ColorElement] = [:]
  private(set) var systemColors: [String: ColorElement] = [:]

  init(_ root: Element) {
    for element in root.child("resources")?.children ?? [] {
      switch element.name {
      case "image":
        if let image = ImageResource(element) { images[image.name] = image }
      case "namedColor", "systemColor":
        guard let name = element["name"], let color = element.child("color") else { continue }
        if element.name == "namedColor" {
          namedColors[name] = ColorElement(color)
        } else {
          systemColors[name] = ColorElement(color)
        }
      default: break
      }
    }
  }
}
