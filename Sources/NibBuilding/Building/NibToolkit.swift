internal import AssetCatalog
package import Foundation
package import IBDocument
package import LayoutTree
internal import ViewDrawing

/// The requirements of the builder on a front: views for elements, and the objects that stand for guides.
///
/// A front implements it in one file that holds a table from element names to classes; the builder
/// does everything that both fronts do alike.
@MainActor package protocol NibToolkit {
  /// Returns the view of an element, with all attributes that only its class knows.
  ///
  /// nil for an element the front has no class for; the builder then creates a placeholder and notes it.
  func makeView(for element: ViewElement, in nib: NibSource) -> (any ViewHost)?
  /// Returns a view in place of an unknown element.
  func makePlaceholder(for element: ViewElement, in nib: NibSource) -> any ViewHost
  /// Does work in which views are made, laid out or drawn in the direction and at the text size of
  /// surroundings; what they do not state is the program's own.
  func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value
  /// Returns the frame of an element for which the document states none, where its parent decides it; nil
  /// elsewhere.
  func missingFrame(of element: ViewElement, in parent: ViewElement?, _ nib: NibSource) -> Rect?
  /// Whether a parent arranges a child, whatever the child states of its own mask.
  func arranges(_ child: ViewElement, in parent: ViewElement) -> Bool
  /// Adds a built child; a stack view also arranges it.
  func add(_ child: any ViewHost, of element: ViewElement, to parent: any ViewHost)
  /// Returns the object for a guide in constraints.
  func guideObject(for node: GuideNode) -> any ConstraintItem
  /// Returns the axes on which a view's natural size depends on text, fonts or images that a document names but
  /// does not hold.
  func contentDependentAxes(of element: ViewElement, view: any ViewHost) -> (
    width: Bool, height: Bool
  )
}

extension NibToolkit {
  /// Returns nil: by default no parent determines a child's frame.
  package func missingFrame(
    of element: ViewElement, in parent: ViewElement?, _ nib: NibSource
  ) -> Rect? { nil }
}

/// The document being built, with its options and device.
package struct NibSource {
  /// The document.
  package let document: Document
  /// The options that it is read with.
  package let options: NibOptions
  /// Finds the picture files beside the document.
  package let images: ImageLookup

  /// The device it is laid out for.
  package let device: DeviceFacts
  /// The notes about the document.
  package let notes = NibNotes()

  /// Creates a source.
  package init(_ document: Document, options: NibOptions) {
    self.document = document
    self.options = options
    device = DeviceTable.facts(of: document)
    let others = LayoutProfile.currentAssetFolders.filter { !options.assetFolders.contains($0) }
    images = ImageLookup(
      ImageLookup.folders(around: document.path) + options.assetFolders + others,
      traits: AssetTraits(document, on: device, scale: options.assetScale))
  }

  /// Records a fact about a view that only the canvas knows; does nothing at run time.
  @MainActor package func note(_ view: any ViewHost, _ change: (inout DesignTime) -> Void) {
    guard options.purpose == .designTime else { return }
    var known = view.node.designTime ?? DesignTime()
    change(&known)
    view.node.designTime = known
  }

  /// Notes the name of an image that is not there, or at run time logs it in Apple's words.
  ///
  /// - Parameters:
  ///   - name: The name; nil for an element that names no image.
  ///   - size: The size that the document states, in points.
  ///   - property: Where the canvas keeps it.
  @MainActor package func note(
    missingImage name: String?, size: CGSize?, of view: any ViewHost,
    _ property: WritableKeyPath<DesignTime, DesignTime.NamedImage?>
  ) {
    guard let name else { return }
    note(view) { $0[keyPath: property] = DesignTime.NamedImage(name: name, size: size) }
    // The system's own images are not files of the program; a misspelt symbol is missing.
    let isSystems =
      document.isSymbol(name)
      ? SymbolNames.areWordsKnown(in: name)
      : document.platform == .macOS && name.hasPrefix("NS")
    guard options.purpose == .runTime, !isSystems else { return }
    LayoutProfile.current.log(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(Bundle.main.bundleIdentifier ?? "(null)")\"")
  }
}

/// The options for turning a document into views.
package struct NibOptions: Sendable, Hashable {
  /// The source of sizes that depend on text, fonts or images.
  package enum IntrinsicSizes: Sendable, Hashable {
    /// Measured here.
    case measured
    /// The sizes stored in the document, for views whose natural size needs what is not there.
    case document
  }
  /// The source of a root's environment.
  package enum Environment: Sendable, Hashable {
    /// The rules of Interface Builder's simulation.
    case rules
    /// The environment that the root's own guide constraints imply; rules where they imply nothing.
    case document
  }

  /// The purpose that a document is built for.
  package enum Purpose: Sendable, Hashable {
    /// The document as Interface Builder shows it: with its simulated surroundings, placeholders and stale
    /// frames.
    case designTime
    /// The document as a program loads it: the program and its window decide.
    case runTime
  }

  /// The purpose that the document is built for.
  package var purpose = Purpose.designTime
  /// Whether views are of the classes that the document names, where the program has them.
  package var usesCustomClasses = false
  /// The source of content sizes.
  package var intrinsicSizes = IntrinsicSizes.measured
  /// The source of safe areas and root margins.
  package var environment = Environment.rules
  /// The folders, or catalogues, of named pictures and colours that are searched after those beside the
  /// document.
  package var assetFolders: [URL] = []
  /// The pixels in a point for which pictures are selected; nil for the device's.
  package var assetScale: Double?

  /// Creates the default options: everything measured, environment from the rules.
  package init() {}

  /// The options of documents that programs load.
  package static var program: NibOptions {
    var options = NibOptions()
    options.purpose = .runTime
    options.usesCustomClasses = true
    return options
  }
}

extension AssetTraits {
  /// Creates the traits for which a document's pictures are selected.
  fileprivate init(_ document: Document, on device: DeviceFacts, scale: Double?) {
    let isMac = document.platform == .macOS
    self.init(
      // A screen of a Mac has two pixels in a point.
      scale: scale ?? (isMac ? 2 : device.scale),
      idiom: isMac ? "mac" : device.idiom == .pad ? "ipad" : "iphone")
    widthClass = document.classes.map { $0.horizontal == .compact ? .compact : .regular }
    heightClass = document.classes.map { $0.vertical == .compact ? .compact : .regular }
  }
}
