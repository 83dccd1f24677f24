package import Diagnostics
package import Foundation

/// An Interface Builder document (`.xib` or `.storyboard`) as immutable values.
///
///     let document = try Document.load(path: "Login.xib")
///     for root in document.roots { print(root.kind, root.frame) }
///
/// Lengths are points; frames are in the superview's coordinates as stored in the document.
package struct Document: Sendable {
  /// The kind of a document.
  package enum Kind: String, Sendable, Hashable {
    /// A document with top-level objects.
    case xib
    /// A document with scenes and controllers.
    case storyboard
  }

  /// The platform of a document's views.
  package enum Platform: Sendable, Hashable {
    /// UIKit on phones and tablets.
    case iOS
    /// AppKit.
    case macOS
    /// Another platform, such as tvOS or watchOS; the associated value is the document's runtime.
    case other(String)
  }

  /// The path as specified.
  package let path: String
  /// The root element.
  package let element: Element
  /// The first number of the tool's version, which determines the generation of controls; 0 if absent.
  package let toolsVersion: Int
  /// Whether the document is a `.xib` or a storyboard.
  package let kind: Kind
  /// The platform of the views.
  package let platform: Platform
  /// Whether constraints lay out the views.
  package let usesAutoLayout: Bool
  /// Whether the document varies by size class.
  package let usesTraitCollections: Bool
  /// Whether guides are safe areas instead of top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// The device on which the document was last displayed, or for which it is read.
  package let device: Device?
  /// The surroundings that replace the document's own.
  package private(set) var surroundings: Surroundings
  /// The identifier of the initial controller.
  package let initialViewController: String?
  /// The size classes for which the document is read; nil if it contains no device, in which case only `default`
  /// variations apply.
  package let classes: SizeClasses?
  /// The images in the document's `resources`, by name.
  package let images: [String: ImageResource]
  /// The catalogue colours in the document's `resources`, by name, as stored by the tool.
  package let namedColors: [String: ColorElement]
  /// The system colours in the document's `resources`, by name, as stored by the tool.
  package let systemColors: [String: ColorElement]
  /// The views without a parent view, in document order.
  package let roots: [ViewElement]
  /// The view controllers, in document order.
  package let controllers: [ControllerElement]
  /// The indices of controllers by their root views.
  private let controllerNumbers: [ObjectIdentifier: Int]
  /// The findings about parts that were not understood or are suspicious.
  package let findings: [Finding]

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - classes: The size classes that replace those of the device.
  ///   - surroundings: The surroundings that replace the document's own.
  /// - Throws: `DocumentError` if the file is not an Interface Builder document or cannot be laid out; other problems
  ///   are in `findings`.
  package static func load(
    path: String, classes: SizeClasses? = nil, surroundings: Surroundings = Surroundings()
  ) throws(DocumentError) -> Document {
    try Document(
      data: data(path: path), path: path, classes: classes, surroundings: surroundings)
  }

  /// Returns the contents of the file at a path, which need not be a document, or its unsaved text if there is any.
  ///
  /// - Throws: `DocumentError` if there is no regular file or it is too large.
  package static func data(path: String) throws(DocumentError) -> Data {
    if let text = UnsavedDocuments.text(of: path) { return text }
    return try DocumentFile.read(path)
  }

  /// Creates a document from its contents; the path is for messages.
  ///
  /// - Parameters:
  ///   - classes: The size classes that replace those of the device.
  ///   - surroundings: The surroundings that replace the document's own.
  /// - Throws: `DocumentError`, as in `load(path:classes:surroundings:)`.
  /// - Complexity: O(bytes).
  package init(
    data: Data, path: String, classes: SizeClasses? = nil,
    surroundings: Surroundings = Surroundings()
  ) throws(DocumentError) {
    try DocumentFile.check(data, path: path)
    let reader = XMLReader(bytes: try TextEncoding.utf8(data, path: path), path: path)
    try self.init(
      element: reader.read(), path: path, classes: classes, surroundings: surroundings)
  }

  /// Creates a document from a root element, which can be reused for any surroundings.
  ///
  /// - Parameters:
  ///   - root: The root element, such as the `element` of a document that was read before.
  ///   - path: The path for messages.
  ///   - classes: The size classes that replace those of the device.
  ///   - surroundings: The surroundings that replace the document's own.
  /// - Throws: `DocumentError`, as in `load(path:classes:surroundings:)`.
  /// - Complexity: O(elements); the text is not parsed again.
  package init(
    element root: Element, path: String, classes: SizeClasses? = nil,
    surroundings: Surroundings = Surroundings()
  ) throws(DocumentError) {
    let header = try DocumentHeader(root, path: path)
    let device = surroundings.device(stored: root.child("device").flatMap { Device($0) })
    let inUse =
      classes
      ?? (header.platform == .iOS
        ? device.map { SizeClasses(device: $0, width: surroundings.size?.width) } : nil)
    let index = try DocumentIndex(root: root, path: path, classes: inUse)
    var resolver = ViewResolver(index: index, classes: inUse, path: path)
    let roots = resolver.views(in: root, parent: nil)
    let resources = DocumentResources(root)

    self.path = path
    element = root
    toolsVersion = header.toolsVersion
    kind = header.kind
    platform = header.platform
    usesAutoLayout = root.bool("useAutolayout") ?? false
    usesTraitCollections = root.bool("useTraitCollections") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    self.device = device
    self.surroundings = surroundings.onPlatform(header.platform)
    initialViewController = root["initialViewController"]
    self.classes = inUse
    images = resources.images
    namedColors = resources.namedColors
    systemColors = resources.systemColors
    self.roots = roots
    controllers = ControllerCollector(document: root, roots: roots).controllers
    controllerNumbers = Dictionary(
      controllers.enumerated().compactMap { number, controller in
        controller.rootView.map { (ObjectIdentifier($0), number) }
      }
    ) { first, _ in first }
    findings = resolver.findings.findings
  }

  /// Returns the document with another size of its roots; nil if the size has other size classes, which may select other
  /// views.
  ///
  /// - Complexity: O(1).
  package func resized(to size: Size) -> Document? {
    if platform == .iOS, let device {
      guard classes == SizeClasses(device: device, width: size.width) else { return nil }
    }
    var result = self
    result.surroundings.size = size
    return result
  }

  /// Returns the controller that loads a view, if any.
  ///
  /// - Complexity: O(1).
  package func controller(of root: ViewElement) -> ControllerElement? {
    controllerNumbers[ObjectIdentifier(root)].map { controllers[$0] }
  }
}
