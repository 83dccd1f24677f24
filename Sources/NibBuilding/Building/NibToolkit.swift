internal import AssetCatalog
package import Foundation
package import IBDocument
package import LayoutTree
internal import ViewDrawing

/// A front's requirements for the builder: views for elements, and objects that represent guides.
///
/// A front implements this protocol in one file with a table from element names to classes. The builder contains
/// everything that is common to both fronts.
@MainActor package protocol NibToolkit {
  /// Returns the view for an element, with all attributes that are specific to its class.
  ///
  /// Nil for an element that the front does not support; the builder then creates a placeholder and records it.
  func makeView(for element: ViewElement, in nib: NibSource) -> (any ViewHost)?
  /// Returns a placeholder view for an unknown element.
  func makePlaceholder(for element: ViewElement, in nib: NibSource) -> any ViewHost
  /// Performs work that creates, lays out or draws views with the direction and text size of surroundings; unspecified
  /// properties are those of the program.
  func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value
  /// Returns the frame of an element without a specified frame, if its parent determines it; otherwise nil.
  func missingFrame(of element: ViewElement, in parent: ViewElement?, _ nib: NibSource) -> Rect?
  /// Whether a parent arranges a child, regardless of the child's mask.
  func arranges(_ child: ViewElement, in parent: ViewElement) -> Bool
  /// Adds a built child; a stack view also arranges it.
  func add(_ child: any ViewHost, of element: ViewElement, to parent: any ViewHost)
  /// Returns the object that represents a guide in constraints.
  func guideObject(for node: GuideNode) -> any ConstraintItem
  /// Returns the axes along which a view's natural size depends on text, fonts or images that a document names but does
  /// not contain.
  func contentDependentAxes(of element: ViewElement, view: any ViewHost) -> (
    width: Bool, height: Bool
  )
}

extension NibToolkit {
  /// Returns nil by default: the parent does not determine the frame.
  package func missingFrame(
    of element: ViewElement, in parent: ViewElement?, _ nib: NibSource
  ) -> Rect? { nil }
}

/// The document to build, with its options and device.
package struct NibSource {
  /// The document.
  package let document: Document
  /// The options for reading the document.
  package let options: NibOptions
  /// The lookup of picture files next to the document.
  package let images: ImageLookup

  /// The device for layout.
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

  /// Records a design-time fact about a view; does nothing at run time.
  @MainActor package func note(_ view: any ViewHost, _ change: (inout DesignTime) -> Void) {
    guard options.purpose == .designTime else { return }
    var known = view.node.designTime ?? DesignTime()
    change(&known)
    view.node.designTime = known
  }

  /// Records the name of a missing image or, at run time, logs it in Apple's words.
  ///
  /// - Parameters:
  ///   - name: The name; nil for an element without an image name.
  ///   - size: The size specified in the document, in points.
  ///   - symbol: The text beside the image if it is a symbol of the system.
  ///   - property: The design-time property for the name.
  @MainActor package func note(
    missingImage name: String?, size: CGSize?, symbol: DesignTime.SymbolText? = nil,
    of view: any ViewHost, _ property: WritableKeyPath<DesignTime, DesignTime.NamedImage?>
  ) {
    guard let name else { return }
    var image = DesignTime.NamedImage(name: name, size: size)
    image.symbol = symbol
    note(view) { [image] in $0[keyPath: property] = image }
    // System images are not files of the program; a misspelt symbol is missing.
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

/// The options for creating views from a document.
package struct NibOptions: Sendable, Hashable {
  /// The source of sizes that depend on text, fonts or images.
  package enum IntrinsicSizes: Sendable, Hashable {
    /// Sizes that are measured here.
    case measured
    /// The sizes stored in the document, for views whose natural size depends on missing resources.
    case document
  }
  /// The source of a root's environment.
  package enum Environment: Sendable, Hashable {
    /// The rules of Interface Builder's simulation.
    case rules
    /// The environment that the root's guide constraints imply; the rules if they imply none.
    case document
  }

  /// The purpose of building a document.
  package enum Purpose: Sendable, Hashable {
    /// Display as in Interface Builder, with simulated surroundings, placeholders and stored frames.
    case designTime
    /// Loading in a program, which determines the surroundings together with its window.
    case runTime
  }

  /// The purpose of building the document.
  package var purpose = Purpose.designTime
  /// Whether views are instances of the custom classes in the document, if the program contains them.
  package var usesCustomClasses = false
  /// The source of content sizes.
  package var intrinsicSizes = IntrinsicSizes.measured
  /// The source of safe areas and root margins.
  package var environment = Environment.rules
  /// The additional folders or catalogues for named pictures and colours, searched after those next to the document.
  package var assetFolders: [URL] = []
  /// The scale for selecting pictures, in pixels per point; nil for the device's.
  package var assetScale: Double?

  /// Creates the default options: measured sizes, and an environment from the rules.
  package init() {}

  /// The options for documents loaded by programs.
  package static var program: NibOptions {
    var options = NibOptions()
    options.purpose = .runTime
    options.usesCustomClasses = true
    return options
  }
}

extension AssetTraits {
  /// Creates the traits for selecting a document's pictures.
  fileprivate init(_ document: Document, on device: DeviceFacts, scale: Double?) {
    let isMac = document.platform == .macOS
    self.init(
      // Mac screens have two pixels per point.
      scale: scale ?? (isMac ? 2 : device.scale),
      idiom: isMac ? "mac" : device.idiom == .pad ? "ipad" : "iphone")
    widthClass = document.classes.map { $0.horizontal == .compact ? .compact : .regular }
    heightClass = document.classes.map { $0.vertical == .compact ? .compact : .regular }
  }
}
