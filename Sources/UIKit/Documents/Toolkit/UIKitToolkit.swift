package import IBDocument
package import LayoutTree
package import NibBuilding

/// UIKit's side of document building: which class an element names, and what its attributes set.
@MainActor package struct UIKitToolkit: NibToolkit {
  /// Creates the toolkit.
  package init() {}

  /// A function that returns a view from an element's own attributes.
  typealias Maker = @MainActor (ViewElement, NibReader) -> UIView

  /// Every element of iOS documents that is a view.
  static let makers: [ElementKind: Maker] = [
    .view: { element, reader in reader.make(element) { UIView() } },
    .tableViewCellContentView: { element, reader in reader.make(element) { UIView() } },
    .collectionViewCellContentView: { element, reader in reader.make(element) { UIView() } },
    .containerView: { element, reader in reader.make(element) { UIView() } },
    .label: makeLabel,
    .button: makeButton,
    .imageView: makeImageView,
    .stackView: makeStackView,
    .scrollView: makeScrollView,
    .textField: makeTextField,
    .textView: makeTextView,
    .tableView: makeTableView,
    .tableViewCell: makeTableViewCell,
    .collectionView: makeCollectionView,
    .collectionViewCell: { element, reader in
      reader.make(element) { UICollectionViewCell(frame: .zero) }
    },
    .collectionReusableView: { element, reader in
      reader.make(element) { UICollectionReusableView() }
    },
    .visualEffectView: makeVisualEffectView,
    .switch: makeSwitch,
    .slider: makeSlider,
    .stepper: { element, reader in reader.make(element) { UIStepper() } },
    .segmentedControl: makeSegmentedControl,
    .progressView: makeProgressView,
    .activityIndicatorView: makeActivityIndicator,
    .pageControl: makePageControl,
    .pickerView: { element, reader in reader.make(element) { UIPickerView() } },
    .datePicker: makeDatePicker,
    .searchBar: makeSearchBar,
    .navigationBar: makeNavigationBar,
    .toolbar: makeToolbar,
    .tabBar: makeTabBar,
    .wkWebView: makeForeign, .webView: makeForeign, .mapView: makeForeign,
    .glkView: makeForeign, .mtkView: makeForeign, .skView: makeForeign,
    .sceneKitView: makeForeign, .arskView: makeForeign, .arscnView: makeForeign,
  ]

  static func makeForeign(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = ForeignView()
    view.kind = element.kind.rawValue
    return view
  }

  /// Returns a view of the element's class with the element's attributes; nil for an unknown element.
  package func makeView(for element: ViewElement, in nib: NibSource) -> (any ViewHost)? {
    guard let maker = Self.makers[element.kind] else { return nil }
    let reader = NibReader(nib)
    let view = maker(element, reader)
    configure(view, element, reader)
    return view
  }

  /// A view without content that stands for an element of an unknown kind.
  package func makePlaceholder(for element: ViewElement, in nib: NibSource) -> any ViewHost {
    let reader = NibReader(nib)
    let view = Self.makeForeign(element, reader)
    configure(view, element, reader)
    return view
  }

  /// Whether a parent arranges a child: a stack does.
  package func arranges(_ child: ViewElement, in parent: ViewElement) -> Bool {
    parent.kind == .stackView && child.via == "subviews"
  }

  /// Puts a child where its parent keeps such children: arranged, as the content view, or as a subview.
  package func add(_ child: any ViewHost, of element: ViewElement, to parent: any ViewHost) {
    guard let child = child as? UIView, let parent = parent as? UIView else { return }
    let isContent = element.key == "contentView"
    switch parent {
    case let stack as UIStackView where element.via == "subviews":
      stack.addArrangedSubview(child)
    case let cell as UITableViewCell where isContent: cell.adoptContentView(child)
    case let cell as UICollectionViewCell where isContent: cell.adoptContentView(child)
    case let effect as UIVisualEffectView where isContent: effect.adoptContentView(child)
    case let table as UITableView where element.key == "backgroundView":
      table.backgroundView = child
    default: parent.addSubview(child)
    }
    if let table = parent as? UITableView, let cell = child as? UITableViewCell {
      table.staticRows?.add(cell, id: element.id)
    }
  }

  /// The layout guide of a node.
  package func guideObject(for node: GuideNode) -> any ConstraintItem { UILayoutGuide.of(node) }

  /// Text and images decide these; everything else is drawn by the system at sizes known here.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#which-ios-classes-have-an-intrinsic-size`.
  package func contentDependentAxes(of element: ViewElement, view: any ViewHost) -> (
    width: Bool, height: Bool
  ) {
    switch view {
    case is UILabel, is UIButton, is UITextField, is UISegmentedControl, is UIDatePicker:
      (true, true)
    case let text as UITextView: (!text.isScrollEnabled, !text.isScrollEnabled)
    case let image as UIImageView:
      // Only where the document does not say the image's size.
      image.lacksImageSize ? (true, true) : (false, false)
    default: (false, false)
    }
  }

  /// Attributes that all views share.
  private func configure(_ view: UIView, _ element: ViewElement, _ reader: NibReader) {
    if reader.isDesignTime {
      view.metrics = ControlMetrics(
        generation: IOSGeneration(toolsVersion: reader.document.toolsVersion),
        hasHomeIndicator: !reader.device.hasHomeButton, isDesignTime: true)
    }
    if element.isHidden {
      view.isHidden = true
      if element.kind == .activityIndicatorView {
        reader.nib.note(view) { $0.keepsPlaceWhenHidden = true }
      }
    }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.number("tag").flatMap({ Int(exactly: $0) }) { view.tag = tag }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if let reacts = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = reacts
    }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let mode = element.attribute("contentMode") { view.contentMode = .init(word: mode) }
    if let color = reader.color(element, "backgroundColor") { view.backgroundColor = color }
    if let color = reader.color(element, "tintColor") { view.tintColor = color }
    switch element.attribute("semanticContentAttribute") {
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    default: break
    }
    if let scroll = view as? UIScrollView { Self.configure(scroll, element) }
    applyRuntimeAttributes(to: view, element, reader)
  }
}

extension UIView.ContentMode {
  /// Creates the mode of a document's word; unknown words fill.
  init(word: String) {
    let words: [String: Self] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    self = words[word] ?? .scaleToFill
  }
}
