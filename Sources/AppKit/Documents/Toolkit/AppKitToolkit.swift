internal import Foundation
package import IBDocument
internal import LayoutGeometry
package import LayoutTree
package import NibBuilding

/// The document builder's interface to AppKit: maps elements to classes, and attributes to properties.
@MainActor package struct AppKitToolkit: NibToolkit {
  /// The generation of all controls; nil for that of the document's tool.
  let generation: ControlGeneration?

  /// Creates the toolkit.
  ///
  /// - Parameter generation: The generation of all controls; nil for that of the tool that saved the document.
  package init(generation: ControlGeneration? = nil) { self.generation = generation }

  /// A closure that creates a view from an element's attributes.
  typealias Maker = @MainActor (ViewElement, NibReader) -> NSView

  /// The makers of all view elements of macOS documents, by element name.
  static let makers: [ElementKind: Maker] = [
    .view: { element, reader in reader.make(element) { NSView() } },
    .customView: { element, reader in reader.make(element) { NSView() } },
    .containerView: { element, reader in reader.make(element) { NSView() } },
    .textField: makeTextField,
    .secureTextField: makeTextField,
    .searchField: makeTextField,
    .tokenField: makeTextField,
    .comboBox: makeTextField,
    .textView: makeTextView,
    .button: makeButton,
    .popUpButton: makePopUpButton,
    .segmentedControl: makeSegmentedControl,
    .slider: makeSlider,
    .stepper: makeStepper,
    .switch: makeSwitch,
    .colorWell: makeColorWell,
    .datePicker: makeDatePicker,
    .levelIndicator: makeLevelIndicator,
    .pathControl: makePathControl,
    .progressIndicator: makeProgressIndicator,
    .imageView: makeImageView,
    .box: makeBox,
    .stackView: makeStackView,
    .gridView: makeGridView,
    .splitView: makeSplitView,
    .scrollView: makeScrollView,
    .clipView: makeClipView,
    .scroller: makeScroller,
    .tableView: makeTableView,
    .outlineView: makeTableView,
    .tableHeaderView: { element, reader in reader.make(element) { NSTableHeaderView() } },
    .tableCellView: { element, reader in reader.make(element) { NSTableCellView() } },
    .collectionView: { element, reader in reader.make(element) { NSCollectionView() } },
    .tabView: makeTabView,
    .visualEffectView: makeVisualEffectView,
    .control: { element, reader in reader.make(element) { NSControl() } },
    .matrix: makeMatrix, .form: makeMatrix, .ruleEditor: makeForeign,
    .predicateEditor: makeForeign,
    .webView: makeForeign, .wkWebView: makeForeign, .mapView: makeForeign,
    .openGLView: makeForeign, .mtkView: makeForeign, .skView: makeForeign,
    .sceneKitView: makeForeign, .pdfView: makeForeign, .avPlayerView: makeForeign,
    .browser: makeForeign, .imageBrowserView: makeForeign, .arscnView: makeForeign,
  ]

  /// Appearances by their names in documents; a name that begins with `inherited` does not set the view's
  /// appearance.
  static let appearances: [String: NSAppearance] = {
    let names: [String: NSAppearance.Name] = [
      "aqua": .aqua, "darkAqua": .darkAqua, "vibrantLight": .vibrantLight,
      "vibrantDark": .vibrantDark,
    ]
    return names.compactMapValues { NSAppearance(named: $0) }
  }()

  static func makeForeign(_ element: ViewElement, _ reader: NibReader) -> NSView {
    reader.make(element) { () -> NSView in
      let view = ForeignView()
      view.kind = element.kind.rawValue
      return view
    }
  }

  /// Returns a view of the element's class with the element's attributes; nil for an unknown element.
  package func makeView(for element: ViewElement, in nib: NibSource) -> (any ViewHost)? {
    guard let maker = Self.makers[element.kind] else { return nil }
    let reader = NibReader(nib)
    let view = maker(element, reader)
    configure(view, element, reader)
    return view
  }

  /// Returns an empty view that represents an element of an unknown kind.
  package func makePlaceholder(for element: ViewElement, in nib: NibSource) -> any ViewHost {
    let reader = NibReader(nib)
    let view = Self.makeForeign(element, reader)
    configure(view, element, reader)
    return view
  }

  /// Whether the parent lays the child out, as stack views and grid cells do.
  package func arranges(_ child: ViewElement, in parent: ViewElement) -> Bool {
    if child.via == "gridCell" { return true }
    return parent.kind == .stackView && Self.gravity(of: child) != nil
  }

  /// The frame of a child without a stored frame: that of a table cell.
  package func missingFrame(
    of element: ViewElement, in parent: ViewElement?, _ nib: NibSource
  ) -> Rect? {
    guard !element.hasFrame, let parent, element.via == "prototypeCellViews" else { return nil }
    return TableCellFrames(
      parent, in: nib.document, generation ?? DocumentGeneration(nib).generation
    ).frame(of: element)
  }

  /// The gravity area of an element in a stack; nil for an element in none.
  private static func gravity(of element: ViewElement) -> NSStackView.Gravity? {
    switch element.via {
    case "subviews", "beginningViews": .leading
    case "middleViews", "centerViews": .center
    case "endViews": .trailing
    default: nil
    }
  }

  /// Adds a child to its parent as an arranged subview, as the content view, or as a subview.
  package func add(_ child: any ViewHost, of element: ViewElement, to parent: any ViewHost) {
    guard let child = child as? NSView, let parent = parent as? NSView else { return }
    let isContent = element.key == "contentView"
    switch parent {
    case let stack as NSStackView:
      if let gravity = Self.gravity(of: element) {
        stack.addView(child, in: gravity)
      } else {
        stack.addSubview(child)
      }
    case let grid as NSGridView where element.via == "gridCell":
      grid.storedCells[element.id]?.contentView = child
    case let box as NSBox where isContent: box.contentView = child
    case let scroll as NSScrollView where isContent:
      if let clip = child as? NSClipView {
        scroll.contentView = clip
      } else {
        scroll.addSubview(child)
      }
    case let scroll as NSScrollView where element.key == "headerView":
      scroll.addSubview(child)
      (scroll.documentView as? NSTableView)?.headerView = child as? NSTableHeaderView
      scroll.showDocument(below: child)
    case let tabs as NSTabView:
      tabs.tabViewItems.first { $0.viewName == element.id }?.view = child
      tabs.addSubview(child)
    case let clip as NSClipView where clip.documentView == nil: clip.documentView = child
    default: parent.addSubview(child)
    }
  }

  /// The layout guide of a node.
  package func guideObject(for node: GuideNode) -> any ConstraintItem { NSLayoutGuide.of(node) }

  /// The axes on which text, images or the system's drawing determine a view's size.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`.
  package func contentDependentAxes(of element: ViewElement, view: any ViewHost) -> (
    width: Bool, height: Bool
  ) {
    switch view {
    case let field as NSTextField: (field.isLabel, true)
    case is NSButton, is NSSegmentedControl, is NSStepper, is NSSwitch, is NSDatePicker:
      (true, true)
    case let slider as NSSlider:
      slider.sliderType == .circular ? (true, true) : (slider.isVertical, !slider.isVertical)
    case is NSLevelIndicator, is NSPathControl: (false, true)
    case let indicator as NSProgressIndicator: (indicator.style == .spinning, true)
    case let image as NSImageView: image.lacksImageSize ? (true, true) : (false, false)
    default: (false, false)
    }
  }

  /// Sets the attributes that all views share.
  private func configure(_ view: NSView, _ element: ViewElement, _ reader: NibReader) {
    if element.isHidden { view.isHidden = true }
    let appearance = element.attribute("appearanceType") ?? reader.windowAppearance(of: element)
    view.appearance = appearance.flatMap { Self.appearances[$0] }
    if let alpha = element.number("alphaValue") { view.alphaValue = alpha }
    if element.bool("wantsLayer") == true { view.wantsLayer = true }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    switch element.attribute("userInterfaceLayoutDirection") {
    case "rightToLeft": view.userInterfaceLayoutDirection = .rightToLeft
    case "leftToRight": view.userInterfaceLayoutDirection = .leftToRight
    default: break
    }
    if let generation {
      // A separator's direction is its frame's.
      if view is NSBox {
        view.viewNode.frame.size = CGSize(width: element.frame.width, height: element.frame.height)
      }
      view.setGeneration(generation)
    } else {
      StoredMetrics(element: element, nib: reader.nib).apply(to: view)
    }
  }
}

extension AppKitToolkit {
  /// Runs a closure that creates, lays out or draws views in the reading direction of the surroundings.
  ///
  /// Text styles of macOS have a single size, so that a text size has no effect.
  package func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value {
    let before = NSApplication.isRightToLeft
    if let direction = surroundings.direction {
      NSApplication.isRightToLeft = direction == .rightToLeft
    }
    defer { NSApplication.isRightToLeft = before }
    return work()
  }
}
