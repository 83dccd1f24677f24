package import Diagnostics
package import Foundation

/// An Interface Builder document (`.xib` or `.storyboard`) as immutable values.
///
///     let document = try Document.load(path: "Login.xib")
///     for root in document.roots { print(root.kind, root.frame) }
///
/// Lengths are points; frames are in the superview's coordinates as the document writes them.
package struct Document: Sendable {
  /// The two kinds of documents.
  package enum Kind: String, Sendable, Hashable {
    /// Top-level objects.
    case xib
    /// Scenes with controllers.
    case storyboard
  }

  /// The platform of a document's views.
  package enum Platform: Sendable, Hashable {
    /// UIKit on phones and tablets.
    case iOS
    /// AppKit.
    case macOS
    /// Another one, such as tvOS or watchOS; the text is the document's runtime.
    case other(String)
  }

  /// The path as it was given.
  package let path: String
  /// The root element.
  package let element: Element
  /// The first number of the tool's version, which decides the generation of controls; 0 if absent.
  package let toolsVersion: Int
  /// `.xib` or storyboard.
  package let kind: Kind
  /// The platform of its views.
  package let platform: Platform
  /// Whether constraints lay out the views.
  package let usesAutoLayout: Bool
  /// Whether it varies by size class.
  package let usesTraitCollections: Bool
  /// Whether guides are safe areas, not top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// The device it was last shown on, or the one it is read for.
  package let device: Device?
  /// The surroundings that it is read for instead of its own.
  package let surroundings: Surroundings
  /// The identifier of the initial controller.
  package let initialViewController: String?
  /// The size classes it is read for; nil when it names no device, and then only `default`
  /// variations apply.
  package let classes: SizeClasses?
  /// The images its `resources` list, by name.
  package let images: [String: ImageResource]
  /// The catalogue colours its `resources` list, by name, as the tool last saw them.
  package let namedColors: [String: ColorElement]
  /// The system colours its `resources` list, by name, as the tool last saw them.
  package let systemColors: [String: ColorElement]
  /// Every view without an enclosing view, in document order.
  package let roots: [ViewElement]
  /// Every view controller, in document order.
  package let controllers: [ControllerElement]
  /// The numbers of controllers by the views that they load.
  private let controllerNumbers: [ObjectIdentifier: Int]
  /// Parts that could not be understood or look wrong.
  package let findings: [Finding]

  /// Reads the file at the path.
  ///
  /// - Parameters:
  ///   - classes: Size classes to read it for instead of the device's.
  ///   - surroundings: What to read it for instead of what it states.
  /// - Throws: `DocumentError` when the file is not an Interface Builder document or holds something
  ///   that cannot be laid out; lesser findings are in `findings`.
  package static func load(
    path: String, classes: SizeClasses? = nil, surroundings: Surroundings = Surroundings()
  ) throws(DocumentError) -> Document {
    try Document(
      data: data(path: path), path: path, classes: classes, surroundings: surroundings)
  }

  /// Returns the bytes of the file at the path, which need not be a document; those of its unsaved text where
  /// there is one.
  ///
  /// - Throws: `DocumentError` when there is no regular file or it is too large.
  package static func data(path: String) throws(DocumentError) -> Data {
    if let text = UnsavedDocuments.text(of: path) { return text }
    return try DocumentFile.read(path)
  }

  /// Creates a document from its bytes; the path is for messages.
  ///
  /// - Parameters:
  ///   - classes: Size classes to read it for instead of the device's.
  ///   - surroundings: The surroundings that replace the document's own.
  /// - Throws: `DocumentError`, as `load(path:classes:surroundings:)`.
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

  /// Creates a document from a root element, which serves any number of surroundings.
  ///
  /// - Parameters:
  ///   - root: The root element, such as the `element` of a document that was read before.
  ///   - path: The path for messages.
  ///   - classes: Size classes to read it for instead of the device's.
  ///   - surroundings: The surroundings that replace the document's own.
  /// - Throws: `DocumentError`, as `load(path:classes:surroundings:)`.
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
    self.surroundings = surroundings
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

  /// The controller that loads the view, if any.
  ///
  /// - Complexity: O(1).
  package func controller(of root: ViewElement) -> ControllerElement? {
    controllerNumbers[ObjectIdentifier(root)].map { controllers[$0] }
  }
}
