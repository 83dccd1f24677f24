internal import AppKit
internal import Diagnostics
package import Drawing
package import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding
internal import UIKit
package import ViewDrawing

/// A picture of a document's root.
@MainActor package struct DocumentPicture {
  /// The picture as a file in the requested format.
  package let data: Data
  /// The id of the root view.
  package let root: String
  /// The size of the picture, in points.
  package let size: CGSize
  /// The rectangle of the root in the picture, in points; the whole picture unless it shows a screen or window.
  package let content: CGRect
  /// The tree of the views as text, with the numbers of ``Overlay/marks``; nil unless the options ask for it.
  package let tree: String?
  /// The names of the parts of the screen or window that the picture shows around the root.
  package let parts: [String]
  /// The diagnostics from reading, building and drawing, one line each.
  package let diagnostics: [String]
  /// The names of the document's missing pictures; only for a document that was read for the picture.
  package private(set) var missing: [String] = []
  /// The parts that are drawn otherwise than on Apple's systems.
  package private(set) var omissions: PictureOmissions

  /// Creates a picture of a document's root by reading and laying out the document.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read, laid out or drawn, or if the scene or device is
  ///   unknown.
  package init(path: String, options: PictureOptions = PictureOptions()) throws(WorkbenchError) {
    var missing: [String] = []
    let laidOut = try Self.laidOut(path, options) { missing = $0 }
    let root = try RootSelection.root(named: options.scene, in: laidOut)
    try self.init(
      of: root, in: laidOut, options: options,
      surroundings: PictureSurroundings(laidOut, options))
    self.missing = missing
  }

  /// Creates a picture of a scene in an iOS storyboard while its controller runs, by default the initial one; other
  /// documents are drawn unchanged.
  ///
  /// - Throws: `WorkbenchError`, as ``init(path:options:)``.
  package init(running path: String, options: PictureOptions) throws(WorkbenchError) {
    var canvas = options
    canvas.usesCustomClasses = false
    let laidOut = try Self.laidOut(path, canvas)
    let document = laidOut.document
    let root = try RootSelection.root(named: options.scene, in: laidOut)
    guard document.platform == .iOS,
      let id = options.scene == nil ? document.initialViewController : root.controller?.id
    else {
      try self.init(path: path, options: options)
      return
    }
    let surroundings = document.surroundings
    let window = UIKitToolkit().simulate(surroundings) {
      try? UIStoryboard.window(
        showing: id, of: URL(fileURLWithPath: path), on: document.device)
    }
    try self.init(
      of: root, shownBy: window, in: laidOut, options: options,
      surroundings: PictureSurroundings(laidOut, canvas))
  }

  /// Reads a document and lays it out according to the options, with the pictures in its repository.
  ///
  /// - Parameter notFound: Called with the names of missing pictures.
  /// - Throws: `WorkbenchError` if the document cannot be read or laid out, or if the device is unknown.
  static func laidOut(
    _ path: String, _ options: PictureOptions, notFound: ([String]) -> Void = { _ in }
  ) throws(WorkbenchError) -> LaidOutDocument {
    if options.pinsFonts { PinnedFonts.beginRecording() }
    var surroundings = options.surroundings
    surroundings.device = try identifier(ofDevice: surroundings.device)
    surroundings.isWholeScreen = options.showsScreen
    let nib = options.nib
    let document: Document
    do throws(DocumentError) {
      document = try Document.load(path: path, surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    let assets = DocumentAssets(of: document, options: nib)
    notFound(assets.missing)
    return try LayoutProfile.with(profile(options)) { () throws(WorkbenchError) in
      try ProjectFonts.with(options.fontFolders) { () throws(WorkbenchError) in
        try LaidOutDocument.layOut(
          document, options: nib.searching(assets.folders), look: options.look)
      }
    }
  }

  /// The current profile with the folder of symbols and the look of text that options state; nil for options without.
  static func profile(_ options: PictureOptions) -> LayoutProfile? {
    guard options.symbolFolder != nil || options.drawsTextAsBlocks else { return nil }
    var profile = LayoutProfile.current
    if let folder = options.symbolFolder { profile.symbolFolder = URL(fileURLWithPath: folder) }
    if options.drawsTextAsBlocks { profile.drawnText = .blocks }
    return profile
  }

  /// Creates a picture of a root of a laid-out document.
  ///
  /// Of the surroundings and the look in the options, only the appearance has an effect.
  ///
  /// - Parameters:
  ///   - window: The window that displays the root in a running program; nil for the root itself.
  ///   - subject: The subject to which the constraint and alignment rectangle overlays are limited; nil for all.
  ///   - surroundings: Those of the document's roots, for screens and omissions; made once for all pictures, since they read
  ///     the whole document. Nil for pictures whose omissions are not read.
  package init(
    of root: BuiltRoot, shownBy window: (any DrawnHost)? = nil, in laidOut: LaidOutDocument,
    options: PictureOptions, subject: OverlaySubject? = nil,
    surroundings: PictureSurroundings? = nil
  ) throws(WorkbenchError) {
    let path = laidOut.document.path
    guard let view = window ?? root.view as? any DrawnHost else {
      throw .notFound("\(path): The root \(root.element.id) cannot be drawn.")
    }
    if let appearance = options.surroundings.appearance {
      root.show(in: appearance)
      // In another appearance, pictures may have another size.
      laidOut.simulate { view.node.layoutIfNeeded() }
    }
    var layers = (window == nil ? surroundings?.layers(around: root) : nil) ?? ViewLayers(of: view)
    // The window of a running program fills its display.
    if window != nil { layers.outline = surroundings?.display }
    let size = layers.size
    let scale = options.scale ?? Self.scale(of: view)
    guard scale.isFinite, scale > 0,
      let context = options.format.context(size: size, scale: scale)
    else {
      throw .picture(
        path: path,
        why:
          "the view's frame \(FrameTree.text(view.node.frame)) is empty or too large at "
          + "\(scale) pixels per point")
    }
    let outline = options.mask == .ignored ? nil : layers.outline?.path(in: size)
    if options.mask == .alpha, let outline {
      context.addPath(outline)
      context.clip(using: .evenOdd)
    }
    if layers.hasBackground {
      context.setFillColor(Self.background(of: view))
      context.fill(CGRect(origin: .zero, size: size))
    }
    var renderer = ViewRenderer(
      context, overlays: options.overlays ?? Overlay.requested, subject: subject)
    if options.format == .svg {
      let names = root.views.map { (ObjectIdentifier($0.view), $0.id) }
      renderer.names = Dictionary(names) { first, _ in first }
    }
    let tree =
      options.needsNumbers
      ? window.map { NumberedTree(of: $0, at: Location(path)) }
        ?? NumberedTree(of: root, in: laidOut)
      : nil
    renderer.numbers = tree?.numbers ?? [:]
    self.tree = options.statesTree ? tree?.text : nil
    LayoutProfile.with(Self.profile(options)) { laidOut.simulate { renderer.draw(layers) } }
    if options.mask == .black, let outline {
      context.addRect(CGRect(origin: .zero, size: size))
      context.addPath(outline)
      context.setFillColor(.black)
      context.fillPath(using: .evenOdd)
    }
    let unpinned = options.pinsFonts ? PinnedFonts.differences() : []
    guard unpinned.isEmpty else { throw .fonts(path: path, unpinned) }
    context.omissions.moveToSymbols { name in
      laidOut.document.isSymbol(name) || view is NSView && name.hasPrefix("NS")
    }
    // A window shows its own bars.
    if window == nil { surroundings?.add(around: root, to: &context.omissions) }
    omissions = context.omissions
    do {
      data = try options.format.data(from: context)
    } catch {
      throw .picture(path: path, why: "\(error)")
    }
    self.root = root.element.id
    parts = layers.parts
    content = layers.layers.first(where: \.isSubject)?.frame ?? layers.bounds
    self.size = size
    diagnostics =
      (laidOut.document.findings + root.findings).map(\.description)
      + (renderer.notes + context.diagnostics).map { "\(path): \($0)" }
  }

  /// The number of pixels per point: the device's, or 2 for AppKit, which lays out in whole points on any screen.
  static func scale(of view: any DrawnHost) -> Double {
    view is NSView ? 2 : view.node.pixelScale
  }

  /// The background of a root: white, black in dark mode, or the window's background.
  static func background(of view: any DrawnHost) -> CGColor {
    if let view = view as? NSView {
      var background = CGColor.white
      view.effectiveAppearance.performAsCurrentDrawingAppearance {
        background = NSColor.windowBackgroundColor.cgColor
      }
      return background
    }
    return CGColor(gray: view.shownAppearance == .dark ? 0 : 1, alpha: 1)
  }

  /// Returns the identifier of a device for a name or identifier.
  ///
  /// - Throws: `WorkbenchError.notFound` for an unknown device, with a suggestion.
  package nonisolated static func identifier(ofDevice name: String?) throws(WorkbenchError)
    -> String?
  {
    guard let name else { return nil }
    if let id = DeviceTable.identifier(named: name) { return id }
    let hint = DeviceTable.suggestion(for: name).map { " Did you mean '\($0)'?" } ?? ""
    throw .notFound("Unknown device '\(name)'.\(hint) `plumb devices` lists the known ones.")
  }
}
